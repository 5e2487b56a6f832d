"""Who may include whom: the layers and rooms of src/README.md, and what the pure folders must not see.

A layer is a folder of src. A room is a folder of a layer that is divided; its doors are the headers
that files of other rooms may include.

Usage: layers.py <project>
"""
import re

from circles import circles
from sources import c_files, finish, includes, project_root, without_comments

USES = {
    "base": set(),
    "core": {"base"},
    "games": {"base", "core"},
    "bots": {"base", "core"},
    "storage": {"base", "core"},
    "i18n": {"base"},
    "ui": {"base"},
    "tables": {"base", "core", "i18n", "ui"},
    "gameui": {"base", "core", "games", "bots", "storage", "i18n", "ui", "tables"},
    "app": {"base", "core", "games", "bots", "storage", "i18n", "ui", "tables", "phones"},
    "phones": {"base"},
    "engine": {"base", "core", "games", "bots", "storage"},
}
# room: the rooms whose doors it may use; no room is above and below another
ROOMS = {
    "ui/widgets": {"ui", "ui/text"},
    "ui": {"ui/commands", "ui/elements", "ui/music", "ui/paint", "ui/pictures", "ui/system", "ui/text"},
    "ui/commands": set(),
    "ui/desktop": set(),
    "ui/music": {"ui/system"},
    "ui/elements": {"ui/system"},
    "ui/pictures": {"ui/paint", "ui/system", "ui/text"},
    "ui/text": {"ui/paint", "ui/system"},
    "ui/paint": set(),
    "ui/system": {"ui/commands"},
    "ui/voice": set(),
    "tables": {"tables/cards", "tables/effects", "tables/hand", "tables/motion"},
    "tables/cards": set(),
    "tables/effects": {"tables/cards", "tables/effects/drawn"},
    "tables/effects/drawn": {"tables/cards"},
    "tables/hand": {"tables/cards", "tables/effects", "tables/motion"},
    "tables/motion": {"tables/cards", "tables/effects", "tables/effects/drawn"},
    "tables/panel": {"tables/cards"},
    "app": {"app/game_ui", "app/options", "app/shell", "app/start"},
    "app/start": {"app/campaign", "app/commands", "app/game_ui", "app/match", "app/play/choice", "app/records",
                  "app/shell", "app/shell/scenes", "app/sitting", "app/voice"},
    "app/campaign": {"app/game_ui", "app/match", "app/result", "app/shell"},
    "app/challenge": {"app/game_ui", "app/match"},
    "app/poster": {"app/challenge", "app/commands", "app/game_ui", "app/match", "app/menu", "app/result", "app/shell",
                   "app/qr", "app/shell/files", "app/terms"},
    "app/day": {"app/campaign", "app/game_ui", "app/match", "app/puzzle", "app/result", "app/shell"},
    "app/play": {"app/commands", "app/game_ui", "app/match", "app/play/choice", "app/play/handover", "app/public", "app/puzzle",
                 "app/result", "app/shell", "app/terms", "app/voice"},
    "app/play/choice": {"app/game_ui", "app/match", "app/play/handover", "app/public", "app/puzzle", "app/result",
                        "app/shell"},
    "app/play/handover": {"app/game_ui", "app/shell", "app/shell/scenes"},
    "app/records": {"app/achievements", "app/challenge", "app/commands", "app/game_ui", "app/match", "app/menu", "app/result", "app/shell",
                    "app/shell/files", "app/shell/scenes", "app/terms"},
    "app/replay": {"app/commands", "app/game_ui", "app/match", "app/result", "app/shell"},
    "app/even": {"app/game_ui", "app/match", "app/shell"},
    "app/seats": {"app/even", "app/game_ui", "app/match", "app/menu", "app/shell", "app/sitting", "app/terms"},
    "app/terms": {"app/game_ui", "app/match", "app/shell"},
    "app/sitting": {"app/game_ui", "app/match", "app/phones", "app/qr", "app/shell"},
    "app/phones": {"app/game_ui", "app/match", "app/public"},
    "app/public": set(),
    "app/qr": set(),
    "app/result": {"app/challenge", "app/even", "app/game_ui", "app/match", "app/shell", "app/terms"},
    "app/rules": {"app/commands", "app/game_ui", "app/shell", "app/shell/scenes"},
    "app/menu": {"app/campaign", "app/commands", "app/game_ui", "app/match", "app/person", "app/puzzle", "app/shell",
                 "app/shell/files"},
    "app/achievements": {"app/game_ui", "app/match", "app/puzzle"},
    "app/shell": {"app/achievements", "app/commands", "app/game_ui", "app/match", "app/options", "app/person", "app/phones", "app/public", "app/puzzle", "app/shell/files",
                  "app/shell/scenes", "app/voice"},
    "app/shell/files": {"app/match"},
    "app/shell/scenes": {"app/challenge", "app/match"},
    "app/puzzle": {"app/game_ui", "app/match", "app/options"},
    "app/person": {"app/game_ui", "app/match", "app/options"},
    "app/options": {"app/match"},
    "app/match": {"app/game_ui", "app/public"},
    "app/commands": {"app/game_ui"},
    "app/game_ui": set(),
    "app/voice": {"app/commands"},
    "engine": set(),
    "engine/codecs": {"engine"},
    "engine/tournament": {"engine"},
    "storage": {"storage/database"},
    "storage/database": set(),
    "storage/transfer": {"storage/database"},
}
# What the screens of one game may use of app, and the rooms that its folder can have: which may use
# which of the others. A header of the folder that has the name of a room is its door; the others are
# for all of its rooms, and itself may use them all. No game may use another.
GAMEUI_USES = {"app/campaign", "app/game_ui", "app/match", "app/person", "app/play",
               "app/play/choice", "app/result", "app/seats", "app/shell"}
