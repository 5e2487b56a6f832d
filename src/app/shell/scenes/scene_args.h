/* With what the shared scenes are entered, and what they answer: a type for each, and the one
 * function that hands it over. */
#ifndef APP_SCENE_ARGS_H
#define APP_SCENE_ARGS_H

#include "challenge.h"
#include "coach.h"
#include "scene.h"
#include "storage/people.h"

typedef struct SeatsArgs {
    const Game *game; /* that is to be set up */
    bool in_detail;   /* with the form at once, not with the large choices */
    bool is_match;    /* like the match in the app, not as it was set up last */
} SeatsArgs;

void scene_push_seats(SceneStack *stack, SeatsArgs args);

/* Whose page is open at first; NULL: that of the first game. */
typedef struct RulesArgs {
    const Game *game;
} RulesArgs;

void scene_push_rules(SceneStack *stack, const Game *game);

/* Which page of the settings is open at first, counted from 0 as their tabs are. */
typedef struct SettingsArgs {
    int page;
} SettingsArgs;

void scene_push_settings(SceneStack *stack, int page);

/* Whose achievements are open at first; NULL: those of the first game. */
typedef struct AchievementsArgs {
    const Game *game;
} AchievementsArgs;

void scene_push_achievements(SceneStack *stack, const Game *game);

/* The game whose deal of the day is shown first; NULL: one that waits to be played. */
typedef struct DaysArgs {
    const Game *game;
} DaysArgs;

void scene_switch_days(SceneStack *stack, const Game *game); /* with the way back to the menu */

/* Whose puzzles are listed. */
typedef struct PuzzlesArgs {
    const Game *game;
} PuzzlesArgs;

void scene_push_puzzles(SceneStack *stack, const Game *game);
void scene_switch_puzzles(SceneStack *stack, const Game *game); /* with the way back to the menu */

#define LOOKED_AT_MAX CARD_LIMIT

/* Cards of a game to be looked at closely, one at a time, and which comes first. */
typedef struct CardArgs {
    const Game *game;
    const void *view; /* of the table on which they lie, copied as the scene is entered; or NULL */
    Card cards[LOOKED_AT_MAX];
    uint8_t count, at;
} CardArgs;

void scene_push_card(SceneStack *stack, const CardArgs *args);

/* The people; `picks`: one of them is to be chosen, and `person` (0: nobody) is chosen by now. */
typedef struct PeopleArgs {
    bool picks;
    PersonId person;
} PeopleArgs;

/* Left only when somebody was chosen; 0: nobody in particular. */
typedef struct PeopleAnswer {
    PersonId person;
} PeopleAnswer;

/* The replay of the app's match; `is_told`: at this decision, with what would have been better;
 * else after so many actions. `title`, marked for translation; NULL: what it usually is. */
typedef struct ReplayArgs {
    bool is_told;
    Remark remark;
    size_t from;
    const char *title;
} ReplayArgs;

/* The match that another window has open. */
typedef struct ElsewhereArgs {
    MatchId match;
} ElsewhereArgs;

/* A challenge that came in. */
typedef struct ChallengeArgs {
    Challenge challenge;
} ChallengeArgs;

void scene_push_challenge(SceneStack *stack, const Challenge *challenge);

void scene_push_replay(SceneStack *stack, const Remark *remark);
void scene_push_replay_at(SceneStack *stack, size_t actions, const char *title);

void scene_push_people(SceneStack *stack, PeopleArgs args);
void scene_pop_people(SceneStack *stack, PersonId person);

#endif
