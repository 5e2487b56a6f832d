#!/usr/bin/env python3
"""Cut the program's fonts from the packaged ones.

    fonts.py OUTPUT CATALOGUE...    write OUTPUT/*.ttf, *.otf and their licences

The alphabetic faces keep every character of the languages' scripts, the Chinese faces what the
catalogues (.po, .pot) use, and `names` everything, because people may type any name. A character
that none of the faces of a role can show would be an empty box on the screen: that is an error.
It does not touch outlines; kerning, marks and ligatures stay for the shaper.
"""
import ast
import io
import pathlib
import sys

import store

try:
    import fontTools
    from fontTools import subset
    from fontTools.ttLib import TTFont
except ImportError:
    store.fail("the Python module fontTools is missing; install the package python3-fonttools.")

FONTS = pathlib.Path("/usr/share/fonts")
PARATYPE, NOTO = "truetype/paratype", "opentype/noto"
PACKAGES = {PARATYPE: "fonts-paratype", NOTO: "fonts-noto-cjk"}
SIMPLIFIED_CHINESE = 2  # this face's place in a Noto CJK collection

# Latin with its European letters, Cyrillic, punctuation, currency, letterlike signs, arrows,
# mathematical signs, suits: what a face has of them
ALPHABETIC = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x300, 0x30C), *range(0x400, 0x530),
              *range(0x2010, 0x2040), *range(0x20A0, 0x20C0), 0x2116, 0x2122,
              *range(0x2190, 0x21A0), *range(0x2200, 0x2270), *range(0x2660, 0x2668)]
# the Chinese faces' own: ideographic and full-width punctuation, and what Chinese text mixes in
CHINESE = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2040), 0x2116,
           *range(0x2190, 0x2194), *range(0x2660, 0x2668), *range(0x3000, 0x3020),
           *range(0xFF00, 0xFFF0)]

# output: folder, file, index in a collection, what to keep besides the catalogues' characters
FACES = {
    "title.ttf": (PARATYPE, "PTF75F.ttf", -1, ALPHABETIC),
    "body.ttf": (PARATYPE, "PTS55F.ttf", -1, ALPHABETIC),
    "body-bold.ttf": (PARATYPE, "PTS75F.ttf", -1, ALPHABETIC),
    "title-zh.otf": (NOTO, "NotoSerifCJK-Bold.ttc", SIMPLIFIED_CHINESE, CHINESE),
    "body-zh.otf": (NOTO, "NotoSansCJK-Regular.ttc", SIMPLIFIED_CHINESE, CHINESE),
    "names.otf": (NOTO, "NotoSansCJK-Regular.ttc", SIMPLIFIED_CHINESE, None),
}
# a role's faces, in the order in which a character is looked for
ROLES = (("title.ttf", "title-zh.otf", "names.otf"), ("body.ttf", "body-zh.otf", "names.otf"),
         ("body-bold.ttf", "body-zh.otf", "names.otf"))
FEATURES = ["ccmp", "kern", "liga", "mark", "mkmk"]
LICENCES = {"fonts-paratype": "PT-fonts.txt", "fonts-noto-cjk": "Noto-CJK.txt"}


def catalogue_text(path):
    """All quoted text of a catalogue, with its escapes read."""
    lines = path.read_text(encoding="utf-8").splitlines()
    quoted = (line[line.index('"'):] for line in lines
              if line.startswith(("msg", '"')) and '"' in line)
    return "".join(ast.literal_eval(text) for text in quoted)


def characters_of(catalogues):
    text = "".join(map(catalogue_text, catalogues))
    return sorted({ord(c) for c in text if c.isprintable() and not 0xE000 <= ord(c) <= 0xF8FF})


def source_of(folder, name):
    path = FONTS / folder / name
    if not path.is_file():
        store.fail(f"the font {path} is missing; install the package {PACKAGES[folder]}.")
    return path


def rename(font, name):
    """The fonts' licences allow changed copies, but not under the original's name."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = "Meja-" + name
    if "CFF " in font:
        font["CFF "].cff.fontNames = ["Meja-" + name]


def cut(source, index, characters, name):
    """The bytes of one face of a font file, reduced to the characters; None keeps them all."""
    font = TTFont(source, fontNumber=index, recalcTimestamp=False)
    options = subset.Options(layout_features=FEATURES, notdef_outline=True,
                             name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14])
    options.drop_tables += ["LTSH", "VDMX", "hdmx", "vhea", "vmtx", "VORG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap() if characters is None else characters)
    cutter.subset(font)
    rename(font, name)
    result = io.BytesIO()
    font.save(result)
    return result.getvalue()


def check_coverage(faces, characters):
    """Every character of the catalogues must be in some face of each role."""
    covered = {name: set(TTFont(io.BytesIO(data)).getBestCmap()) for name, data in faces.items()}
    for role in ROLES:
        missing = set(characters).difference(*(covered[name] for name in role))
        if missing:
            store.fail(f"no face behind {role[0]} has these characters of the catalogues: "
                       + " ".join(f"{chr(c)} (U+{c:04X})" for c in sorted(missing)) + ".")


def build(output, catalogues):
    cache, faces = store.Store("fonts"), {}
    used, program = characters_of(catalogues), pathlib.Path(__file__).read_bytes()
    for name, (folder, file, index, base) in FACES.items():
        source = source_of(folder, file)
        characters = None if base is None else sorted({*base, *used})
        key = store.key_of(source.read_bytes(), index, characters, program, fontTools.version)
        faces[name] = cache.get(key)
        if faces[name] is None:
            print(f"Cutting the font {name}", flush=True)
            faces[name] = cut(source, index, characters, name.partition(".")[0])
            cache.put(key, faces[name])
    check_coverage(faces, used)
    for name, data in faces.items():
        store.deliver(output / name, data)
    for package, name in LICENCES.items():
        licence = pathlib.Path("/usr/share/doc") / package / "copyright"
        if not licence.is_file():
            store.fail(f"{licence} is missing, and the fonts may not be passed on without it; "
                       f"install the package {package} again.")
        store.deliver(output / name, licence.read_bytes())


if __name__ == "__main__":
    build(pathlib.Path(sys.argv[1]), [pathlib.Path(path) for path in sys.argv[2:]])
