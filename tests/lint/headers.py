"""Every header compiles alone, and twice. One that its own source names first is compiled alone by
the build; twice is what its guard says. The others are compiled here, by one compiler.

Usage: headers.py <project>
"""
import concurrent.futures
import functools
import os
import re
import shutil
import subprocess

from sources import c_files, finish, includes, project_root, without_comments

COMPILERS = ("gcc", "clang")  # the first that is there; gcc starts faster
# Only the folders of a package are taken over: its macros would meet those of the sources.
PACKAGES = ("sdl2", "SDL2_image", "SDL2_ttf", "SDL2_mixer", "jansson", "sqlite3", "cmocka")
FLAGS = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-x", "c", "-"]


def package_flags():
    flags = []
    for name in PACKAGES:
        answer = subprocess.run(["pkg-config", "--cflags-only-I", name], capture_output=True, text=True)
        flags += answer.stdout.split()
    return flags


@functools.cache
def folders(root):
    return {path.parent for path in (root / "src").rglob("*.h")}


def rooms(root, header):
    """The folders in which a header finds others by their names."""
    found = folders(root)
    games = (root / "src" / "games", root / "src" / "gameui")
    houses = [game for game in games if game in header.parents] or [games[1]]
    return houses + sorted(folder for folder in found if not any(game in folder.parents for game in games))


def is_guarded(header):
    text = without_comments(header.read_text(encoding="utf-8")).strip()
    return re.match(r"#ifndef (\w+)\n#define \1\n.*#endif\Z", text, re.S) is not None


def compiled_alone(sources):
    """The headers that lie beside a source which names them first."""
    found = set()
    for source in sources:
        for _, mark, name in includes(source):
            if mark == '"':
                found.add((source.parent / name).resolve())
            break
    return found


def compile_alone(root, compiler, flags, header):
    alone = f'#include "{header}"\ntypedef int HeaderWasRead;\n'
    options = [f"-I{root / 'include'}", f"-I{header.parent}"]
    if root / "tests" in header.parents:
        options += [f"-I{root / 'tests'}", "-Wno-unused-parameter"]  # see tests/testing.h
    if header.relative_to(root).parts[0] != "include":
        options += [f"-I{room}" for room in rooms(root, header)]
    if (root / "tests" / "toy") in header.parents:
        options.append(f"-I{root / 'tests' / 'toy' / 'include'}")
    answer = subprocess.run([compiler, *flags, *FLAGS, *options], input=alone,
                            capture_output=True, text=True)
    return None if answer.returncode == 0 else f"{compiler}: {header}\n{answer.stderr}"


def main():
    root = project_root()
    files = c_files(root, "src", "include", "tests")
    headers = [path for path in files if path.suffix == ".h"]
    problems = [f"{header}: not guarded" for header in headers if not is_guarded(header)]
    done = compiled_alone(path for path in files if path.suffix == ".c")
    flags = package_flags()
    compiler = next(filter(shutil.which, COMPILERS))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compile_alone, root, compiler, flags, header)
                for header in headers if header.resolve() not in done]
        problems += [job.result() for job in jobs if job.result()]
    finish(problems, headers)


main()
