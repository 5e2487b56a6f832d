"""The table of accessibility tags in README.md: all 24 are in it, and whatever is claimed names tests of every day.

Usage: tags.py <project> <folder of tests, as ctest reads it>
"""
import fnmatch
import pathlib
import re
import subprocess
import sys

TAGS = 24
ROW = re.compile(r"^\| ([^|]+) \| (yes|no) \| ?([^|]*)\|$", re.M)


def main():
    project, folder = sys.argv[1:]
    text = (pathlib.Path(project) / "README.md").read_text(encoding="utf-8")
    rows = ROW.findall(text.split("## Accessibility")[1].split("\n## ")[0])
    listed = subprocess.run(["ctest", "--test-dir", folder, "-N"], capture_output=True, text=True, check=True).stdout
    tests = re.findall(r"Test +#\d+: (\S+)", listed)
    problems = []
    if len({tag for tag, _, _ in rows}) != TAGS:
        problems.append(f"{len(rows)} tags stand in the table, not {TAGS}")
    for tag, claimed, proof in rows:
        named = re.findall(r"`([^`]+)`", proof)
        if claimed == "yes" and not named:
            problems.append(f"{tag} is claimed without a test")
        problems += [f"{tag}: there is no test {name}" for name in named if not fnmatch.filter(tests, name)]
    print("\n".join(problems))
    return len(problems) > 0


if __name__ == "__main__":
    sys.exit(main())
