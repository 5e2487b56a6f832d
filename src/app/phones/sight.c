/* The message is built from the top of the page to its foot. Where cards lie, and what piles are
 * called, is asked of the game's layout of a table that nobody sees. */
#include "sight.h"

#include "phone_words.h"
#include "tables/table_look.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <string.h>

#define ACTS_MOST     40 /* on one page */
#define PREVIEWS_MOST 16 /* messages of one action */

/* A message while it is made. */
typedef struct Making {
    const PhoneSight *sight;
    const TableLook *look;
    const Game *game;
    Layout layout;
    CardSet pickable; /* what can be picked lies in some zone */
} Making;

static const char *word(const Making *making, const char *text)
{
    return tr(making->sight->wording->catalogue, text);
}

static json_t *worded(const Making *making, const Message *message)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    wording_message(making->sight->wording, message, &text);
    return json_string(bytes);
}

static void arrange(Making *making)
{
    Space space = {.area = {0, 0, 1600, 900},
                   .safe = {0, 0, 1600, 900},
                   .unit = 1,
                   .line = 24,
                   .text = 1,
                   .window = {0, 0, 1600, 900}};
    layout_arrange(making->look, &space, making->sight->view, &making->layout);
}

/* Equal codes are equal cards: actions name the lowest. */
static Card lowest_of(const Game *game, Card card)
{
    Card lowest = 0;
    while (strcmp(game->names.cards[lowest], game->names.cards[card]) != 0) {
        lowest++;
    }
    return lowest;
}

static Pick pick_at(const Game *game, const Card cards[], size_t index)
{
    Pick pick = pick_card(lowest_of(game, cards[index]));
    for (size_t i = 0; i < index; i++) {
        bool is_equal =
            cards[i] < game->names.card_count && lowest_of(game, cards[i]) == pick.value;
        pick.copy = (uint8_t)(pick.copy + is_equal);
    }
    return pick;
}

static int picked_at(const Selection *selection, Pick pick)
{
    for (size_t i = 0; i < selection->pick_count; i++) {
        const Pick *it = &selection->picks[i];
        if (it->kind == pick.kind && it->value == pick.value && it->copy == pick.copy) {
            return (int)i + 1;
        }
    }
    return 0;
}

/* A card can be picked too in place of what is picked now, as at the table. */
static bool can_pick(const Selection *selection, Pick pick, Message *why)
{
    Selection bare = *selection;
    if (selection_can_add(selection, pick)) {
        return true;
    }
    selection_clear(&bare);
    return selection_can_add(&bare, pick) || !selection_refuse(&bare, pick, why);
}

static void card_button(const Making *making, Pick pick, json_t *card)
{
    char id[32];
    Message why;
    const Selection *selection = making->sight->selection;
    Text text = text_in(id, sizeof id);
    text_append(&text, "card.");
    text_append(&text, making->game->names.cards[pick.value]);
    text_append(&text, ".");
    text_append_number(&text, pick.copy);
    json_object_set_new(card, "id", json_string(id));
    int place = picked_at(selection, pick);
    if (place > 0) {
        json_object_set_new(card, "picked", json_integer(place));
    } else if (!can_pick(selection, pick, &why)) {
        json_object_set_new(card, "off", worded(making, &why));
    }
}

static json_t *card_of(const Making *making, Card card)
{
    char bytes[256];
    Text name = text_in(bytes, sizeof bytes);
    wording_card(making->sight->wording, card, &name);
    json_t *it = json_object();
    json_object_set_new(it, "name", json_string(bytes));
    const char *use = making->look->use ? making->look->use(card) : NULL;
    if (use) {
        json_object_set_new(it, "use", json_string(word(making, use)));
    } else if (!making->look->use && card < making->game->names.card_count) {
        const PhoneSight *sight = making->sight;
        PhoneFacts facts = {.ui = sight->ui, .wording = sight->wording, .view = sight->view};
        phone_card_words(&facts, card, it);
    }
    return it;
}

/* Whose zone that is, by its name in the protocol: "hands/2"; SEAT_NONE: nobody's. */
static Seat owner_of(const Making *making, uint8_t zone)
{
    const char *code = strchr(making->game->names.zones[zone], '/');
    bool has_seat = code && code[1] >= '0' && code[1] < '0' + making->sight->seats;
    return has_seat ? (Seat)(code[1] - '0') : SEAT_NONE;
}

static bool is_own_hand(const Making *making, uint8_t zone)
{
    return making->layout.zones[zone].hand && owner_of(making, zone) == making->sight->seat;
}