GAME_ROOMS = {
    "seen": set(),
    "words": {"seen"},
    "book": {"seen", "words"},
    "pen": {"seen", "words"},
    "places": {"pen", "seen", "words"},
    "parts": {"book", "pen", "places", "seen", "words"},
    "learn": {"book", "words"},
    "ending": {"book", "parts", "pen", "seen", "words"},
    "campaign": {"ending"},
    "cases": {"reveal"},
    "companion": {"words"},
    "build": {"book", "words"},
    "ladder": {"build", "pen", "words"},
    "notebook": {"parts", "pen", "places", "seen", "words"},
    "reveal": {"parts", "pen", "seen", "words"},
    "solution": {"ending"},
    "tour": set(),
}
# The rooms that the rules of one game can have, likewise.
RULE_ROOMS = {
    "think": set(),
    "tell": {"think"},
}
HOUSES = {"games": RULE_ROOMS, "gameui": GAME_ROOMS}
DOORS = {
    "ui": {"keyboard.h", "ui_state.h"},
    "ui/commands": {"bindings.h", "signs.h", "stroke.h"},
    "ui/elements": {"elements.h", "focus.h"},
    "ui/music": {"playing.h"},
    "ui/paint": {"contrast.h", "damage.h", "draw_list.h", "lanes.h", "palette.h", "pixels.h",
                 "rows.h", "shape.h"},
    "ui/pictures": {"pictures.h"},
    "ui/system": {"clock.h", "devices.h", "files.h", "input.h", "pad.h", "parallel.h", "touch.h"},
    "ui/text": {"fonts.h", "line_break.h", "text_block.h"},
    "tables/cards": {"cards.h", "parts.h", "sprite.h", "table_state.h"},
    "tables/effects": {"effects.h"},
    "tables/effects/drawn": {"attacks.h", "looks.h", "moments.h", "push.h", "reduced.h"},
    "tables/hand": {"hand.h", "hand_words.h"},
    "tables/motion": {"motion.h"},
    "app/voice": {"narrator.h"},
    "app/achievements": {"achievements.h"},
    "app/challenge": {"challenge.h"},
    "app/commands": {"app_commands.h", "keymap.h"},
    "app/campaign": {"campaign_head.h", "campaign_road.h", "daily.h", "stage_group.h", "stage_lines.h", "stage_mark.h"},
    "app/game_ui": {"achievement.h", "game_ui.h", "lesson.h", "puzzle.h", "rules_text.h"},
    "app/match": {"calendar.h", "coach.h", "match_log.h", "match_plan.h", "progress.h", "result_facts.h",
                  "series.h", "session.h", "thinker.h"},
    "app/even": {"even.h"},
    "app/menu": {"menu_tiles.h"},
    "app/options": {"match_spec.h", "options.h", "paths.h"},
    "app/person": {"roster.h", "settings.h"},
    "app/phones": {"phone_table.h"},
    "app/public": {"public_sight.h"},
    "app/sitting": {"arrivals.h", "sitting.h"},
    "app/qr": {"qr.h"},
    "app/play": {"side.h"},
    "app/play/choice": {"asking.h", "help.h", "lesson_light.h", "phase.h", "play.h", "teaching.h"},
    "app/play/handover": {"cloth.h", "handover.h"},
    "app/puzzle": {"lesson_match.h", "lesson_progress.h", "puzzle_day.h", "puzzle_match.h", "puzzle_record.h"},
    "app/records": {"share.h"},
    "app/result": {"coach_words.h", "finale.h", "medal.h", "par.h", "result_words.h"},
    "app/seats": {"form_rows.h"},
    "app/terms": {"option_words.h"},
    "app/shell": {"app.h", "app_match.h", "app_phones.h", "errand.h", "flow.h", "grace.h", "host_strip.h",
                  "match_picture.h", "seated.h", "sheet.h"},
    "app/shell/files": {"crash.h", "documents.h", "file_dialog.h", "file_uri.h"},
    "app/shell/scenes": {"passage.h", "scene.h", "scene_args.h"},
    "app/start": {"run.h"},
    "engine": {"codec.h", "commands.h", "fields.h", "reply.h"},
    "storage/database": {"database.h", "problem.h"},
}
DIVIDED = {room.split("/")[0] for room in ROOMS} | HOUSES.keys()
ROOM_FILES = 20
PURE = {"core", "games", "bots"}
IMPURE_HEADERS = {"time.h", "stdio.h", "stdlib.h", "locale.h", "errno.h", "threads.h", "signal.h"}


