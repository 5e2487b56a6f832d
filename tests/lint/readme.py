"""src/README.md says what is there: its paths exist, its rooms and their doors are those of layers.py.

Usage: readme.py <project>
"""
import re

from layers import DOORS, ROOMS
from sources import finish, project_root

PATH = re.compile(r"`((?:src|include|tests|packaging|core|tables|ui)/[\w./-]+)`")
ROOM = re.compile(r"^\| `([\w/]+)` \|.*\| *(.*?) *\|$", re.M)
READING_MAX = 12
PATH_ROOTS = ("", "include", "src")


def missing_paths(root, text):
    for path in sorted(set(PATH.findall(text))):
        if not any((root / base / path).exists() for base in PATH_ROOTS):
            yield f"src/README.md: there is no {path}"


def wrong_rooms(text):
    section = text[text.index("| room |"):]
    section = section[: section.index("\n\n")]
    told = {room: set(re.findall(r"`([\w.]+)`", doors)) for room, doors in ROOM.findall(section)}
    for room in sorted(told.keys() ^ ROOMS.keys()):
        yield f"src/README.md: the room {room} stands only in one of the tables"
    for room in sorted(told.keys() & ROOMS.keys()):
        if told[room] != DOORS.get(room, set()):
            yield f"src/README.md: the doors of {room} are {sorted(DOORS.get(room, set()))}"


def main():
    root = project_root()
    text = (root / "src/README.md").read_text(encoding="utf-8")
    problems = list(missing_paths(root, text)) + list(wrong_rooms(text))
    order = text[text.index("## Reading order"): text.index("## The layers")]
    files = len(PATH.findall(order))
    if files > READING_MAX:
        problems.append(f"src/README.md: {files} files to read first, more than {READING_MAX}")
    finish(problems, [root / "src/README.md"])


if __name__ == "__main__":
    main()
