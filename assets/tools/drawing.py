"""Turn one SVG source into its finished pictures.

A picture is rasterised once, at its largest width (a small direct render loses the paper), and the
smaller widths are scaled from that. Icons for the desktop are PNG, each rendered at its own size.
Whatever is changed here makes every picture anew: its bytes are a part of their hashes.
"""
import os
import pathlib
import subprocess
import tempfile


class DrawingError(Exception):
    """One sentence that says what could not be drawn."""


def run(command, data=None):
    result = subprocess.run(command, input=data, capture_output=True)
    if result.returncode != 0:
        said = result.stderr.decode(errors="replace").strip()
        raise DrawingError(f"{command[0]} failed: {said}")


def rasterise(svg, width, height, target):
    run(["rsvg-convert", "-w", str(width), "-h", str(height), "-o", target], svg)


def bytes_of(target):
    data = pathlib.Path(target).read_bytes()
    if not data:
        raise DrawingError("a picture came out empty")
    return data


def draw(svg, proportion, widths, icons):
    """The finished pictures of a source: {width: WebP} and {icon size: PNG}.

    proportion is height over width; widths maps a width to the encoder's settings.
    """
    pictures, pngs = {}, {}
    with tempfile.TemporaryDirectory(prefix="meja-draw-") as folder:
        master, target = os.path.join(folder, "master.png"), os.path.join(folder, "picture")
        rasterise(svg, max(widths), round(max(widths) * proportion), master)
        for width, settings in widths.items():
            size = ["-resize", str(width), str(round(width * proportion))]
            run(["cwebp", "-quiet", *settings, *size, master, "-o", target])
            pictures[width] = bytes_of(target)
        for size in icons:
            rasterise(svg, size, size, target)
            pngs[size] = bytes_of(target)
    return pictures, pngs
