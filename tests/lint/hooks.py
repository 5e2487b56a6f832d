"""What a game gives to the generic table stays small: the members of TableLook, those that one game
alone sets, and the members and switches of ZonePlace. A hook for one game is a part, a row of a table, or data of
a verb, a phase or a zone.

Usage: hooks.py <project>
"""
import re

from sources import finish, project_root, without_comments

MEMBERS_MAX = 36
ZONE_MEMBERS_MAX = 40
ZONE_BOOLS_MAX = 6
CONTRACT = "include/tables/table_look.h"
GAMES = ("regicide", "claim", "clash", "direnjie")
MEMBER = re.compile(r"\(\*(\w+)\)\(|(\w+)(?:\[\w*\])?\s*$")
LOOK = re.compile(r"const TableLook \w+ = \{(.*?)\n\};", re.S)


def body(text, name):
    return re.search(r"\bstruct %s \{(.*?)\n\}" % name, text, re.S).group(1)


def members(text):
    found = [MEMBER.search(statement) for statement in text.split(";")]
    return [match.group(1) or match.group(2) for match in found if match]


def set_by(root, game):
    for path in sorted((root / "src/gameui" / game).rglob("*.c")):
        look = LOOK.search(path.read_text(encoding="utf-8"))
        if look:
            return set(re.findall(r"^\s*\.(\w+) =", look.group(1), re.M))
    return set()


def main():
    root = project_root()
    text = without_comments((root / CONTRACT).read_text(encoding="utf-8"))
    names = members(body(text, "TableLook"))
    looks = [set_by(root, game) for game in GAMES]
    alone = {name for name in names if sum(name in look for look in looks) == 1}
    bools = len(re.findall(r"\bbool\b", body(text, "ZonePlace")))
    problems = []
    if not all(looks):
        problems.append("a game without a TableLook: is it written in another way?")
    if len(names) > MEMBERS_MAX:
        problems.append(f"{CONTRACT}: TableLook has {len(names)} members, more than {MEMBERS_MAX}")
    problems += [f"{CONTRACT}: {name} is set by one game alone" for name in sorted(alone)]
    zone = members(body(text, "ZonePlace"))
    if len(zone) > ZONE_MEMBERS_MAX:
        problems.append(f"{CONTRACT}: ZonePlace has {len(zone)} members, more than {ZONE_MEMBERS_MAX}")
    if bools > ZONE_BOOLS_MAX:
        problems.append(f"{CONTRACT}: ZonePlace has {bools} bools, more than {ZONE_BOOLS_MAX}")
    finish(problems, names)


if __name__ == "__main__":
    main()
