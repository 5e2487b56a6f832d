#!/usr/bin/env python3
"""Holds the plural rules of the program against the Plural-Forms headers of the catalogues, which
msgfmt and the translators' editors go by: plural_headers.py <locales> <i18n_plural>."""
import gettext
import pathlib
import re
import subprocess
import sys


def main(locales, program):
    printed = subprocess.run([program, "--rows"], check=True, capture_output=True, text=True)
    rows = dict(line.split() for line in printed.stdout.splitlines())
    files = sorted(locales.glob("*.po"))
    if len(files) < 3 or not all(len(row) == 201 for row in rows.values()):
        sys.exit(f"{locales}: catalogues or rows are missing")
    wrong = 0
    for po in files:
        header = re.search(r'"Plural-Forms: nplurals=(\d+); plural=(.*?);', po.read_text())
        form_of = gettext.c2py(header[2])
        forms = [form_of(n) for n in range(201)]
        if forms != [int(form) for form in rows[po.stem]] or max(forms) + 1 != int(header[1]):
            print(f"{po.name}: the header and the program count differently")
            wrong += 1
    sys.exit(wrong != 0)


main(pathlib.Path(sys.argv[1]), sys.argv[2])
