/* On the seats screen: with which deck each side of a constructed duel comes, a computer player as
 * well, and the way to the decks. */
#include "clash/build.h"

#include "i18n/format.h"

#define WORDS_MAX (OWN_DECKS_MAX + 2)

const char *own_deck_name(App *app, const OwnDecks *decks, size_t index)
{
    if (decks->items[index].name[0] != '\0') {
        return app_copy(app, decks->items[index].name);
    }
    return app_phrase(app, N_("{label} {n}"),
                      TR_VALUES(app_word(app, N_("Deck")), app_number(app, (int64_t)index + 1)));
}

int own_deck_row_count(const MatchPlan *plan)
{
    bool is_there = plan->setup.options[CLASH_OPTION_MODE] == CLASH_DUEL &&
                    plan->setup.options[CLASH_OPTION_FORMAT] == CLASH_CONSTRUCTED;
    return is_there ? CLASH_SIDES + 1 : 0;
}

/* The choice of a side: the cards that stand for each word, and which one holds. */
typedef struct DeckChoice {
    const char *words[WORDS_MAX];
    CardSet cards[WORDS_MAX];
    int count, chosen;
} DeckChoice;

static void add(DeckChoice *choice, const char *word, CardSet cards, CardSet now)
{
    if (cards == now) {
        choice->chosen = choice->count;
    }
    choice->words[choice->count] = word;
    choice->cards[choice->count++] = cards;
}

static DeckChoice choice_of(App *app, const OwnDecks *decks, CardSet now)
{
    DeckChoice choice = {.chosen = -1};
    add(&choice, app_word(app, N_("Chosen at the table")), 0, now);
    for (size_t i = 0; i < decks->count; i++) {
        if (clash_deck_is_whole(decks->items[i].cards)) {
            add(&choice, own_deck_name(app, decks, i), decks->items[i].cards, now);
        }
    }
    if (choice.chosen < 0) { /* of a challenge, or one that was changed since */
        add(&choice, app_word(app, N_("Another deck")), now, now);
    }
    return choice;
}

void own_deck_rows(Form *form)
{
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    OwnDecks decks;
    if (own_deck_row_count(plan) == 0) {
        return;
    }
    own_decks_read(app->profile, &decks);
    for (Seat side = 0; side < CLASH_SIDES; side++) {
        DeckChoice choice = choice_of(app, &decks, clash_own_deck(&plan->setup, side));
        Choice row = {
            .id = app_numbered(app, "seats.own-deck.", side),
            .label = app_phrase(app, N_("Deck: {name}"), TR_VALUES(app_seat_name(app, plan, side))),
            .words = choice.words,
            .count = choice.count,
            .rect = form_take_row(form)};
        if (ui_choice(app->ui, &row, &choice.chosen)) {
            plan->setup.options[CLASH_OPTION_OWN_DECK + side] =
                clash_deck_option(choice.cards[choice.chosen]);
        }
    }
    Button button = {.id = "button.decks",
                     .label = app_word(app, N_("Your decks")),
                     .rect = form_take_row(form),
                     .kind = BUTTON_SECONDARY};
    if (ui_button(app->ui, &button)) {
        scene_push(&app->scenes, &scene_decks);
    }
}
