"""Cut the program's fonts from the packaged ones.

The alphabetic faces keep every character of the languages' scripts. The Chinese face of the body keeps
the 6,763 characters of GB 2312, that of titles its 3,755 common ones; both have those of
assets/fonts/extra.txt, so that a new text seldom changes them. `names` has what the body's face has
not, because people may type any name, but not the hints, a fifth of its size. The alphabetic faces
leave theirs out as well, more than half of them: hinted lightly, as the program asks, FreeType hints
outlines of TrueType by itself and never reads the font's. Outlines are not touched; kerning, marks and
ligatures stay for the shaper. Subroutines are written out: a package compresses what repeats better
than they do.
Whatever is changed here makes every face anew: its bytes are a part of their hashes.
"""
import hashlib
import io
import pathlib

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

def gb_2312(last_row):
    return [ord(bytes((high, low)).decode("gb2312")) for high in range(0xB0, last_row + 1)
            for low in range(0xA1, 0xFA if high == 0xD7 else 0xFF)]


COMMON, ALL = gb_2312(0xD7), gb_2312(0xF7)
STAY = {0x20, 0xA0, 0x200C, 0x200D}  # in a run of any face: spaces and joiners

# output: folder, file, the file's hash, index in a collection, what to keep
FACES = {
    "title.ttf": (PARATYPE, "PTF75F.ttf", "71a57caa616bec6f", -1, "alphabetic"),
    "body.ttf": (PARATYPE, "PTS55F.ttf", "3bbff9ab698453a4", -1, "alphabetic"),
    "body-bold.ttf": (PARATYPE, "PTS75F.ttf", "576b59732fff9678", -1, "alphabetic"),
    "title-zh.otf": (NOTO, "NotoSerifCJK-Bold.ttc", "a5d4b046c127da3d", SIMPLIFIED_CHINESE,
                     "common"),
    "body-zh.otf": (NOTO, "NotoSansCJK-Regular.ttc", "b76b0433203017ca", SIMPLIFIED_CHINESE,
                     "chinese"),
    "names.otf": (NOTO, "NotoSansCJK-Regular.ttc", "b76b0433203017ca", SIMPLIFIED_CHINESE,
                  "rest"),
}
FEATURES = ["ccmp", "kern", "liga", "mark", "mkmk"]
LICENCES = ("PT-fonts.txt", "Noto-CJK.txt")


class FontError(Exception):
    """One sentence that says what cannot be cut."""


def characters(face, extra):
    """The sorted code points that the face keeps; of `names`, those that it leaves out."""
    if face[-1] == "alphabetic":
        return ALPHABETIC
    wanted = {*CHINESE, *map(ord, extra.read_text(encoding="utf-8").strip())}
    wanted |= set(COMMON if face[-1] == "common" else ALL)
    return sorted(wanted - STAY if face[-1] == "rest" else wanted)


def source_of(face):
    """The bytes of the packaged font, which must be the edition that the hash names."""
    folder, file, known = face[:3]
    path = FONTS / folder / file
    if not path.is_file():
        raise FontError(f"the font {path} is missing; install the package {PACKAGES[folder]}")
    data = path.read_bytes()
    if not hashlib.sha256(data).hexdigest().startswith(known):
        raise FontError(f"{path} is another edition than the one in assets/tools/fonts.py; "
                        "look at its changes and enter its hash there")
    return data


def rename(font, name):
    """The fonts' licences allow changed copies, but not under the original's name."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = "Meja-" + name
    if "CFF " in font:
        font["CFF "].cff.fontNames = ["Meja-" + name]


def cut(face, kept, name):
    """The bytes of one face of a font file, reduced to the characters above."""
    try:
        from fontTools import subset
        from fontTools.ttLib import TTFont
    except ImportError as error:
        raise FontError("the Python module fontTools is missing; install the package "
                        "python3-fonttools") from error
    font = TTFont(io.BytesIO(source_of(face)), fontNumber=face[3], recalcTimestamp=False)
    is_rest = face[-1] == "rest"
    is_hinted = face[-1] in ("common", "chinese")
    options = subset.Options(layout_features=FEATURES, notdef_outline=True, hinting=is_hinted,
                             desubroutinize=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 13, 14])
    options.drop_tables += ["LTSH", "VDMX", "hdmx", "vhea", "vmtx", "VORG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=set(font.getBestCmap()) - set(kept) if is_rest else kept)
    cutter.subset(font)
    rename(font, pathlib.Path(name).stem)
    result = io.BytesIO()
    font.save(result)
    return result.getvalue()
