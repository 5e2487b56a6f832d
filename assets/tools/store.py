"""A content-addressed store of built data, shared by every build directory of one user.

An entry's name is the hash of everything that decides its bytes (source, size, encoder settings,
tool versions), so an entry is never updated, only added, and deleting the folder is always safe.
An entry begins with the digest of the rest: a truncated or damaged one is a miss and is built
again. Entries appear by rename, so that an interrupted run leaves only whole ones.
It does not delete old entries.
"""
import contextlib
import fcntl
import hashlib
import os
import pathlib
import sys
import tempfile

DIGEST_BYTES = 32


def key_of(*parts):
    """The name of what these parts (bytes or text) determine; the border between parts counts."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return digest.hexdigest()


def fail(sentence):
    sys.exit(f"meja data: {sentence}")


def write_atomically(path, data):
    """Write data to path as a whole or not at all."""
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


def deliver(path, data):
    """Make path hold data, newer than its sources; a file that already holds it stays in place."""
    if path.is_file() and path.read_bytes() == data:
        os.utime(path)
    else:
        write_atomically(path, data)


class Store:
    def __init__(self, kind):
        root = os.environ.get("MEJA_BUILD_CACHE") or os.path.join(
            os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "meja-build")
        self.folder = pathlib.Path(root) / kind
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(f"the cache folder {self.folder} cannot be made ({error.strerror}); "
                 "name another one in MEJA_BUILD_CACHE.")

    def path(self, key):
        return self.folder / key[:2] / key

    def get(self, key):
        """The entry's bytes, or None when there is none or it is damaged."""
        try:
            entry = self.path(key).read_bytes()
        except FileNotFoundError:
            return None
        digest, data = entry[:DIGEST_BYTES], entry[DIGEST_BYTES:]
        return data if digest == hashlib.sha256(data).digest() else None

    def put(self, key, data):
        write_atomically(self.path(key), hashlib.sha256(data).digest() + data)

    @contextlib.contextmanager
    def alone(self):
        """One builder at a time: a second one waits, and then finds everything here."""
        with open(self.folder / "lock", "w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another build is making the same data; waiting for it.", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield
