#!/usr/bin/env python3
"""Turn the SVG sources into the WebP pictures that the window loads.

    art.py SOURCES OUTPUT           build OUTPUT/meja/art and OUTPUT/icons
    art.py SOURCES OUTPUT --list    name every file that a build makes, one per line

Every picture is rasterised once, at its largest width (a small direct render loses the paper), and
the smaller widths are scaled from that. Everything comes out of the store when it is there.
What is drawn in which sizes is the table RECIPES, and nowhere else.
"""
import concurrent.futures
import fnmatch
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

import store

PAINTING = ("-q", "90", "-alpha_q", "100", "-sharp_yuv", "-m", "4")
BACKGROUND = ("-q", "88", "-noalpha", "-sharp_yuv", "-m", "4")
FLAT = ("-lossless", "-z", "6")

# pattern of the source below assets, without .svg: widths, largest first: encoder settings
RECIPES = (
    ("cards/*/*", (640, 320), PAINTING),
    ("menu/tile-*", (640, 320), PAINTING),
    ("tables/*", (2560, 1920, 1280), BACKGROUND),
    ("menu/background", (2560, 1920, 1280), BACKGROUND),
    ("ui/campaign-map", (1920, 1280), BACKGROUND),
    ("ui/curtain", (1920, 1280), BACKGROUND),
    ("ui/avatar-*", (256, 128, 64), PAINTING),
    ("ui/medal-*", (256, 128, 64), PAINTING),
    ("ui/trophy-*", (256, 128, 64), PAINTING),
    ("ui/glyph-*", (128, 64, 32), FLAT),
    ("ui/suit-*", (128, 64, 32), FLAT),
    ("ui/sigil-*", (128, 64, 32), FLAT),
    ("ui/category-*", (128, 64, 32), FLAT),
    ("ui/ui-*", (128, 64, 32), FLAT),
    ("ui/mark-*", (128, 64, 32), FLAT),
    ("ui/ink-*", (128, 64, 32), FLAT),
    ("ui/lantern-*", (192, 96, 48), FLAT),
    ("ui/panel", (512, 256, 128), FLAT),
    ("ui/page", (512, 256, 128), FLAT),
    ("ui/button-*", (512, 256, 128), FLAT),
    ("ui/ribbon", (1344, 896, 448), FLAT),
    ("ui/direnjie-desk", (1984, 992), PAINTING),
    ("ui/direnjie-rack", (1872, 936), PAINTING),
    ("ui/direnjie-memorial", (2304, 1152), PAINTING),
    ("ui/direnjie-notebook", (1304, 652), PAINTING),
    ("ui/direnjie-moon", (1280, 640), PAINTING),
    ("ui/direnjie-shrine*", (1120, 560), PAINTING),
    ("ui/direnjie-scroll", (640, 320), PAINTING),
    ("ui/direnjie-inkstone", (420, 210), PAINTING),
    ("ui/direnjie-tally-*", (468, 234), PAINTING),
    ("ui/direnjie-book", (372, 186), PAINTING),
    ("ui/direnjie-nameplate*", (232, 116), PAINTING),
    ("ui/direnjie-plaque-*", (152, 76), PAINTING),
    ("ui/direnjie-stamp", (248, 124), PAINTING),
    ("ui/direnjie-slot", (248, 124), PAINTING),
    ("ui/direnjie-tag-*", (216, 108, 54), PAINTING),
    ("ui/claim-lane-*", (210, 140, 70), PAINTING),
    ("ui/claim-banner-*", (252, 168, 84), PAINTING),
    ("ui/claim-slip-*", (66, 44, 22), PAINTING),
    ("ui/claim-seal-*", (180, 120, 60), PAINTING),
    ("ui/claim-trick-*", (84, 56, 28), PAINTING),
    ("ui/claim-crown-*", (144, 72, 36), PAINTING),
    ("ui/claim-laurel", (300, 200, 100), PAINTING),
    ("ui/claim-duel-seal", (300, 200, 100), PAINTING),
    ("ui/clash-plate-*", (450, 225), PAINTING),
    ("ui/clash-ribbon-*", (450, 225), PAINTING),
    ("ui/clash-cost-*", (180, 90), PAINTING),
    ("ui/clash-attack*", (192, 96), PAINTING),
    ("ui/clash-durability*", (192, 96), PAINTING),
    ("ui/clash-steps*", (288, 144), PAINTING),
    ("ui/clash-place", (462, 231), PAINTING),
    ("ui/clash-bridge", (792, 396), PAINTING),
    ("ui/clash-wall", (600, 300), PAINTING),
    ("ui/clash-window-*", (88, 44), PAINTING),
    ("ui/clash-cracks", (528, 264), PAINTING),
    ("ui/clash-walk", (426, 213), PAINTING),
    ("ui/clash-brink", (174, 87), PAINTING),
    ("ui/clash-burst-red", (300, 150), PAINTING),
    ("ui/clash-gem-*", (84, 42), PAINTING),
    ("ui/rays-gold", (1000, 500), PAINTING),
    ("ui/icon", (512, 256, 128), FLAT),
    ("ui/icon-small", (64, 32), FLAT),
)

# the program's icon for the desktop, as PNG: size -> source
DESKTOP_ICONS = {16: "ui/icon-small", 32: "ui/icon-small", 48: "ui/icon", 64: "ui/icon",
                 128: "ui/icon", 256: "ui/icon", 512: "ui/icon"}


