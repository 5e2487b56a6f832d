/* What was done last, told while it is seen: on the plate in the words of what happens just then,
 * and at the cards that were played what they add up to, until the attack after them is paid. */
#include "regicide/table.h"

#include "games/regicide_tellings.h"
#include "i18n/format.h"

#define PLAY_CARDS 4
#define SUM_BYTES  128

/* An action that was done. */
typedef struct Deed {
    PastAction action;
    const RegicideTable *table; /* before it */
    Card cards[PLAY_CARDS];     /* that were played */
    unsigned count;
    int own; /* cards that the seat itself drew */
} Deed;

static void take(Deed *deed, const Event *event)
{
    if (event->from == REGICIDE_TAVERN) {
        deed->own += event->to == REGICIDE_HANDS + deed->table->active;
    } else if (event->to == REGICIDE_PLAYED && deed->count < PLAY_CARDS) {
        deed->cards[deed->count++] = event->card;
    }
}

static bool deed_now(const TableScene *scene, Deed *out)
{
    *out = (Deed){.count = 0};
    if (!table_last(scene->table, true, 0, &out->action)) {
        return false;
    }
    out->table = &((const RegicideView *)out->action.before)->table;
    for (size_t i = 0; i < out->action.count; i++) {
        if (out->action.events[i].kind == EVENT_MOVE) {
            take(out, &out->action.events[i]);
        }
    }
    return true;
}

/* Whether the action had this cue, and with which value. */
static bool had(const Deed *deed, enum RegicideCue cue, int *value)
{
    for (size_t i = 0; i < deed->action.count; i++) {
        const Event *event = &deed->action.events[i];
        if (event->kind == EVENT_CUE && event->name == cue) {
            *value = event->value;
            return true;
        }
    }
    return false;
}

/* Which adds up to nothing. */
static bool is_jester(const Deed *deed)
{
    return deed->count > 0 && regicide_is_jester(deed->cards[0]);
}

/* "7 + 1 = 8"; of one card its value; "(7 + 1) × 2 = 16" where clubs have doubled it. */
static void add_up(const TableScene *scene, const Deed *deed, Text *out)
{
    int sum = 0, doubled = 0;
    bool is_doubled = had(deed, REGICIDE_CUE_DOUBLE, &doubled);
    if (is_doubled && deed->count > 1) {
        text_append(out, "(");
    }
    for (unsigned i = 0; i < deed->count; i++) {
        int value = regicide_value(deed->cards[i]);
        sum += value;
        if (i > 0) {
            text_append(out, " + ");
        }
        text_append(out, panel_number(scene, value));
    }
    if (is_doubled && deed->count > 1) {
        text_append(out, ")");
    }
    if (is_doubled) {
        text_append(out, " × 2");
        sum = doubled;
    }
    if (is_doubled || deed->count > 1) {
        text_append(out, " = ");
        text_append(out, panel_number(scene, sum));
    }
}

static const char *sum_words(const TableScene *scene, const Deed *deed)
{
    char bytes[SUM_BYTES];
    Text sum = text_in(bytes, sizeof bytes);
    add_up(scene, deed, &sum);
    return panel_copy(scene, bytes);
}

#define FIRST_ROYAL 40 /* the Jack of Clubs */

Card regicide_next_enemy(const TableScene *scene, Card fallen, bool *is_here)
{
    for (Card card = FIRST_ROYAL; card < REGICIDE_JESTER; card++) {
        if (card != fallen && table_card_is(scene->table, REGICIDE_ENEMY, 0, card)) {
            *is_here = table_sees(scene->table, REGICIDE_ENEMY, card, NULL);
            return card;
        }
    }
    *is_here = false;
    return CARD_NONE;
}

/* The enemy that comes, the blow that begins step 4, else what the person has done. */
static const char *own_words(const TableScene *scene, const Deed *deed)
{
    int value;
    bool is_here;
    Message message = {0};
    Card next = regicide_next_enemy(scene, deed->table->enemy, &is_here);
    if (deed->table->active != scene->seat) {
        return NULL;
    }
    if (is_here) {
        message = MESSAGE(N_("Next enemy: {card}."), value_card(next));
    } else if (scene->phase == REGICIDE_SUFFERING) {
        message = MESSAGE(N_("The {card} attacks for {n}."), value_card(deed->table->enemy),
                          value_number(table_counter(scene->table, REGICIDE_ATTACK)));
    } else if (is_jester(deed)) {
        message = message_of(N_("You play a Jester."));
    } else if (deed->count > 0) {
        return panel_phrase(scene, N_("Your play: {sum}"), TR_VALUES(sum_words(scene, deed)));
    } else if (had(deed, REGICIDE_CUE_PAY, &value)) {
        message = MESSAGE(N_("You discard cards worth {n} to cover {attack}."), value_number(value),
                          value_number(regicide_attack_left(deed->table)));
    } else if (had(deed, REGICIDE_CUE_FLIP, &value)) {
        message = message_of(N_("You flip a Jester: a new hand."));
    } else if (had(deed, REGICIDE_CUE_YIELD, &value)) {
        message = message_of(N_("You yield."));
    }
    return message.text ? panel_message(scene, &message) : NULL;
}

void regicide_own_deed(const TableScene *scene, Text *out)
{
    Deed deed;
    const char *words = deed_now(scene, &deed) ? own_words(scene, &deed) : NULL;
    if (words) {
        text_append(out, words);
    }
}

