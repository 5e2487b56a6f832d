#!/usr/bin/env python3
"""Install the packages into a fresh Debian 11, 12, 13 and unstable, and play there.

    installed.py PROJECT FOLDER

FOLDER holds the packages that made.py has left. mmdebstrap fetches a minimal system from Debian's
mirror and forgets it at the end; as root by itself, otherwise in a user namespace, for which the
system needs /etc/subuid to have a line for the person (Debian's adduser writes one). fresh_system.py
is what happens in it.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PROJECT, FOLDER = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
HERE = pathlib.Path(__file__).parent
# The least of a desktop that the portable archive opens a window on, and what reads our metadata.
DESKTOP = "libx11-6 libxext6 desktop-file-utils shared-mime-info hicolor-icon-theme libglib2.0-bin".split()
# With what comes before the package; in unstable the shim is all of SDL 2 that there is.
SYSTEMS = (("bullseye", ()), ("bookworm", ()), ("trixie", ()), ("trixie", ("libsdl2-compat-shim",)), ("sid", ()))
# The package is for younger ones.
ARCHIVE_ALONE = ("bullseye",)


def make_older(deb, target):
    """The package as an older version, with a file that the newer one has no more."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = pathlib.Path(scratch, "tree")
        subprocess.run(["dpkg-deb", "-R", deb, tree], check=True)
        control = tree / "DEBIAN/control"
        lines = control.read_text(encoding="utf-8").splitlines()
        lines = ["Version: 0.0.1-1" if line.startswith("Version:") else line for line in lines]
        control.write_text("\n".join(lines) + "\n", encoding="utf-8")
        (tree / "usr/share/meja/of-the-older-version").touch()
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Z", "gzip", "-z", "1", "-b", tree,
                        target], check=True, stdout=subprocess.DEVNULL)


def plays_in(release, besides, stage):
    tests = "-k archive" if release in ARCHIVE_ALONE else ""
    hook = f'"{sys.executable}" -B "{stage}/fresh_system.py" "$1" {tests}'
    packages = ",".join([*DESKTOP, "passwd", *besides])
    print(f"In {' with '.join([release, *besides])}:", flush=True)
    # A mirror may lag behind what unstable's list calls its last day; it is signed all the same.
    return subprocess.run(["mmdebstrap", "--quiet", "--variant=apt", f"--include={packages}",
                           '--aptopt=Acquire::Check-Valid-Until "false"',
                           f"--customize-hook={hook}", release, "/dev/null"],
                          env={**os.environ, "TMPDIR": "/tmp"}, check=False).returncode == 0


def main():
    deb, = FOLDER.glob("meja_*.deb")
    archive, = FOLDER.glob("meja-*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="meja-install-") as scratch:
        stage = pathlib.Path(scratch)
        shutil.copy(deb, stage / "meja.deb")
        make_older(deb, stage / "older.deb")
        shutil.copy(archive, stage / "meja.tar.gz")
        shutil.copy(PROJECT / "tests/fuzz/corpus/transfer/regicide_whole.txt", stage / "saved")
        ui = PROJECT / "tests/ui"
        for script in (HERE / "fresh_system.py", ui / "driver.py", ui / "regicide.py"):
            shutil.copy(script, stage)
        shutil.copytree(ui / "lines", stage / "lines")
        subprocess.run(["chmod", "-R", "a+rX", stage], check=True)
        failed = [" with ".join([release, *besides]) for release, besides in SYSTEMS
                  if not plays_in(release, besides, stage)]
    if failed:
        sys.exit(f"The test failed in {' and '.join(failed)}, or no system could be made: that needs "
                 "Debian's mirror, and without root user namespaces and a line in /etc/subuid.")


if __name__ == "__main__":
    main()
