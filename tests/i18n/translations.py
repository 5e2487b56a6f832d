#!/usr/bin/env python3
"""Checks every catalogue for what would be wrong on the screen: translations.py <locales>.

msgfmt --check, nothing fuzzy, in each translation exactly the placeholders of its English text, and
the habits of each language that a machine can see (locales/README.md, Style). A translation that is
missing is no finding here; complete.sh demands them all.
"""
import pathlib
import re
import subprocess
import sys

PLACEHOLDER = re.compile(r"\{[a-z0-9_]+\}")
HAN = "\u3007\u4e00-\u9fff"
HABITS = {
    "id": [("addresses with “Anda”", re.compile(r"\b[Aa]nda\b")),
           ("writes di or ke together with a place", re.compile(r"\b(di|ke)(tangan|atas|bawah)\b"))],
    "ru": [("has a plain space before a dash", re.compile(r" —")),
           ("has a plain space after №", re.compile(r"№ ")),
           ("has a plain space between a number and its noun",
            re.compile(r"(\{n\}|(?<![\d–-])\b\d+) (карт|игрок|очк|ход|урон|враг|голос|взят|сторонник)")),
           ("puts a name into a case", re.compile(r"игрок(а|у|ом|е)[ \u00a0]\{(name|other)\}")),
           ("has a range with a dash, which nobody can say aloud in the right case",
            re.compile(r"[\d}]–[\d{]")),
           ("has a capital for a role or a phase within a sentence",
            re.compile(r"[а-яё,][ \u00a0](Нищ|Фаз|Сыщик|(?<!арт[ауые] )(?<!артой )Убийц)"))],
    "zh_CN": [("has half-width punctuation after Chinese", re.compile(f"[{HAN}][,.:;!?()]")),
              ("has a space beside Chinese", re.compile(f"[{HAN}] [A-Za-z0-9{{]|[A-Za-z0-9}}] [{HAN}]")),
              ("has straight quotes", re.compile(r'\\"'))],
}


def read_entries(po):
    """The entries of a catalogue as lists of (field, text), from msgcat's normal form."""
    normal = subprocess.run(["msgcat", "--no-wrap", po], check=True, capture_output=True, text=True)
    for block in normal.stdout.split("\n\n"):
        entry = []
        for line in block.splitlines():
            field = re.match(r'(msg[a-z_]+(?:\[\d\])?) "(.*)"$', line)
            if line.startswith("#, ") and "fuzzy" in line:
                entry.append(("fuzzy", ""))
            elif field:
                entry.append(field.groups())
            elif line.startswith('"'):
                entry[-1] = (entry[-1][0], entry[-1][1] + line[1:-1])
        if any(field == "msgid" and text for field, text in entry):
            yield entry


def findings(entry):
    """What is wrong with one entry, in words."""
    english = dict(entry)
    source = english.get("msgid_plural", english["msgid"])
    wanted = set(PLACEHOLDER.findall(source))
    if "fuzzy" in english:
        yield "is fuzzy"
    if "msgid_plural" in english and "{n}" not in wanted:
        yield "has plural forms but no {n}"
    if not set(PLACEHOLDER.findall(english["msgid"])) <= wanted:
        yield "has a placeholder that its plural has not"
    for field, text in entry:
        if field.startswith("msgstr") and text and set(PLACEHOLDER.findall(text)) != wanted:
            yield f"has other placeholders in {field}: {text}"


def unhabitual(language, entry):
    for field, text in entry:
        if field.startswith("msgstr") and "--" not in text:
            for finding, pattern in HABITS[language]:
                if pattern.search(text):
                    yield f"{finding}: {text}"


def main(locales):
    count = 0
    files = sorted(locales.glob("*.po"))
    if len(files) < 3:
        sys.exit(f"{locales}: catalogues are missing")
    for po in files:
        subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", po], check=True)
        for entry in read_entries(po):
            for finding in [*findings(entry), *unhabitual(po.stem, entry)]:
                print(f"{po.name}: “{dict(entry)['msgid']}” {finding}")
                count += 1
    sys.exit(count != 0)


main(pathlib.Path(sys.argv[1]))
