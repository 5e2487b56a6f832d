/* What the files of the Regicide table share: where its panels lie, and its parts. */
#ifndef TABLES_REGICIDE_TABLE_H
#define TABLES_REGICIDE_TABLE_H

#include "tables/table_look.h"

#include "games/regicide.h"

enum RegicideSpot {
    SPOT_TITLE,
    SPOT_HEALTH,
    SPOT_ATTACK,
    SPOT_POWERS,
    SPOT_SOLO,
    SPOT_SEATS /* + the place of another seat, clockwise from one's own */
};

/* The forms of its layout. */
typedef enum RegicideForm { REGICIDE_WIDE, REGICIDE_TALL, REGICIDE_SQUARE } RegicideForm;

/* In the numbering of the suits: signs, their colours on dark paper, names. */
extern const char *const regicide_suit_icons[4];
extern const uint32_t regicide_suit_colors[4];

void regicide_arrange(const Space *space, const void *view, Layout *out);
/* In the numbering of the suits: what each power does, as the page of rules has it; marked. */
extern const char *const regicide_power_tips[4];
/* What the immunity of the enemy on the table does, or that it is gone; marked. */
const char *regicide_immunity(const RegicideTable *table);

/* Whether so many lines of body text fit one below another. */
static inline bool regicide_holds(const TableScene *scene, Rect room, float lines)
{
    return room.h >= lines * panel_line_height(scene) * 0.98f;
}

static inline const RegicideView *regicide_view_of(const TableScene *scene)
{
    return scene->view;
}

static inline const RegicideTable *regicide_table_of(const TableScene *scene)
{
    return &regicide_view_of(scene)->table;
}

bool regicide_seat_place(const TableScene *scene, Seat seat, Rect *out);
void regicide_sum(const TableScene *scene, Text *out);
void regicide_own_deed(const TableScene *scene, Text *out); /* what the viewer does just now */
size_t regicide_happening(const TableScene *scene, Line *lines);
/* Parts: the light behind the cards that were played last, and their sum before them. */
void regicide_light_play(const TableScene *scene);
void regicide_played(const TableScene *scene);
/* The enemy that comes after this one fell, on its way or seen to be there; or CARD_NONE. */
Card regicide_next_enemy(const TableScene *scene, Card fallen, bool *is_here);
void regicide_prompt(const TableScene *scene, Text *out);
size_t regicide_outlook(const TableScene *scene, Action action, Line *lines);
int regicide_pile_after(const void *view, Action action, unsigned zone);
Risk regicide_risk(const void *view, Action action);
void regicide_button(const TableScene *scene, unsigned verb, ButtonWords *words);
CardSet regicide_joining(const TableScene *scene); /* of the own hand, what is picked */
void regicide_mark(const TableScene *scene, const CardMark *mark);
const char *regicide_use(Card card);
void regicide_name(const Wording *wording, Card card, Text *out);
void regicide_listed_name(const Wording *wording, Card card, unsigned count, Text *out);
void regicide_moment(const Wording *wording, const void *view, Text *out); /* GameUi.moment */
bool regicide_tells_on(const void *before);
void regicide_tell(const Wording *wording, const PastAction *action, Text *out);
Message regicide_advise(const void *view, Action action);
void regicide_log(const Wording *wording, const LogEntry *entry, Text *out);

/* "Spades", as the game's words have it. */
const char *regicide_suit_name(const Wording *wording, unsigned suit);

#endif
