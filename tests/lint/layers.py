"""Who may include whom: the table of src/README.md, and what the pure folders must not see.

Usage: layers.py <project>
"""
from sources import c_files, finish, includes, project_root

USES = {
    "base": set(),
    "core": {"base"},
    "games": {"base", "core"},
    "bots": {"base", "core"},
    "storage": {"base", "core"},
    "i18n": {"base"},
    "ui": {"base"},
    "tables": {"base", "core", "games", "i18n", "ui"},
    "app": {"base", "core", "games", "bots", "storage", "i18n", "ui", "tables"},
    "engine": {"base", "core", "games", "bots", "storage"},
}
PURE = {"core", "games", "bots"}
IMPURE_HEADERS = {"time.h", "stdio.h", "stdlib.h", "locale.h", "errno.h", "threads.h", "signal.h"}


def check_contract(folder, path, name):
    used = name.split("/")[0]
    if used not in USES:
        return f"{name} is no contract of this project"
    if used != folder and used not in USES[folder]:
        return f"{folder} may not use {used}"
    names_game = used == "games" and name != "games/registry.h"
    if folder == "engine" and names_game and not path.stem.endswith("_json"):
        return "only a codec may name a game"
    return None


def check_private(root, path, name):
    below = path.relative_to(root).parts[:2]
    if not (path.parent / name).exists() and not (root.joinpath(*below) / name).exists():
        return f'"{name}" does not lie in this folder; a contract has a slash'
    return None


def check_system(folder, name):
    if name.startswith("SDL") and folder != "ui":
        return "only ui may see SDL"
    if folder in PURE and name in IMPURE_HEADERS:
        return f"{folder} is pure and may not see <{name}>"
    return None


def check(root, path, mark, name):
    folder = path.relative_to(root).parts[1]
    if folder not in USES:
        return f"the folder {folder} is not in the table of layers"
    if mark == "<" or name.startswith("SDL"):
        return check_system(folder, name)
    if "/" in name:
        return check_contract(folder, path, name)
    return check_private(root, path, name)


def main():
    root = project_root()
    problems = []
    files = c_files(root, "src", "include")
    for path in files:
        for line, mark, name in includes(path):
            problem = check(root, path, mark, name)
            if problem:
                problems.append(f"{path}:{line}: {problem}")
    finish(problems, files)


main()