/* What the cue that is seen now means; without a text: it says nothing more. */
static Message cue_words(const Deed *deed, enum RegicideCue cue, int value)
{
    int doubled;
    Fact fact = {.card = deed->table->enemy, .number = value, .rest = deed->own, .word = value};
    if (cue == REGICIDE_CUE_DRAW && deed->table->seats == 1) {
        return MESSAGE(N_("draw {n}"), value_number(value));
    }
    if (cue == REGICIDE_CUE_HIT && had(deed, REGICIDE_CUE_DOUBLE, &doubled)) {
        cue = REGICIDE_CUE_DOUBLE;
    }
    if (cue == REGICIDE_CUE_DOUBLE) {
        fact.number = value / 2;
        fact.rest = value;
    }
    return regicide_cue_telling(cue, &fact);
}

static const char *const cue_icons[] = {[REGICIDE_CUE_IMMUNE] = "ui/glyph-immunity",
                                        [REGICIDE_CUE_HEAL] = "ui/glyph-heal",
                                        [REGICIDE_CUE_DRAW] = "ui/glyph-draw",
                                        [REGICIDE_CUE_DOUBLE] = "ui/glyph-attack",
                                        [REGICIDE_CUE_HIT] = "ui/glyph-attack",
                                        [REGICIDE_CUE_GUARD] = "ui/glyph-shield",
                                        [REGICIDE_CUE_LOSS] = NULL};

/* Of one's own action: its words, where a notice has the place of the prompt, and what is seen of
 * it. */
size_t regicide_happening(const TableScene *scene, Line *lines)
{
    Deed deed;
    int value;
    bool is_here;
    size_t count = 0;
    const char *words = deed_now(scene, &deed) ? own_words(scene, &deed) : NULL;
    if (!words) {
        return 0;
    }
    if (table_has_notice(scene->table)) {
        lines[count++] = (Line){.text = words, .color = COLOR_PAPER, .bold = true};
    }
    bool is_past = scene->phase == REGICIDE_SUFFERING ||
                   regicide_next_enemy(scene, deed.table->enemy, &is_here) != CARD_NONE;
    if (scene->cue < 0 || is_past || !had(&deed, (enum RegicideCue)scene->cue, &value)) {
        return count;
    }
    Message message = cue_words(&deed, (enum RegicideCue)scene->cue, value);
    if (message.text) {
        lines[count++] = (Line){.id = "table.happening",
                                .text = panel_message(scene, &message),
                                .icon = cue_icons[scene->cue],
                                .color = COLOR_PAPER};
    }
    return count;
}

/* Where a card that was played is seen: beside the enemy, or on its way from there. */
static bool played_place(const TableScene *scene, Card card, Rect *out)
{
    static const unsigned zones[] = {REGICIDE_PLAYED, REGICIDE_DISCARDED};
    if (!table_sees(scene->table, REGICIDE_PLAYED, card, NULL)) {
        return false;
    }
    for (unsigned i = 0; i < REGICIDE_CARDS * 2; i++) {
        unsigned zone = zones[i / REGICIDE_CARDS], index = i % REGICIDE_CARDS;
        if (table_card_is(scene->table, zone, index, card)) {
            return table_card_rect(scene->table, zone, index, out);
        }
    }
    return false;
}

/* Whether what was played last still waits for what follows from it, and where it lies. */
static bool is_unsettled(const TableScene *scene, Deed *deed, Rect *out)
{
    const RegicideTable *table = &((const RegicideView *)scene->view)->table;
    bool is_over = table_rests(scene->table) && table->phase != REGICIDE_SUFFERING &&
                   table->phase != REGICIDE_NAMING;
    if (is_over || !deed_now(scene, deed) || deed->count == 0) {
        return false;
    }
    for (unsigned i = 0; i < deed->count; i++) {
        Rect card;
        if (!played_place(scene, deed->cards[i], &card)) {
            return false;
        }
        *out = i == 0 ? card : rect_union(*out, card);
    }
    return true;
}

void regicide_light_play(const TableScene *scene)
{
    Deed deed;
    Rect place;
    if (is_unsettled(scene, &deed, &place)) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = place}, color_faded(COLOR_LIT, 0.8f));
    }
}

#define SIGN_GAP 4.0f /* units: between the sign and the sum, and around both */

void regicide_played(const TableScene *scene)
{
    Deed deed;
    Rect place;
    int doubled;
    if (!is_unsettled(scene, &deed, &place) || is_jester(&deed)) {
        return;
    }
    const char *sum = sum_words(scene, &deed);
    TextStyle style = {.face = FONT_BODY_BOLD, .size = SIZE_BODY};
    const TextBlock *block = text_layout(scene->ui, sum, style, 0);
    float gap = SIGN_GAP * ui_unit(scene->ui), side = block->h;
    float width = side + block->w + 4 * gap, height = block->h + gap;
    Rect pill = {place.x + (place.w - width) / 2, place.y + place.h - height - 2 * gap, width,
                 height};
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, pill, height / 2, color_faded(COLOR_PANEL, 0.92f));
    draw_named(list, "ui/glyph-attack", (Rect){pill.x + gap, pill.y + gap / 2, side, side}, 1);
    const char *name = panel_phrase(scene, N_("Attack: {sum}"), TR_VALUES(sum));
    const char *rule = N_("The values played add up to the attack: so much damage it deals, and so "
                          "much each suit does.");
    if (had(&deed, REGICIDE_CUE_DOUBLE, &doubled)) {
        rule = N_("The values played add up to the attack: so much each suit does. Clubs double "
                  "the damage.");
    }
    ui_tell(scene->ui,
            &(Label){.id = "table.played",
                     .name = name,
                     .value = sum,
                     .tip = panel_noun(scene, name, rule),
                     .block = block,
                     .at = {pill.x + side + 2 * gap, pill.y + gap / 2},
                     .color = COLOR_GOLD_LIGHT},
            pill);
}