/* As at the table: lower cards first. */
static void sort_hand(const Making *making, Card cards[], size_t count)
{
    for (size_t i = 1; i < count; i++) {
        Card card = cards[i];
        size_t at = i;
        while (at > 0 && making->look->rank(cards[at - 1], 0) > making->look->rank(card, 0)) {
            cards[at] = cards[at - 1];
            at--;
        }
        cards[at] = card;
    }
}

/* The cards of a zone that the seat knows; how many it does not know is counted. */
static json_t *cards_of(const Making *making, const Card cards[], size_t count, bool picks)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        if (cards[i] >= making->game->names.card_count) {
            continue;
        }
        json_t *card = card_of(making, cards[i]);
        if (picks && making->sight->selection->legal_count > 0) {
            card_button(making, pick_at(making->game, cards, i), card);
        }
        json_array_append_new(list, card);
    }
    return list;
}

/* What belongs to somebody and has no name of its own is called by theirs; "Ani: Hand". */
static json_t *zone_name(const Making *making, uint8_t zone)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Seat owner = owner_of(making, zone);
    const ZonePlace *place = &making->layout.zones[zone];
    if (is_own_hand(making, zone)) {
        return json_string(word(making, N_("Hand")));
    }
    if (owner != SEAT_NONE && (place->hand || !place->name)) {
        const char *name = making->sight->wording->seat_names[owner];
        tr_format(making->sight->wording->catalogue, N_("{label}: {word}"),
                  TR_VALUES(name, word(making, N_("Hand"))), &text);
        return json_string(place->hand ? bytes : name);
    }
    return json_string(word(making, place->name ? place->name : N_("On the table")));
}

static json_t *zone_of(const Making *making, uint8_t zone)
{
    Card cards[ZONE_CARDS_MAX];
    const ZonePlace *place = &making->layout.zones[zone];
    size_t count = making->game->zone(making->sight->view, zone, cards, ZONE_CARDS_MAX);
    bool is_own = is_own_hand(making, zone);
    if (is_own && place->form == FORM_FAN && place->row.line == 0) {
        sort_hand(making, cards, count);
    }
    json_t *known = cards_of(making, cards, count, place->picks);
    size_t hidden = count - json_array_size(known);
    bool has_name = place->name && !place->hand;
    if (json_array_size(known) == 0 && !is_own && (hidden == 0 || !has_name)) {
        json_decref(known);
        return NULL;
    }
    json_t *it = json_object();
    json_object_set_new(it, "name", zone_name(making, zone));
    json_object_set_new(it, "own", json_boolean(is_own));
    json_object_set_new(it, "cards", known);
    if (hidden > 0) {
        Message message =
            message_plural_of(NP_("{n} card face down", "{n} cards face down"), (int64_t)hidden);
        json_object_set_new(it, "hidden", worded(making, &message));
    }
    return it;
}

/* The lowest of each card that the seat can pick. */
static CardSet pickable_cards(const Making *making)
{
    CardSet found = 0;
    for (uint8_t zone = 0; zone < making->game->names.zone_count; zone++) {
        Card cards[ZONE_CARDS_MAX];
        size_t count = making->game->zone(making->sight->view, zone, cards, ZONE_CARDS_MAX);
        for (size_t i = 0; i < count && making->layout.zones[zone].picks; i++) {
            if (cards[i] < making->game->names.card_count) {
                found |= card_bit(lowest_of(making->game, cards[i]));
            }
        }
    }
    return found;
}

/* The own hand first. */
static json_t *zones_of(const Making *making)
{
    json_t *list = json_array();
    for (unsigned zone = 0; zone < making->game->names.zone_count; zone++) {
        json_t *it = zone_of(making, (uint8_t)zone);
        if (it && is_own_hand(making, (uint8_t)zone)) {
            json_array_insert_new(list, 0, it);
        } else if (it) {
            json_array_append_new(list, it);
        }
    }
    return list;
}

static json_t *preview_of(const Making *making, Action action)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Message messages[PREVIEWS_MOST];
    const PhoneSight *sight = making->sight;
    if (sight->forecasts == FORECASTS_NONE) {
        return NULL;
    }
    size_t count = making->game->preview(sight->view, action, messages, PREVIEWS_MOST);
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            text_append(&text, making->look->sentences ? " " : " · ");
        }
        char piece[PHRASE_BYTES_MAX];
        Text next = text_in(piece, sizeof piece);
        wording_message(sight->wording, &messages[i], &next);
        text_append(&text, piece);
    }
    return text.length > 0 ? json_string(bytes) : NULL;
}

