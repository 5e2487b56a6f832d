"""A sentence is written once: two places that say the same get it from one. A sentence is a text
marked for translation with more letters than LETTERS; TWICE of them may stand in more places.

Usage: sentences.py <project>
"""
import re

from sources import c_files, finish, project_root, without_comments

LETTERS = 25
TWICE = 18
PART = r'"((?:[^"\\]|\\.)*)"'
TEXT = r"((?:" + PART + r"\s*)+)"
MARKED = re.compile(r"\b(?:NP?_\(|NCP?_\(\s*" + PART + r",)\s*" + TEXT + "[,)]")


def sentences(text):
    """Each marked text with its line: of several forms the first."""
    for mark in MARKED.finditer(text):
        yield "".join(re.findall(PART, mark.group(2))), text.count("\n", 0, mark.start()) + 1


def main():
    root = project_root()
    places = {}
    for path in c_files(root, "src"):
        text = without_comments(path.read_text(encoding="utf-8"), literals=True)
        for sentence, line in sentences(text):
            if len(sentence) > LETTERS:
                places.setdefault(sentence, []).append(f"{path.relative_to(root)}:{line}")
    twice = {sentence: at for sentence, at in places.items() if len(at) > 1}
    problems = [f"{' '.join(at)}: {sentence}" for sentence, at in sorted(twice.items())]
    if len(twice) > TWICE:
        problems.append(f"{len(twice)} sentences stand twice, more than {TWICE}")
    finish(problems if len(twice) > TWICE else [], places)


if __name__ == "__main__":
    main()
