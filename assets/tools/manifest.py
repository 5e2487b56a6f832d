"""The list of finished files: what each was made from, and that it is still what was made.

A line is `<file> <hash of its bytes> <hash of its source and its maker>`. Two people may add lines
at once, and a merge keeps both: of several lines for a file the one that fits it counts, and lines
that are none (a conflict's marks) are passed over.
"""
import hashlib
import os
import pathlib
import tempfile

DIGITS = 32


def hash_of(*parts):
    """Of what these parts (bytes or text) say; the border between parts counts."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.hexdigest()[:DIGITS]


def write_whole(path, data):
    """Make path hold data, as a whole or not at all; what holds it already is not touched."""
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        pathlib.Path(temporary).unlink(missing_ok=True)
        raise


class Manifest:
    def __init__(self, path, finished):
        self.path, self.finished = path, finished
        self.lines = {}  # file -> {(hash of its bytes, hash of its source)}
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for words in map(str.split, text.splitlines()):
            if len(words) == 3 and len(words[1]) == len(words[2]) == DIGITS:
                self.lines.setdefault(words[0], set()).add((words[1], words[2]))

    def source_of(self, file):
        """The hash of what the file was made from; None: the file is not here or not as made."""
        path = self.finished / file
        if file not in self.lines or not path.is_file():
            return None
        made = hash_of(path.read_bytes())
        return next((source for bytes_, source in self.lines[file] if bytes_ == made), None)

    def deliver(self, file, data, source):
        write_whole(self.finished / file, data)
        self.lines[file] = {(hash_of(data), source)}

    def forget(self, file):
        (self.finished / file).unlink(missing_ok=True)
        self.lines.pop(file, None)

    def files(self):
        """Every finished file that is here or should be."""
        here = {path.relative_to(self.finished).as_posix()
                for path in self.finished.rglob("*") if path.is_file()}
        return here | set(self.lines)

    def save(self):
        lines = [f"{file} {bytes_} {source}\n"
                 for file in sorted(self.lines) for bytes_, source in sorted(self.lines[file])]
        write_whole(self.path, "".join(lines).encode())
