"""No circles: neither of files, by their includes and by who calls whom, nor of rooms.

A file is a .c with its own .h. It stands on a file that it includes, and on one that defines a
function which it names. Files that need one another are one thing cut in two.

Usage: circles.py <project>
"""
import re

from sources import c_files, finish, includes, project_root, without_comments

DEFINITION = re.compile(r"^(?!static\b)[A-Za-z_][\w \*]*?\b(\w+)\([^;{}]*\)\s*\{", re.M)
GAME_LAYERS = ("games", "gameui")
WORD = re.compile(r"\b[a-z]\w*\b")


def circles(graph):
    """The groups of nodes that reach one another, by Tarjan's algorithm."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph[node]:
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = stack[stack.index(node):]
            del stack[stack.index(node):]
            if len(group) > 1:
                found.append(sorted(group))

    for node in graph:
        if node not in index:
            visit(node)
    return sorted(found)


def module(path):
    return path.with_suffix("")


def headers_by_name(root, files):
    """Where "name" and "folder/name" of an include lie; "folder/name" of a game, by its layer."""
    found = {}
    for path in files:
        if path.suffix == ".h":
            layer = path.relative_to(root).parts[1]
            if path.is_relative_to(root / "include"):
                found[path.relative_to(root / "include").as_posix()] = path
            elif layer in GAME_LAYERS:
                found[layer, path.relative_to(root / "src" / layer).as_posix()] = path
            else:
                found[path.name] = path
    return found


def file_graph(root, files):
    texts = {path: without_comments(path.read_text(encoding="utf-8")) for path in files}
    headers = headers_by_name(root, files)
    home = {}
    for path in files:
        if path.suffix == ".c":
            home.update({name: module(path) for name in DEFINITION.findall(texts[path])})
    graph = {}
    for path in files:
        uses = graph.setdefault(module(path), set())
        for _, _, name in includes(path):
            key = (path.relative_to(root).parts[1], name)
            uses |= {module(headers[known]) for known in (name, key) if known in headers}
        if path.suffix == ".c":
            uses |= {home[word] for word in set(WORD.findall(texts[path])) & home.keys()}
        uses.discard(module(path))
    return graph


def main():
    root = project_root()
    files = c_files(root, "src", "include")
    found = circles(file_graph(root, files))
    named = [" ".join(path.relative_to(root).as_posix() for path in group) for group in found]
    problems = ["a circle of files: " + names for names in named]
    finish(problems, files)


if __name__ == "__main__":
    main()
