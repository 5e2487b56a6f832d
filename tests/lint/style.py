"""The shape of the sources: lengths, nesting, parameters, conditional expressions, the opening
comment, no unfinished marks.

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
# These take the fields of one thing in order: an event, a text on the screen, a picture's place.
LISTING_FIELDS = ("event_move(", "say_move(", "ui_label(", "pixels_blit_tinted(")
CONDITIONAL_DENSITY = 10  # statements with ?: of 1,000 lines, but for tests
TESTS = "tests"
OPENING_LINES = (1, 16)
DIRECTIVE = re.compile(r"^#(?:.*\\\n)*.*$", re.M)
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])+\'')
UNFINISHED = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK")) + r")\b")
BLOCK = re.compile(r"^\s*(\} )?(if|else|for|while|do|switch|case|default|json_\w+foreach)\b.*")

ALLOCATION = re.compile(r"(?<![\w.>])(malloc|calloc|realloc|aligned_alloc|strn?dup|v?asprintf)\(")
ALLOCATOR = ("src", "base", "memory.c")

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


def conditionals(code):
    """How many conditional expressions each statement has that has any. A list of initial values,
    which ends with a brace, counts as a statement."""
    code = DIRECTIVE.sub("", LITERAL.sub('""', "\n".join(code)))
    return [count for part in re.findall(r"[^;{}]*[;{}]", code) if (count := part.count("?"))]


class Layer:
    """The conditional expressions of a layer."""

    def __init__(self):
        self.lines = self.statements = self.several = 0

    def add(self, code):
        counts = conditionals(code)
        self.lines += len(code)
        self.statements += len(counts)
        self.several += sum(count > 1 for count in counts)

    def problems(self, name):
        found = 1000 * self.statements / self.lines
        if name != TESTS and found > CONDITIONAL_DENSITY:
            yield f"{name}: {found:.1f} statements with ?: of 1,000 lines, more than {CONDITIONAL_DENSITY}"
        if self.several:
            yield f"{name}: {self.several} statements with several ?:"


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


def main():
    root = project_root()
    problems, lengths, test_lengths, layers = [], [], [], {}
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
        problems += check_functions(path, code, test_lengths if is_test else lengths)
        layers.setdefault(TESTS if is_test else parts[1], Layer()).add(code)
    for name, layer in layers.items():
        problems += layer.problems(name)
    median = statistics.median(lengths)
    long = statistics.quantiles(lengths, n=20)[-1]
    print(f"{len(lengths)} functions: median {median:g} lines, 95th percentile {long:g}")
    if median > FUNCTION_MEDIAN or long > FUNCTION_LONG:
        problems.append("the functions of src are too long on the whole")
    finish(problems, files)


main()
