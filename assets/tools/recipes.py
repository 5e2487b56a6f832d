"""What is drawn in which sizes, and how it is encoded. A picture's row is a part of its hash."""

# Cards at half their master are shown almost as they are; the large ones are always scaled down,
# which hides what a lower quality loses.
CARD = {640: ("-q", "80"), 320: ("-q", "85")}
# Claim has a picture for every card: at this quality 48 of them fit beside the rest.
MANY = {640: ("-q", "55"), 320: ("-q", "70")}
PAINTING = ("-alpha_q", "100", "-sharp_yuv", "-m", "6")
GROUND = ("-q", "80", "-noalpha", "-sharp_yuv", "-m", "6")
FLAT = ("-lossless", "-z", "9")


def same(settings, *widths):
    return {width: settings for width in widths}


CARDS = {width: (*quality, *PAINTING) for width, quality in CARD.items()}
CLAIM = {width: (*quality, *PAINTING) for width, quality in MANY.items()}
GROUNDS = same(GROUND, 2560, 1280)
MEDALS = same(("-q", "90", *PAINTING), 256, 128)
# Ten of them come at once, on a map: large ones are for a panel on a large screen.
RIVALS = same(("-q", "74", *PAINTING), 224, 96)
SPRITE = ("-q", "85", *PAINTING)
# large and quiet: what is lost lies under words
PANEL = ("-q", "76", *PAINTING)
SIGNS = same(FLAT, 128, 64)

# pattern of the source below assets, without .svg: width: the encoder's settings
PICTURES = (
    ("cards/claim/*", CLAIM),
    ("cards/*/*", CARDS),
    ("menu/tile-*", CARDS),
    ("tables/plain", same(("-q", "62", "-noalpha", "-sharp_yuv", "-m", "6"), 1280)),
    ("tables/*", GROUNDS),
    ("menu/background", GROUNDS),
    ("menu/lantern", same(SPRITE, 192, 80)),
    ("ui/campaign-map", same(("-q", "70", *GROUND[2:]), 2560, 1280)), # small shapes hide what is lost
    ("ui/curtain", GROUNDS),
    ("ui/avatar-*", MEDALS),
    ("ui/rival-*", RIVALS),
    ("ui/medal-*", MEDALS),
    ("ui/trophy-*", MEDALS),
    ("ui/glyph-*", SIGNS),
    ("ui/suit-*", SIGNS),
    ("ui/sigil-*", SIGNS),
    ("ui/category-*", SIGNS),
    ("ui/ui-*", SIGNS),
    ("ui/mark-*", SIGNS),
    ("ui/ink-*", SIGNS),
    ("ui/lantern-*", same(FLAT, 192, 96)),
    ("ui/panel", same(FLAT, 512, 256, 128)),
    ("ui/page", same(FLAT, 512, 256, 128)),
    ("ui/button-*", same(FLAT, 512, 256, 128)),
    ("ui/ribbon", same(FLAT, 1344, 448)),
    ("ui/wound", same(FLAT, 96)),
    ("ui/direnjie-desk", same(PANEL, 1984, 992)),
    ("ui/direnjie-rack", same(PANEL, 1872, 936)),
    ("ui/direnjie-memorial", same(PANEL, 2304, 1152)),
    ("ui/direnjie-notebook", same(PANEL, 1304, 652)),
    ("ui/direnjie-moon", same(PANEL, 1280, 640)),
    ("ui/direnjie-shrine*", same(SPRITE, 1120, 560)),
    ("ui/direnjie-scroll", same(SPRITE, 640, 320)),
    ("ui/direnjie-inkstone", same(SPRITE, 420, 210)),
    ("ui/direnjie-tally-*", same(SPRITE, 468, 234)),
    ("ui/direnjie-book", same(SPRITE, 372, 186)),
    ("ui/direnjie-nameplate*", same(SPRITE, 232, 116)),
    ("ui/direnjie-plaque-*", same(SPRITE, 152, 76)),
    ("ui/direnjie-medal-*", same(SPRITE, 192, 96, 48)),
    ("ui/direnjie-name-*", same(SPRITE, 288, 144)),
    ("ui/direnjie-names-*", same(SPRITE, 288, 144)),
    ("ui/direnjie-stamp", same(SPRITE, 248, 124)),
    ("ui/direnjie-slot", same(SPRITE, 248, 124)),
    ("ui/direnjie-tag-*", same(SPRITE, 216, 108, 54)),
    ("ui/claim-lane-*", same(SPRITE, 210, 140, 70)),
    ("ui/claim-banner-*", same(SPRITE, 252, 168, 84)),
    ("ui/claim-slip-*", same(SPRITE, 66, 44, 22)),
    ("ui/claim-seal-*", same(SPRITE, 180, 120, 60)),
    ("ui/claim-trick-*", same(SPRITE, 84, 56, 28)),
    ("ui/claim-crown-*", same(SPRITE, 144, 72, 36)),
    ("ui/claim-slot*", same(SPRITE, 640, 320, 160)),
    ("ui/claim-swords", same(SPRITE, 300, 200, 100)),
    ("ui/claim-laurel", same(SPRITE, 300, 200, 100)),
    ("ui/claim-duel-seal", same(SPRITE, 300, 200, 100)),
    ("ui/clash-plate-*", same(SPRITE, 450, 225)),
    ("ui/clash-ribbon-*", same(SPRITE, 450, 225)),
    ("ui/clash-cost-*", same(SPRITE, 180, 90)),
    ("ui/clash-attack*", same(SPRITE, 192, 96)),
    ("ui/clash-durability*", same(SPRITE, 192, 96)),
    ("ui/clash-steps*", same(SPRITE, 288, 144)),
    ("ui/clash-place", same(SPRITE, 462, 231)),
    ("ui/clash-bridge", same(SPRITE, 792, 396)),
    ("ui/clash-wall", same(SPRITE, 600, 300)),
    ("ui/clash-window-*", same(SPRITE, 88, 44)),
    ("ui/clash-cracks", same(SPRITE, 528, 264)),
    ("ui/clash-walk", same(SPRITE, 426, 213)),
    ("ui/clash-brink", same(SPRITE, 174, 87)),
    ("ui/clash-burst-red", same(SPRITE, 300, 150)),
    ("ui/clash-gem-*", same(SPRITE, 84, 42)),
    ("ui/rays-gold", same(SPRITE, 1000, 500)),
    ("ui/icon", same(("-q", "92", *PAINTING), 512, 128)),
    ("ui/icon-small", same(FLAT, 64)),
)

# the program's icon for the desktop, as PNG: size -> source
DESKTOP_ICONS = {16: "ui/icon-small", 32: "ui/icon-small", 48: "ui/icon", 64: "ui/icon",
                 128: "ui/icon", 256: "ui/icon", 512: "ui/icon"}
