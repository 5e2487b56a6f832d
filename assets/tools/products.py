"""What there is to make: each product with its files, the hash of its source and maker, its cost.

Finding and hashing need Python alone, so that a check runs anywhere.
"""
import fnmatch
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import drawing
import fonts
import recipes
from manifest import hash_of

TOOLS = pathlib.Path(__file__).resolve().parent


class SourceError(Exception):
    """One sentence that says what cannot be made."""


class Product:
    name = ""    # for people, and for picking
    files = ()   # below assets/finished
    hash = ""    # of the source and the maker
    cost = 0     # to begin with the longest

    def make(self):
        """{file: bytes}"""
        raise NotImplementedError


class Picture(Product):
    def __init__(self, source, name, maker):
        self.source, self.name = source, name.removeprefix("cards/")
        rows = [widths for pattern, widths in recipes.PICTURES if fnmatch.fnmatchcase(name, pattern)]
        if not rows:
            raise SourceError(f"assets/{name}.svg has no row in assets/tools/recipes.py")
        self.widths = rows[0]
        self.icons = {size: f"icons/hicolor/{size}x{size}/apps/meja.png"
                      for size, icon in recipes.DESKTOP_ICONS.items() if icon == name}
        self.svg = source.read_bytes()
        self.size = self.master_size()
        self.files = (*map(self.file, self.widths), *self.icons.values())
        self.hash = hash_of(self.svg, maker, sorted(self.widths.items()), sorted(self.icons))
        self.cost = max(self.widths) * len(self.svg)

    def file(self, width):
        return f"meja/art/{self.name}@{width}.webp"

    def master_size(self):
        try:
            box = xml.etree.ElementTree.fromstring(self.svg).attrib["viewBox"].split()
            return round(float(box[2])), round(float(box[3]))
        except (xml.etree.ElementTree.ParseError, KeyError, ValueError, IndexError) as error:
            raise SourceError(f"{self.source} is not an SVG with a viewBox ({error})") from error

    def make(self):
        try:
            pictures, icons = drawing.draw(self.svg, self.size[1] / self.size[0], self.widths,
                                           self.icons)
        except FileNotFoundError as error:
            raise SourceError(f"the program {error.filename} is missing; install the packages "
                              "librsvg2-bin and webp") from error
        except drawing.DrawingError as error:
            raise SourceError(f"{self.name}: {error}") from error
        return ({self.file(width): data for width, data in pictures.items()}
                | {self.icons[size]: data for size, data in icons.items()})


class Face(Product):
    cost = 1 << 40  # the longest of all

    def __init__(self, file, face, assets, maker):
        self.name = f"fonts/{file}"
        self.files = (f"meja/fonts/{file}",)
        self.face = face
        self.characters = fonts.characters(face, assets / "fonts/extra.txt")
        self.hash = hash_of(maker, face, self.characters)

    def make(self):
        try:
            return {self.files[0]: fonts.cut(self.face, self.characters, self.name)}
        except fonts.FontError as error:
            raise SourceError(str(error)) from error


class Licence(Product):
    def __init__(self, file, assets):
        self.name = f"fonts/{file}"
        self.files = (f"meja/fonts/{file}",)
        self.text = (assets / "fonts" / file).read_bytes()
        self.hash = hash_of(self.text)

    def make(self):
        return {self.files[0]: self.text}


class Sounds(Product):
    """All that one synthesiser writes; `used` are the other programs that it is made of."""

    cost = 1 << 41

    def __init__(self, program, kind, *used):
        self.program = program
        self.name = f"{kind}/*"
        self.files = tuple(f"meja/{kind}/{name}" for name in listed(program))
        self.hash = hash_of(*(path.read_bytes() for path in (program, *used)))

    def make(self):
        with tempfile.TemporaryDirectory(prefix="meja-sounds-") as folder:
            try:
                subprocess.run([sys.executable, "-B", str(self.program), folder], check=True,
                               stderr=subprocess.PIPE)
            except subprocess.CalledProcessError as error:
                said = error.stderr.decode(errors="replace").strip().splitlines()
                raise SourceError(f"{self.program} failed ({said[-1] if said else ''}); it may need "
                                  "the packages vorbis-tools and python3-numpy") from error
            return {file: (pathlib.Path(folder) / pathlib.Path(file).name).read_bytes()
                    for file in self.files}


def listed(program):
    """The file names that a synthesiser writes, as it lists them itself."""
    answer = subprocess.run([sys.executable, "-B", str(program), "--list"], check=True,
                            capture_output=True, text=True)
    return answer.stdout.split()


def pictures(assets):
    maker = (TOOLS / "drawing.py").read_bytes()
    for source in sorted(assets.rglob("*.svg")):
        name = source.relative_to(assets).with_suffix("").as_posix()
        if not name.startswith("kit/"):
            yield Picture(source, name, maker)


def find(assets):
    maker = (TOOLS / "fonts.py").read_bytes()
    sounds = assets / "sounds"
    effects = (sounds / name for name in ("clips.py", "timbres.py", "loudness.py"))
    music = (sounds / name for name in ("score.py", "circle.py", "instruments.py", "timbres.py",
                                        "loudness.py"))
    return [*pictures(assets),
            *(Face(file, face, assets, maker) for file, face in fonts.FACES.items()),
            *(Licence(file, assets) for file in fonts.LICENCES),
            Sounds(sounds / "effects.py", "sounds", *effects),
            Sounds(sounds / "music.py", "music", *music)]


def index(everything):
    """The text of index.txt: name, master width and height, widths from the largest."""
    rows = sorted((p.name, *p.size, *sorted(p.widths, reverse=True))
                  for p in everything if isinstance(p, Picture))
    return "".join(" ".join(map(str, row)) + "\n" for row in rows)