static void act_id(Action action, Text *out)
{
    static const char digits[] = "0123456789abcdef";
    text_append(out, "act.");
    for (int shift = 60; shift >= 0; shift -= 4) {
        text_append_bytes(out, &digits[action >> shift & 15], 1);
    }
}

static void act_words(const Making *making, Action action, Text *out)
{
    const PhoneSight *sight = making->sight;
    const VerbLook *verb = &making->look->verbs[action_verb(action)];
    bool is_lost = making->look->risk && making->look->risk(sight->view, action) == RISK_FATAL;
    if (is_lost && verb->fatal) {
        CardSet cards = action_cards(action);
        Message message = MESSAGE(verb->fatal, value_cards(cards));
        message.count = (uint8_t)(cards != 0);
        wording_message(sight->wording, &message, out);
    } else if (!wording_advise(sight->wording, sight->view, action, out)) {
        text_append(out, word(making, verb->label));
    }
}

static json_t *act_of(const Making *making, Action action, bool is_whole)
{
    char id[32], words[PHRASE_BYTES_MAX];
    Text text = text_in(id, sizeof id), label = text_in(words, sizeof words);
    const VerbLook *verb = &making->look->verbs[action_verb(action)];
    json_t *it = json_object();
    act_id(action, &text);
    act_words(making, action, &label);
    json_object_set_new(it, "id", json_string(id));
    json_object_set_new(it, "name", json_string(words));
    json_object_set_new(it, "gold", json_boolean(is_whole || verb->leads));
    if (making->look->risk && making->look->risk(making->sight->view, action) >= RISK_COSTLY) {
        json_object_set_new(it, "risk", json_true());
    }
    json_t *preview = preview_of(making, action);
    if (preview) {
        json_object_set_new(it, "text", preview);
    } else if (verb->hint && verb->id) {
        json_object_set_new(it, "text", json_string(word(making, verb->hint)));
    }
    return it;
}

/* Whether an action takes a card that lies nowhere to be picked: an answer, not a card of a hand.
 */
static bool takes_unseen(const Making *making, Action action)
{
    const Verb *verb = &making->game->names.verbs[action_verb(action)];
    CardSet cards = 0;
    if (verb->form == VERB_CARD_SET) {
        return false;
    }
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        if (verb->operands[i] == OPERAND_CARD) {
            cards |= card_bit(action_operand(action, i));
        }
    }
    return (cards & ~making->pickable) != 0;
}

/* What can be done with the picks as they are: actions that want no further card. */
static json_t *acts_of(const Making *making)
{
    Action matches[LEGAL_COUNT_MAX], whole = ACTION_NONE;
    const Selection *selection = making->sight->selection;
    size_t count = selection_matches(selection, matches, LEGAL_COUNT_MAX);
    json_t *list = json_array();
    if (!selection_complete(selection, &whole)) {
        whole = ACTION_NONE;
    }
    for (size_t i = 0; i < count && json_array_size(list) < ACTS_MOST; i++) {
        bool is_enough = game_card_count(making->game, matches[i]) == selection->pick_count;
        if (is_enough || takes_unseen(making, matches[i])) {
            json_array_append_new(list, act_of(making, matches[i], matches[i] == whole));
        }
    }
    return list;
}

/* Buttons of the table that cannot be pressed now, and why. */
static void add_refused(const Making *making, json_t *list)
{
    const PhoneSight *sight = making->sight;
    for (unsigned verb = 0; verb < making->game->names.verb_count; verb++) {
        Message why = message_of(N_("It is not your turn."));
        const VerbLook *look = &making->look->verbs[verb];
        bool is_there = look->id && making->look->offers(sight->view, verb) &&
                        !selection_has_verb(sight->selection, verb);
        if (!is_there || sight->selection->legal_count == 0) {
            continue;
        }
        making->game->refuse(sight->view, action_bare(verb), &why);
        json_t *it = json_object();
        json_object_set_new(it, "name", json_string(word(making, look->label)));
        json_object_set_new(it, "off", worded(making, &why));
        json_array_append_new(list, it);
    }
}

