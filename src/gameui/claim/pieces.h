/* The parts of Claim's screens, which claim_ui in ui.c brings together. */
#ifndef GAMEUI_CLAIM_PIECES_H
#define GAMEUI_CLAIM_PIECES_H

#include "game_ui.h"

/* "Ayu · votes: 3" */
const char *claim_side_words(App *app, const Outcome *outcome, Seat side);

extern const TableLook claim_table_look;
extern const RulesText rules_claim;
extern const RulesParagraph claim_powers[]; /* a paragraph of the rules for each faction */

unsigned claim_rules_chapter(const void *view); /* GameUi.rules_chapter */

/* GameUi.card_words */
void claim_card_words(const Wording *wording, Card card, const void *view, Text *out);

extern const ResultScene claim_result_scene;
extern const CampaignUi claim_campaign;
extern const DayUi claim_day;
extern const MusicUi claim_music;
extern const Lesson claim_lesson;
extern const PuzzleSet claim_puzzles;
extern const AchievementSet claim_achievements;
extern const Summary summary_claim;
extern const SceneKind scene_tour;

#endif
