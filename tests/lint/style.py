"""The shape of the sources: lengths, nesting, parameters, plain choices, the opening comment, no
unfinished marks.

Relies on clang-format's braces: a function's body stands between two lines that are "{" and "}".

Usage: style.py <project>
"""
import re
import statistics

from sources import c_files, finish, project_root, without_comments

FILE_LINES = 500
COLUMNS = 100
FUNCTION_LINES = 70
FUNCTION_MEDIAN = 10
FUNCTION_LONG = 40  # the 95th percentile
NESTING = 3
PARAMETERS = 5
# These take the fields of one thing in order: an event, a text on the screen, a picture's place; or
# are called by a library that lists them.
LISTING_FIELDS = ("event_move(", "say_move(", "ui_label(", "pixels_blit_tinted(", "take_request(")
OPENING_LINES = (1, 16)
PROTOTYPES = 30  # of a header
DIRECTIVE = re.compile(r"^#(?:.*\\\n)*.*$", re.M)
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])+\'')
INDEX = re.compile(r"(?<=[\w\])])\[([^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]")
TRUTH = re.compile(r"[!=<>]=|&&|\|\||!|(?<![-<>])[<>](?![<>])"
                   r"|^(?:\w+(?:\.|->))*(?:is|has|was|can|are|had)_\w+(?:\([^()]*\))?$")
UNFINISHED = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b")
BLOCK = re.compile(r"^\s*(\} )?(if|else|for|while|do|switch|case|default|json_\w+foreach)\b.*")

ALLOCATION = re.compile(r"(?<![\w.>])(malloc|calloc|realloc|aligned_alloc|strn?dup|v?asprintf)\(")
ALLOCATOR = ("src", "base", "memory.c")

PROTOTYPE = re.compile(r"^(?!typedef|static)\w[\w *]*?\b\w+\([^;{}]*\)[^;{}]*;", re.M)

# It is told or read on ways on which nothing has gone wrong, too.
UNSET = re.compile(r"^ +Problem \w+;$")


def functions(lines):
    """(line number, signature, body lines) of each function definition."""
    start = None
    for number, line in enumerate(lines):
        if line == "{":
            start = number
        elif line == "}" and start is not None:
            yield start + 1, signature(lines, start), lines[start + 1 : number]
            start = None


def signature(lines, brace):
    first = brace
    while first > 0 and lines[first - 1].strip() and lines[first - 1][-1] not in ";}\\/":
        first -= 1
    return " ".join(lines[first:brace])


def parameter_count(text):
    inner = text[text.find("(") + 1 : text.rfind(")")]
    depth, count = 0, 1
    for letter in inner:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        count += letter == "," and depth == 0
    return 0 if inner.strip() in ("", "void") else count


def nesting(body):
    """How deep control blocks stand in each other."""
    deepest, opened = 0, []
    for line in body:
        stripped = line.strip()
        if stripped.startswith("}") and opened:
            opened.pop()
        if stripped.endswith("{"):
            opened.append(bool(BLOCK.match(line)) or stripped == "{")
            deepest = max(deepest, sum(opened))
    return deepest


def check_functions(path, lines, lengths):
    for number, head, body in functions(lines):
        lengths.append(len(body))
        if len(body) > FUNCTION_LINES:
            yield f"{path}:{number}: a function of {len(body)} lines"
        if nesting(body) > NESTING:
            yield f"{path}:{number}: blocks are nested {nesting(body)} deep"
        lists_fields = any(name in head for name in LISTING_FIELDS)
        if parameter_count(head) > PARAMETERS and not lists_fields:
            yield f"{path}:{number}: a function of {parameter_count(head)} parameters"


def bare(code):
    """The code without what stands in literals and directives, line by line."""
    return DIRECTIVE.sub(lambda found: "\n" * found.group().count("\n"),
                         LITERAL.sub('""', "\n".join(code)))


def nested_conditionals(text):
    """The lines with a ?: that is part of another one, be it in brackets."""
    line = 1
    levels = [[False, False]]  # of brackets: whether a ?: has begun, and whether one has ended
    for letter in text:
        line += letter == "\n"
        if letter in "([":
            levels.append([False, False])
        elif letter in ")]" and len(levels) > 1:
            levels[-2][1] |= any(levels.pop())
        elif letter in ",;{}":
            levels[-1] = [False, False]
        elif letter == "?":
            if levels[-1][1] or any(begun for begun, _ in levels):
                yield line
            levels[-1][0] = True


def check_expressions(path, code, is_test):
    """A choice is written as one: plain c ? a : b, never in another, no array in its place."""
    text = bare(code)
    for number in nested_conditionals(text):
        yield f"{path}:{number}: a conditional expression within another"
    for number, line in enumerate([] if is_test else text.splitlines(), 1):
        for index in INDEX.findall(line):
            if TRUTH.search(index) and "?" not in index:
                yield f"{path}:{number}: an array indexed by a truth"


def check_lines(path, lines):
    if len(lines) > FILE_LINES:
        yield f"{path}:1: a file of {len(lines)} lines"
    for number, line in enumerate(lines, 1):
        if len(line) > COLUMNS:
            yield f"{path}:{number}: a line of {len(line)} columns"
        if UNFINISHED.search(line):
            yield f"{path}:{number}: unfinished"
        if line != line.rstrip() or "\t" in line:
            yield f"{path}:{number}: a tab or blanks at the end"


def check_unset(path, code):
    """A problem that may be told is none at first."""
    for number, line in enumerate(code, 1):
        if UNSET.match(line):
            yield f"{path}:{number}: a Problem without a first value"


def check_allocation(path, code):
    """Nobody asks for memory but the one allocator, which never gives NULL."""
    for number, line in enumerate(code, 1):
        if ALLOCATION.search(line):
            yield f"{path}:{number}: memory that is not from base/memory.h"


def check_opening(path, text):
    """The file says at once what it is for."""
    match = re.match(r"/\*.*?\*/", text, re.S)
    if not match:
        return [f"{path}:1: does not open with a comment"]
    lines = match.group().count("\n") + 1
    low, high = OPENING_LINES
    return [] if low <= lines <= high else [f"{path}:1: the opening comment has {lines} lines"]


def check_prototypes(path, code):
    count = len(PROTOTYPE.findall("\n".join(code)))
    if count > PROTOTYPES:
        yield f"{path}:1: {count} prototypes, more than {PROTOTYPES}: cut it by matter"


def main():
    root = project_root()
    problems, lengths, test_lengths = [], [], []
    files = c_files(root, "src", "include", "tests")
    for path in files:
        text = path.read_text(encoding="utf-8")
        parts = path.relative_to(root).parts
        is_test = parts[0] == "tests"
        problems += check_opening(path, text)
        problems += check_lines(path, text.splitlines())
        code = without_comments(text).splitlines()
        code = [line.rstrip() for line in code]
        if parts[:2] in (("src", "app"), ("src", "gameui")) and path.suffix == ".c":
            problems += check_unset(path, code)
        if not is_test and parts != ALLOCATOR:
            problems += check_allocation(path, code)
        if not is_test and path.suffix == ".h":
            problems += check_prototypes(path, code)
        problems += check_functions(path, code, test_lengths if is_test else lengths)
        problems += check_expressions(path, code, is_test)
    median = statistics.median(lengths)
    long = statistics.quantiles(lengths, n=20)[-1]
    print(f"{len(lengths)} functions: median {median:g} lines, 95th percentile {long:g}")
    if median > FUNCTION_MEDIAN or long > FUNCTION_LONG:
        problems.append("the functions of src are too long on the whole")
    finish(problems, files)


main()
