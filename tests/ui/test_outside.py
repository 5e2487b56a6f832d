"""What the program touches beside its own: no network, and no file but the profile, the cache and
what the person names. strace tells all calls while a game is played, shown again and given away."""
import os
import pathlib
import re
import unittest

import driver
from finished import BOTS, FinishedTest

CHANGES = ("open", "openat", "creat", "mkdir", "mkdirat", "mknod", "mknodat", "rename", "renameat",
           "renameat2", "unlink", "unlinkat", "rmdir", "link", "linkat", "symlink", "symlinkat",
           "truncate", "chmod", "fchmodat", "chown", "lchown", "fchownat", "utimensat")
# Of the display, the sound and what threads share.
SYSTEM = re.compile(r"/dev/(null|zero|tty|shm/|dri/|snd/|input/|udmabuf)|/proc/|/sys/|/tmp/\.X11-unix/"
                    r"|/memfd:")


class TracedStage(driver.Stage):
    def __init__(self, trace, *options, **members):
        calls = ",".join([*(f"?{name}" for name in CHANGES), "%network"])
        self.program = ["strace", "-f", "-qq", "-s", "4096", "-o", trace, "-e", f"trace={calls}",
                        *driver.Stage.program]
        super().__init__(*options, **members)


def calls_of(trace):
    """Each call that came to its end: its name, its arguments and whether it did what it should."""
    begun = {}
    for line in pathlib.Path(trace).read_text(errors="replace").splitlines():
        thread, call = line.split(None, 1)
        if call.endswith(" <unfinished ...>"):
            begun[thread] = call.removesuffix(" <unfinished ...>")
            continue
        resumed = re.match(r"<\.\.\. \w+ resumed>(.*)", call)
        if resumed:
            call = begun.pop(thread, "") + resumed[1]
        parts = re.match(r"(\w+)\((.*)\)\s+= (-?\d+|\?)", call)
        if parts:
            yield parts[1], parts[2], parts[3] != "-1"


def changed_paths(name, arguments):
    """The files that a call may change."""
    if name in ("open", "openat") and not re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC", arguments):
        return []
    return re.findall(r'"((?:[^"\\]|\\.)*)"', arguments)


class Outside(FinishedTest):
    def trace(self):
        """A game is played, looked at again and given away; the trace of it, and the folders that are
        the program's or were named."""
        trace = os.path.join(self.folder, "trace")
        env = {"HOME": os.path.join(self.folder, "home"), "ASAN_OPTIONS": "detect_leaks=0",
               "XDG_CACHE_HOME": os.path.join(self.folder, "cache"),
               "XDG_RUNTIME_DIR": os.path.join(self.folder, "runtime")}
        os.mkdir(env["HOME"])
        stage = TracedStage(trace, "--new", BOTS["claim"], env=env, ready=False,
                            profile=os.path.join(self.folder, "profile"))
        self.addCleanup(stage.drop)
        stage.wait()
        self.assertEqual(stage.scene(), "result")
        self.save(stage, "given.meja")
        stage.click("button.replay")
        stage.key("End")
        self.assertEqual(stage.scene(), "replay")
        own = (self.folder + "/", stage.folder + "/")
        self.assertEqual(stage.close(), 0)
        return trace, own

    def test_nothing_goes_out_and_nothing_else_is_written(self):
        trace, own = self.trace()
        calls = list(calls_of(trace))
        written = {path for name, arguments, is_done in calls if is_done and name in CHANGES
                   for path in changed_paths(name, arguments)}
        self.assertIn(os.path.join(self.folder, "profile", "profile.db"), written)
        self.assertIn(os.path.join(self.folder, "given.meja"),
                      {path.removesuffix(".new") for path in written})
        foreign = {path for path in written
                   if not (path + "/").startswith(own) and not SYSTEM.match(path)}
        self.assertEqual(foreign, set())
        network = [arguments for name, arguments, _ in calls
                   if name not in CHANGES and re.search(r"AF_INET|PF_INET", arguments)]
        self.assertEqual(network, [])
        self.assertTrue(any(name == "connect" for name, *_ in calls), "the display was seen")


if __name__ == "__main__":
    unittest.main()
