/* The parts of Regicide's screens, which regicide_ui in ui.c brings together. */
#ifndef GAMEUI_REGICIDE_PIECES_H
#define GAMEUI_REGICIDE_PIECES_H

#include "game_ui.h"

extern const TableLook regicide_table_look;
extern const RulesText rules_regicide;

/* Paragraphs of the rules, each list ended by one without a text, for what speaks of one card
 * alone. */
extern const RulesParagraph regicide_plays[], regicide_powers[], regicide_damage[],
    regicide_jesters[], regicide_alone[];

unsigned regicide_rules_chapter(const void *view); /* GameUi.rules_chapter */

/* GameUi.card_words */
void regicide_card_words(const Wording *wording, Card card, const void *view, Text *out);

extern const Lesson regicide_lesson;
extern const PuzzleSet regicide_puzzles;
extern const AchievementSet regicide_achievements;
extern const Summary summary_regicide;
const Summary *regicide_summary(const void *view); /* GameUi.summary_of */
extern const ResultUi regicide_result;
extern const ResultScene regicide_ending;
extern const CampaignUi regicide_campaign;
extern const DayUi regicide_day;
extern const MusicUi regicide_music;
extern const TalkUi regicide_talk;
extern const SceneKind scene_campaign, scene_companion, scene_solution;

#endif
