/* The parts of Clash of Decks's screens, which clash_ui in ui.c brings together. */
#ifndef GAMEUI_CLASH_PIECES_H
#define GAMEUI_CLASH_PIECES_H

#include "game_ui.h"

extern const GameUi clash_ui;
extern const TableLook clash_table_look;
extern const RulesText rules_clash;
extern const RulesParagraph clash_questions[]; /* and answers, of the rules; {0} ends them */

extern const Lesson clash_lesson;
extern const PuzzleSet clash_puzzles;
extern const AchievementSet clash_achievements;
extern const Summary summary_clash;
extern const ResultUi clash_result;
extern const ResultScene clash_ending;
extern const CampaignUi clash_campaign;
extern const DayUi clash_day;
extern const MusicUi clash_music;
extern const SeatsUi clash_seats;
extern const SceneKind scene_ladder;

#endif
