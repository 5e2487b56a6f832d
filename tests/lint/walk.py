"""The walk of a click, as src/README.md lists it, is that of the sources: every function lies in its
file, and every call in the file of the function that it stands below. It is short.

Usage: walk.py <project>
"""
import re
from collections import Counter

from sources import finish, project_root, without_comments

HOPS = 60
ENTRIES = 5  # of one file
STEP = re.compile(r"^ ?(\d+) (\S+\.c)(\s+)(\w+)(?: \((\w+)\))?")
COLUMN = 27  # of the path


def steps(readme):
    """(number, file, depth, function, member or None) of each line of the list."""
    text = readme[readme.index("## The walk of a click"):]
    for line in text.split("```")[1].splitlines():
        match = STEP.match(line)
        if match:
            number, file, gap, function, member = match.groups()
            yield int(number), file, (len(file + gap) - COLUMN) // 2, function, member


def problems_of(root, walk):
    callers = []
    for place, (number, file, depth, function, member) in enumerate(walk):
        code = without_comments((root / "src" / file).read_text())
        if number != place:
            yield f"{number} {function}: the numbers have a gap"
        if not re.search(rf"^\w[^;{{}}()]*\b{function}\(", code, re.M):
            yield f"{number} {function}: not a function of {file}"
        if depth > 0:
            call = rf"(->|\.){member}\(" if member else rf"\b{function}\("
            if callers[depth - 1][0] == file or not re.search(call, callers[depth - 1][1]):
                yield f"{number} {function}: not called from {callers[depth - 1][0]}"
        callers[depth:] = [(file, code)]


def main():
    root = project_root()
    walk = list(steps((root / "src/README.md").read_text()))
    problems = list(problems_of(root, walk))
    hops = walk[1:]
    if len(hops) > HOPS:
        problems.append(f"{len(hops)} hops, more than {HOPS}")
    for file, count in Counter(step[1] for step in hops).items():
        if count > ENTRIES:
            problems.append(f"{file}: entered {count} times, more than {ENTRIES}")
    finish(problems, walk)


main()
