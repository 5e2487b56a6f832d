"""What the checks share: the project's C files, and how a check ends."""
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.M)


def c_files(root, *folders):
    """All .c and .h files below these folders of the project, sorted."""
    found = []
    for folder in folders:
        found += [path for path in (root / folder).rglob("*.[ch]")]
    return sorted(found)


def includes(path):
    """(line number, opening mark, name) of every #include of a file."""
    text = path.read_text(encoding="utf-8")
    for match in INCLUDE.finditer(text):
        yield text.count("\n", 0, match.start(2)) + 1, match.group(1), match.group(2)


def without_comments(text, literals=False):
    """The text with comments blanked, and literals unless they are to stay; its lines kept."""
    pattern = r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''

    def blank(match):
        stays = literals and match.group()[0] != "/"
        return match.group() if stays else re.sub(r"[^\n]", " ", match.group())

    return re.sub(pattern, blank, text, flags=re.S)


def finish(problems, checked):
    """Prints the problems and ends the program; a check that looked at nothing has failed."""
    for problem in problems:
        print(problem)
    if not checked:
        print("nothing was checked")
    sys.exit(1 if problems or not checked else 0)


def project_root():
    return pathlib.Path(sys.argv[1])