def check_contract(root, folder, path, name):
    used = name.split("/")[0]
    if used not in USES:
        return f"{name} is no contract of this project"
    if used != folder and used not in USES[folder]:
        return f"{folder} may not use {used}"
    if used == "games" and name != "games/registry.h":
        return check_naming(root, folder, path)
    return None


def game_ids(root):
    return {folder.name for folder in (root / "src/games").iterdir() if folder.is_dir()}


def check_naming(root, folder, path):
    """Which game is on is asked of the game: only its own folders may name one."""
    is_codec = room_of(root, path) == "engine/codecs" and path.stem.split("_")[0] in game_ids(root)
    if folder == "engine" and not is_codec:
        return "only a codec may name a game"
    if folder not in {"engine", "games", "gameui"}:
        return "no screen and no player names a game: ask its GameUi or its Game"
    return None


def check_names(root, files):
    """The constants of the games and their ids, where no include gives them away."""
    ids = "|".join(sorted(game_ids(root)))
    constant = re.compile(rf'\b({ids})_(game|ui|table_look|codec)\b|\b({ids.upper()})_[A-Z]\w*|"({ids})"')
    for path in files:
        folder = path.relative_to(root).parts[1]
        if path.relative_to(root).parts[0] == "include" and folder == "games":
            continue
        for number, line in enumerate(without_comments(path.read_text(), literals=True).splitlines(), 1):
            problem = constant.search(line) and check_naming(root, folder, path)
            if problem:
                yield f"{path}:{number}: {problem}"


def room_of(root, path):
    return path.parent.relative_to(root).as_posix().removeprefix("src/")


def uses_of(room):
    """The rooms whose doors a room may use; None: it is not in the tables."""
    layer, *inner = room.split("/")
    if layer in HOUSES and inner:
        is_known = len(inner) == 1 or inner[1] in HOUSES[layer]
        outer = GAMEUI_USES if layer == "gameui" else set()
        return outer if is_known else None
    return ROOMS.get(room)


def check_game_room(root, path, name):
    """"<id>/name.h" and "<id>/<room>/name.h": a header of the same game in the same layer; "<id>/<room>.h"
    is the door of a room."""
    above, layer, *inside = path.parent.relative_to(root).parts
    if above != "src" or layer not in HOUSES or not inside:
        return f"only the files of a game may use {name}"
    game, *inner = inside
    if name.split("/")[0] != game:
        return f"{game} may not use another game's files"
    if not (root / "src" / layer / name).exists():
        return f"{layer} has no {name}"
    rooms = HOUSES[layer]
    room = name.split("/")[1].removesuffix(".h")
    if not inner or room not in rooms or room == inner[0] or room in rooms[inner[0]]:
        return None
    return f"{inner[0]} may not use {room}"


def check_private(root, path, name):
    if (path.parent / name).exists():
        return None
    room = room_of(root, path) if path.is_relative_to(root / "src") else None
    if room is None or uses_of(room) is None:
        return f'"{name}" does not lie in this folder; a contract has a slash'
    for other in uses_of(room):
        if (root / "src" / other / name).exists():
            return None if name in DOORS.get(other, ()) else f"{name} is no door of {other}"
    return f"{room} may not use the room of {name}, or no room has it"


def check_rooms(root):
    """Every folder of a divided layer stands in the table, and holds few files."""
    for folder in sorted((root / "src").rglob("*")) + sorted((root / "include").rglob("*")):
        if not folder.is_dir():
            continue
        sources = len(list(folder.glob("*.[ch]")))
        if sources > ROOM_FILES:
            yield f"{folder}: {sources} sources, more than {ROOM_FILES}"
        room = folder.relative_to(root / "src").as_posix() if folder.is_relative_to(root / "src") else ""
        if sources and room.split("/")[0] in DIVIDED and uses_of(room) is None:
            yield f"{folder}: the room is not in the table of rooms"


def check_system(folder, name):
    if name.startswith("SDL") and folder != "ui":
        return "only ui may see SDL"
    if folder in PURE and name in IMPURE_HEADERS:
        return f"{folder} is pure and may not see <{name}>"
    return None


def check(root, path, mark, name):
    folder = path.relative_to(root).parts[1]
    if folder not in USES:
        return f"the folder {folder} is not in the table of layers"
    if mark == "<" or name.startswith("SDL"):
        return check_system(folder, name)
    if "/" in name and name.split("/")[0] in game_ids(root):
        return check_game_room(root, path, name)
    if "/" in name:
        return check_contract(root, folder, path, name)
    return check_private(root, path, name)


def main():
    root = project_root()
    problems = list(check_rooms(root))
    for table in (ROOMS, *HOUSES.values()):
        problems += [f"a circle of rooms: {' '.join(group)}" for group in circles(table)]
    files = c_files(root, "src", "include")
    problems += check_names(root, files)
    for path in files:
        for line, mark, name in includes(path):
            problem = check(root, path, mark, name)
            if problem:
                problems.append(f"{path}:{line}: {problem}")
    finish(problems, files)


if __name__ == "__main__":
    main()