class Picture:
    """One SVG source and every file made from it."""

    def __init__(self, source, name, widths, encoder):
        self.name, self.widths, self.encoder = name, widths, encoder
        self.svg = source.read_bytes()
        try:
            box = xml.etree.ElementTree.fromstring(self.svg).attrib["viewBox"].split()
            self.size = (round(float(box[2])), round(float(box[3])))
        except (xml.etree.ElementTree.ParseError, KeyError, ValueError, IndexError) as error:
            store.fail(f"{source} is not an SVG with a viewBox ({error}).")

    def height(self, width):
        return round(width * self.size[1] / self.size[0])

    def outputs(self):
        """(file below the output folder, width, encoder settings or None for PNG), widest first."""
        for width in self.widths:
            yield f"meja/art/{self.name}@{width}.webp", width, self.encoder
        for size, name in DESKTOP_ICONS.items():
            if name == self.name:
                yield f"icons/hicolor/{size}x{size}/apps/meja.png", size, None


def find_pictures(sources):
    pictures = []
    for source in sorted(sources.rglob("*.svg")):
        name = source.relative_to(sources).with_suffix("").as_posix()
        if name.startswith("kit/"):
            continue
        recipes = [r for r in RECIPES if fnmatch.fnmatchcase(name, r[0])]
        if not recipes:
            store.fail(f"assets/{name}.svg has no recipe in assets/tools/art.py.")
        pictures.append(Picture(source, name.removeprefix("cards/"), *recipes[0][1:]))
    return pictures


def tool(name, package):
    path = shutil.which(name)
    if path is None:
        store.fail(f"the program {name} is missing; install the package {package}.")
    return path


def tool_versions():
    rsvg = subprocess.run([tool("rsvg-convert", "librsvg2-bin"), "--version"],
                          capture_output=True, text=True, check=True).stdout
    cwebp = subprocess.run([tool("cwebp", "webp"), "-version"],
                           capture_output=True, text=True, check=True).stdout
    return rsvg + cwebp


def run(command, data=None):
    result = subprocess.run(command, input=data, capture_output=True)
    if result.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {result.stderr.decode(errors='replace').strip()}")


def rasterise(picture, width, target):
    run(["rsvg-convert", "-w", str(width), "-h", str(picture.height(width)), "-o", target],
        picture.svg)


def encode(picture, width, settings, folder, master):
    """The bytes of one output, from the picture's master PNG or, for an icon, from the source."""
    target = os.path.join(folder, "picture")
    if settings is None:
        rasterise(picture, width, target)
    else:
        size = ["-resize", str(width), str(picture.height(width))]
        run(["cwebp", "-quiet", *settings, *size, master, "-o", target])
    data = pathlib.Path(target).read_bytes()
    if not data:
        raise RuntimeError(f"{picture.name} came out empty")
    return data


class Builder:
    def __init__(self, sources, output):
        self.pictures = find_pictures(sources)
        self.output = output
        self.store = store.Store("art")
        self.versions = tool_versions()

    def key(self, picture, width, settings):
        return store.key_of(picture.svg, width, " ".join(settings or ("png",)), self.versions)

    def deliver_stored(self, picture):
        """Copy what the store has; answer what is still to be made."""
        missing = []
        for name, width, settings in picture.outputs():
            data = self.store.get(self.key(picture, width, settings))
            if data is None:
                missing.append((name, width, settings))
            else:
                store.deliver(self.output / name, data)
        return missing

    def make(self, picture, missing):
        with tempfile.TemporaryDirectory(prefix="meja-art-") as folder:
            master = os.path.join(folder, "master.png")
            rasterise(picture, picture.widths[0], master)
            for name, width, settings in missing:
                data = encode(picture, width, settings, folder, master)
                self.store.put(self.key(picture, width, settings), data)
                store.deliver(self.output / name, data)

    def make_all(self, work):
        jobs = len(os.sched_getaffinity(0))
        print(f"Drawing {len(work)} pictures with {jobs} at a time; once on this machine, "
              "a few minutes.", flush=True)
        started = time.monotonic()
        # the largest first, so that the last job to end is a short one
        work.sort(key=lambda item: item[0].widths[0] * len(item[0].svg), reverse=True)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            futures = {pool.submit(self.make, *item): item[0].name for item in work}
            try:
                for done, future in enumerate(concurrent.futures.as_completed(futures), 1):
                    future.result()
                    report(done, len(work), futures[future], time.monotonic() - started)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def build(self):
        work = [(p, m) for p in self.pictures if (m := self.deliver_stored(p))]
        if work:
            with self.store.alone():
                work = [(p, m) for p, _ in work if (m := self.deliver_stored(p))]
                if work:
                    self.make_all(work)
        self.write_index()

    def write_index(self):
        lines = [f"{p.name} {p.size[0]} {p.size[1]} {' '.join(map(str, p.widths))}\n"
                 for p in self.pictures]
        store.deliver(self.output / "meja/art/index.txt", "".join(lines).encode())


def report(done, total, name, seconds):
    line = f"art: {done} of {total} after {seconds:.0f} s: {name}"
    if sys.stdout.isatty():
        print(f"\r{line:<70.70}", end="" if done < total else "\n", flush=True)
    elif done % 10 == 0 or done == total:
        print(line, flush=True)


def main():
    sources, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    if "--list" in sys.argv[3:]:
        for picture in find_pictures(sources):
            for name, _, _ in picture.outputs():
                print(name)
        print("meja/art/index.txt")
        return
    try:
        Builder(sources, output).build()
    except (RuntimeError, OSError) as error:
        store.fail(f"{error}.")


if __name__ == "__main__":
    main()
