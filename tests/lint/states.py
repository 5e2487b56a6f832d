"""States and views are plain data: no padding and no pointer in any struct of include/games, and
none in the generator that lies inside them.

Usage: states.py <project> <compiler>
"""
import re
import subprocess
import sys

from sources import c_files, finish, project_root, without_comments

STRUCT = re.compile(r"typedef struct (\w+) \{(.*?)^\} \w+;", re.S | re.M)


def padded(root, compiler, header):
    """The compiler's word on each struct; clang only lays out those whose size is asked."""
    names = [name for name, _ in STRUCT.findall(header.read_text(encoding="utf-8"))]
    source = f'#include "{header}"\n' + "".join(
        f"extern char {name}_size[sizeof({name})];\n" for name in names)
    answer = subprocess.run([compiler, "-std=c11", f"-I{root / 'include'}", "-Wpadded", "-x", "c",
                             "-c", "-o", "/dev/null", "-"], input=source,
                            capture_output=True, text=True)
    if answer.returncode:
        yield answer.stderr
    for line in answer.stderr.splitlines():
        if line.startswith(str(header)) and "[-Wpadded]" in line:
            yield line


def pointers(header):
    text = without_comments(header.read_text(encoding="utf-8"))
    for name, members in STRUCT.findall(text):
        if "*" in members:
            yield f"{header}: struct {name} holds a pointer"


def main():
    root, compiler = project_root(), sys.argv[2]
    headers = c_files(root, "include/games") + [root / "include/core/rng.h"]
    problems, structs = [], 0
    for header in headers:
        structs += len(STRUCT.findall(header.read_text(encoding="utf-8")))
        problems += padded(root, compiler, header)
        problems += pointers(header)
    print(f"{structs} structs")
    finish(problems, structs)


main()