/* What is asked in words of its own, else what the picks lack, else the verbs that wait. */
static json_t *wanted(const Making *making)
{
    Message why;
    Action whole;
    const PhoneSight *sight = making->sight;
    const Selection *selection = sight->selection;
    for (size_t i = 0; i < selection->legal_count; i++) {
        const VerbLook *look = &making->look->verbs[action_verb(selection->legal[i])];
        if (look->question) {
            why = look->question(sight->view);
            return worded(making, &why);
        }
    }
    if (selection_complete(selection, &whole)) {
        return NULL;
    }
    const VerbLook *first = &making->look->verbs[action_verb(selection->legal[0])];
    bool is_set = making->game->names.verbs[action_verb(selection->legal[0])].form == VERB_CARD_SET;
    if (selection->pick_count == 0 && first->wanted) {
        why = first->wanted(sight->view);
        return worded(making, &why);
    }
    if (selection->pick_count > 0 && first->missing) {
        return json_string(word(making, first->missing));
    }
    if ((is_set || selection->pick_count > 0) && selection_refuse_confirm(selection, &why)) {
        return worded(making, &why);
    }
    return json_string(word(making, first->label));
}

static json_t *end_words(const Making *making)
{
    const PhoneSight *sight = making->sight;
    SeatSet winners = sight->outcome.winners;
    Message message = message_of(N_("The game is over."));
    if (winners == 0) {
        message =
            message_of(sight->seats == 1 ? N_("You have lost.") : N_("You have lost together."));
    } else if (seats_have(winners, sight->seat)) {
        message = message_of(N_("You win the game."));
    } else if (winners != 0 && (winners & (winners - 1)) == 0) {
        message = MESSAGE(N_("{name} wins the game."), value_seat(seats_first(winners)));
    }
    if (sight->seats > 1 && winners == (SeatSet)((1u << sight->seats) - 1) &&
        sight->outcome.credit == 0 && sight->seats == 2) {
        message = message_of(N_("The game is a draw."));
    }
    return worded(making, &message);
}

static json_t *title_of(const Making *making)
{
    const PhoneSight *sight = making->sight;
    if (sight->actors == 0) {
        return end_words(making);
    }
    if (sight->selection->legal_count > 0) {
        return json_string(word(making, N_("Your turn")));
    }
    Message message = MESSAGE(N_("{name}'s turn"), value_seat(seats_first(sight->actors)));
    return worded(making, &message);
}

static void add_choice(const Making *making, json_t *message)
{
    const PhoneSight *sight = making->sight;
    bool acts = sight->selection->legal_count > 0;
    json_object_set_new(message, "turn", json_boolean(acts));
    json_object_set_new(message, "title", title_of(making));
    json_t *want = acts ? wanted(making) : NULL;
    if (sight->is_at_screen) {
        want = json_string(word(making, N_("This seat is played at the screen now.")));
    }
    if (want) {
        json_object_set_new(message, "wanted", want);
    }
    if (sight->refused) {
        json_object_set_new(message, "refused", worded(making, sight->refused));
    }
    json_t *list = acts_of(making);
    add_refused(making, list);
    json_object_set_new(message, "acts", list);
}

PhoneSight phone_sight_of(const Match *match, Seat seat, const Selection *selection, MatchLog *log)
{
    const GameUi *ui = game_ui_of(match->game);
    PhoneSight sight = {.wording = log->wording,
                        .ui = ui,
                        .setting = ui->setting ? ui->setting->initial : 0,
                        .view = selection->view,
                        .seat = seat,
                        .seats = match->setup.seats,
                        .actors = match_actors(match),
                        .selection = selection};
    match_outcome(match, &sight.outcome);
    for (size_t i = match->position; i > 0 && sight.log_count < PHONE_LOG_LINES; i--) {
        const char *line = match_log_at(log, i - 1);
        if (line[0] != '\0') {
            sight.log[sight.log_count++] = line;
        }
    }
    return sight;
}

char *phone_sight_write(const PhoneSight *sight)
{
    Making making = {.sight = sight, .look = sight->wording->look};
    making.game = making.look->game;
    arrange(&making);
    making.pickable = pickable_cards(&making);
    json_t *message = json_object();
    json_object_set_new(message, "words", phone_words(sight->wording->catalogue));
    json_object_set_new(message, "name", json_string(sight->wording->seat_names[sight->seat]));
    json_object_set_new(message, "over", json_boolean(sight->actors == 0));
    add_choice(&making, message);
    json_object_set_new(message, "zones", zones_of(&making));
    PhoneFacts facts = {sight->ui, sight->setting, sight->wording, sight->view, sight->note};
    json_object_set_new(message, "facts", phone_facts(&facts));
    json_object_set_new(message, "log", phone_log(sight->log, sight->log_count));
    return phone_words_dump(message);
}
