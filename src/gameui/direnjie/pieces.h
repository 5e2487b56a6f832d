/* The parts of Di Renjie's screens, which direnjie_ui in ui.c brings together. */
#ifndef GAMEUI_DIRENJIE_PIECES_H
#define GAMEUI_DIRENJIE_PIECES_H

#include "game_ui.h"

/* 0xRRGGBB of the signs of categories on dark paper, apart for all eyes. */
#define DIRENJIE_TARGET_LIGHT   0xeea362
#define DIRENJIE_WEAPON_LIGHT   0xdb6862
#define DIRENJIE_LOCATION_LIGHT 0x75aca2

extern const TableLook direnjie_table_look;
extern const RulesText rules_direnjie;

/* Paragraphs of the rules, each list ended by one without a text, for what speaks of one card
 * alone. */
extern const RulesParagraph direnjie_requests[], direnjie_submits[], direnjie_killers[];

unsigned direnjie_rules_chapter(const void *view); /* GameUi.rules_chapter */

/* GameUi.card_words */
void direnjie_card_words(const Wording *wording, Card card, const void *view, Text *out);

extern const CampaignUi direnjie_campaign;
extern const SceneKind scene_cases;
extern const DayUi direnjie_day;
extern const MusicUi direnjie_music;
extern const Lesson direnjie_lesson;
extern const PuzzleSet direnjie_puzzles;
extern const AchievementSet direnjie_achievements;
extern const Summary summary_direnjie;
const Summary *direnjie_summary(const void *view); /* GameUi.summary_of */
extern const ResultUi direnjie_result;
extern const SidePanel direnjie_notebook_panel;

/* The same in lines, for whoever sees no panel: GameUi.recite and GameUi.jot. */
void direnjie_recite(const Recital *recital, const void *view);
bool direnjie_jot(const void *view, const Jotting *jotting, const char *note, Text *out);
extern const SceneKind scene_reveal;

#endif
