"""The pure libraries hold nothing that can change: their .data and .bss are empty. Constant tables,
also those with addresses in them, lie elsewhere.

Usage: globals.py <project> <library…>
"""
import re
import subprocess
import sys

from sources import finish

WRITABLE = re.compile(r"^\.(data|bss|tdata|tbss)(?!\.rel\.ro)\S*$")


def writable_sections(library):
    answer = subprocess.run(["size", "-A", library], capture_output=True, text=True, check=True)
    member = library
    for line in answer.stdout.splitlines():
        words = line.split()
        if "(ex" in line:
            member = words[0]
        elif len(words) == 3 and WRITABLE.match(words[0]) and int(words[1]) > 0:
            yield f"{library}: {member}: {words[1]} bytes in {words[0]}"


def main():
    libraries = sys.argv[2:]
    problems = []
    for library in libraries:
        problems += writable_sections(library)
    finish(problems, libraries)


main()
