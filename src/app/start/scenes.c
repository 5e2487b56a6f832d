/* The table of the scenes that all games share. */
#include "scene.h"

extern const SceneKind scene_first_run, scene_menu, scene_days, scene_keys, scene_bindings,
    scene_access, scene_card, scene_learn, scene_puzzles, scene_seats, scene_table, scene_curtain,
    scene_result, scene_rules, scene_settings, scene_about, scene_unfinished, scene_backup,
    scene_people, scene_statistics, scene_finished, scene_replay, scene_share, scene_question,
    scene_replace, scene_crash, scene_elsewhere, scene_achievements;

const SharedScenes shared_scenes = {
    .first_run = &scene_first_run,
    .menu = &scene_menu,
    .days = &scene_days,
    .learn = &scene_learn,
    .puzzles = &scene_puzzles,
    .seats = &scene_seats,
    .table = &scene_table,
    .curtain = &scene_curtain,
    .result = &scene_result,
    .rules = &scene_rules,
    .keys = &scene_keys,
    .bindings = &scene_bindings,
    .access = &scene_access,
    .card = &scene_card,
    .settings = &scene_settings,
    .about = &scene_about,
    .unfinished = &scene_unfinished,
    .backup = &scene_backup,
    .people = &scene_people,
    .statistics = &scene_statistics,
    .finished = &scene_finished,
    .replay = &scene_replay,
    .share = &scene_share,
    .question = &scene_question,
    .replace = &scene_replace,
    .crash = &scene_crash,
    .elsewhere = &scene_elsewhere,
    .achievements = &scene_achievements,
};
