/* Messages, card names and log lines in English, against sentences written by hand. */
#include "tables/wording.h"
#include "core/match.h"
#include "core/notation.h"
#include "game_ui.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/null.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "tables/table_look.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static Catalogue catalogue;
static const char *const names[] = {"Ayu", "Boris", "Chen", "Dewi"};
static Wording wording = {.catalogue = &catalogue, .seat_names = names};

static char bytes[1024];

static Card card_of(const char *code)
{
    return notation_read_card(&regicide_game, code, strlen(code));
}

static void assert_named(const char *code, const char *full, const char *brief)
{
    Text text = text_in(bytes, sizeof bytes);
    wording_card(&wording, card_of(code), &text);
    assert_string_equal(bytes, full);
    text = text_in(bytes, sizeof bytes);
    wording_cards(&wording, card_bit(card_of(code)), &text);
    assert_string_equal(bytes, brief);
}

static void test_cards_have_names(void **unused)
{
    assert_named("8C", "8 of Clubs", "8♣");
    assert_named("TD", "10 of Diamonds", "10♦");
    assert_named("JS", "Jack of Spades", "J♠");
    assert_named("QH", "Queen of Hearts", "Q♥");
    assert_named("KC", "King of Clubs", "K♣");
    assert_named("AH", "Hearts Companion", "A♥");
    assert_named("X2", "Jester", "Jester");
    Text text = text_in(bytes, sizeof bytes);
    wording_card(&wording, CARD_HIDDEN, &text);
    assert_string_equal(bytes, "Face-down card");
}

static void assert_worded(Message message, const char *expected)
{
    Text text = text_in(bytes, sizeof bytes);
    wording_message(&wording, &message, &text);
    assert_string_equal(bytes, expected);
}

static void test_values_are_worded_by_kind(void **unused)
{
    Value jack = value_card(card_of("JS"));
    assert_worded(MESSAGE("{name}: {card}", value_seat(2), jack), "Chen: Jack of Spades");
    Value cards = value_cards(card_bit(card_of("AC")) | card_bit(card_of("8D")));
    assert_worded(MESSAGE("{suit} {cards}", value_word(REGICIDE_SPADES), cards), "spades A♣, 8♦");
}

static void test_plural_follows_the_number(void **unused)
{
    assert_worded(MESSAGE(NP_("{name} draws {n} card.", "{name} draws {n} cards."), value_number(1),
                          value_seat(0)),
                  "Ayu draws 1 card.");
    assert_worded(MESSAGE(NP_("{name} draws {n} card.", "{name} draws {n} cards."), value_number(3),
                          value_seat(1)),
                  "Boris draws 3 cards.");
}

/* A position of two seats against the Jack of Spades, the discard pile holding 9C 9D. */
static Match match;

static void begin_match(const char *hand)
{
    RegicideState state = {.rng = rng_seeded(1)};
    RegicideTable *table = &state.table;
    CardSet used = 0;
    table->seats = 2;
    table->enemy = card_of("JS");
    while (*hand) {
        Card card = notation_read_card(&regicide_game, hand, 2);
        state.hands[0] |= card_bit(card);
        table->hand_counts[0]++;
        hand += hand[2] ? 3 : 2;
    }
    table->discard[table->discard_count++] = card_of("9C");
    table->discard[table->discard_count++] = card_of("9D");
    used =
        state.hands[0] | card_bit(table->enemy) | card_bit(card_of("9C")) | card_bit(card_of("9D"));
    for (Card card = 52; card-- > 40;) {
        if (!(used & card_bit(card))) {
            state.castle[table->castle_count++] = card;
        }
    }
    for (Card card = 0; card < 40; card++) {
        if (!(used & card_bit(card))) {
            state.tavern[table->tavern_count++] = card;
        }
    }
    regicide_forget(&state);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    assert_null(regicide_game.check(&state));
    match_init_from(&match, &regicide_game, &setup, &state);
}

static void assert_logged(const char *action_text, const char *expected)
{
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action action;
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Seat actor = seats_first(match_actors(&match));
    assert_true(notation_read(&regicide_game, action_text, &action));
    match_view(&match, 0, view);
    assert_true(match_act(&match, actor, action));
    match_events(&match, match.position - 1, 0, &log);
    LogEntry entry = {
        .view = view, .actor = actor, .action = action, .events = events, .count = log.count};
    Text text = text_in(bytes, sizeof bytes);
    wording_log(&wording, &entry, &text);
    assert_string_equal(bytes, expected);
}

/* 8D and AC: 9 cards wanted, the first hand holds 1 of 7 and the second none, so they are drawn in
 * turn, five to the first and four to the second; 9 damage doubled are 18 of 20. */
static void test_log_of_a_pair_and_its_payment(void **unused)
{
    begin_match("AC 8D TH");
    assert_logged("play AC 8D", "Ayu plays A♣, 8♦.\n"
                                "Ayu draws 5 cards.\n"
                                "Boris draws 4 cards.\n"
                                "18 damage to the Jack of Spades, 2 health left.");
    assert_logged("discard TH", "Ayu discards 10♥.");
    assert_logged("yield", "Boris yields.");
    match_release(&match);
}

/* Cards are drawn in turn, the highest of the deck first: 10S to the first hand, 10D to the second,
 * 10C, 9S, 9H, 9D and 9C. Up to three are named to whoever saw them, the others are counted. */
static void test_log_names_few_drawn_cards(void **unused)
{
    static const Seat ayu = 0;
    begin_match("3D TH");
    wording.you = &ayu;
    assert_logged("play 3D", "You play 3♦.\n"
                             "You draw 10♣, 10♠.\n"
                             "Boris draws 1 card.\n"
                             "3 damage to the Jack of Spades, 17 health left.");
    match_release(&match);
    begin_match("5D TH");
    assert_logged("play 5D", "You play 5♦.\n"
                             "You draw 9♥, 10♣, 10♠.\n"
                             "Boris draws 2 cards.\n"
                             "5 damage to the Jack of Spades, 15 health left.");
    match_release(&match);
    begin_match("7D TH");
    assert_logged("play 7D", "You play 7♦.\n"
                             "You draw 4 cards.\n"
                             "Boris draws 3 cards.\n"
                             "7 damage to the Jack of Spades, 13 health left.");
    wording.you = NULL;
    match_release(&match);
}

/* The jack of spades is immune to spades; 2H heals both cards, then 2 + 2 = 4 damage. */
static void test_log_of_heal_and_immunity(void **unused)
{
    begin_match("2H 2S TH");
    assert_logged("play 2H 2S", "Ayu plays 2♥, 2♠.\n"
                                "The Jack of Spades is immune to spades.\n"
                                "2 cards return under the Tavern deck.\n"
                                "4 damage to the Jack of Spades, 16 health left.");
    match_release(&match);
}

/* KC and a club: 20 doubled is far more than the jack's 20. The next card of the castle is the
 * Jack of Clubs: the lowest of the royals left lies on top. */
static void test_log_of_a_defeat(void **unused)
{
    begin_match("TC TH");
    assert_logged("play TC", "Ayu plays 10♣.\n"
                             "20 damage to the Jack of Spades, 0 health left.\n"
                             "Exact damage! The Jack of Spades goes on top of the Tavern deck.\n"
                             "Next enemy: Jack of Clubs.");
    match_release(&match);
}

/* The same pair, told to the two seats and to one who only looks on. */
static void test_a_log_calls_its_reader_you(void **unused)
{
    static const Seat ayu = 0, boris = 1, chen = 2;
    wording.you = &ayu;
    begin_match("AC 8D TH");
    assert_logged("play AC 8D", "You play A♣, 8♦.\n"
                                "You draw 5 cards.\n"
                                "Boris draws 4 cards.\n"
                                "18 damage to the Jack of Spades, 2 health left.");
    wording.you = &boris;
    assert_logged("discard TH", "Ayu discards 10♥.");
    assert_logged("yield", "You yield.");
    match_release(&match);
    wording.you = &chen;
    begin_match("TC TH");
    assert_logged("play TC", "Ayu plays 10♣.\n"
                             "20 damage to the Jack of Spades, 0 health left.\n"
                             "Exact damage! The Jack of Spades goes on top of the Tavern deck.\n"
                             "Next enemy: Jack of Clubs.");
    match_release(&match);
    wording.you = NULL;
}

/* Of two seats in a sentence the reader is the first, the second, or neither; a number stays. */
static void test_a_sentence_speaks_of_its_reader(void **unused)
{
    static const Seat reader = 2;
    Message taken =
        MESSAGE(NP_("{name} takes {n} card from {other}.", "{name} takes {n} cards from {other}."),
                value_number(2), value_seat(2), value_seat(0));
    wording.look = game_ui_of(&direnjie_game)->look;
    wording.you = &reader;
    assert_worded(taken, "You take 2 cards from Ayu.");
    taken.values[1] = value_seat(1);
    taken.values[2] = value_seat(2);
    assert_worded(taken, "Boris takes 2 cards from you.");
    taken.values[2] = value_seat(3);
    assert_worded(taken, "Boris takes 2 cards from Dewi.");
    wording.you = NULL;
    wording.look = game_ui_of(&regicide_game)->look;
}

/* Each is a form of a sentence that there is, without the place of the one it speaks to. */
static void assert_belongs(const OwnForm *form, const char *template)
{
    char quoted[256];
    Text text = text_in(quoted, sizeof quoted);
    text_append(&text, "\"");
    text_append(&text, form->text);
    text_append(&text, "\"\n");
    assert_non_null(strstr(template, quoted));
    const char *own = form->plural ? form->plural : form->own;
    assert_int_equal(phrase_placeholder_count(own) + 1, phrase_placeholder_count(form->text));
    for (const char *at = own; (at = strchr(at, '{'));) {
        size_t length = (size_t)(strchr(at, '}') - at) + 1;
        char name[32] = "";
        memcpy(name, at, length);
        assert_non_null(strstr(form->text, name));
        at += length;
    }
}

static void test_own_forms_belong_to_sentences(void **unused)
{
    static char template[1 << 21];
    FILE *file = fopen(TEMPLATE_FILE, "rb");
    assert_non_null(file);
    size_t size = fread(template, 1, sizeof template - 1, file);
    assert_true(size < sizeof template - 1);
    fclose(file);
    static const Game *const played[] = {&regicide_game, &claim_game, &clash_game, &direnjie_game};
    for (size_t i = 0; i < sizeof played / sizeof played[0]; i++) {
        const OwnForm *form = game_ui_of(played[i])->look->own;
        assert_non_null(form);
        for (; form->text; form++) {
            assert_belongs(form, template);
        }
    }
}

static int begin(void **unused)
{
    catalogue_init(&catalogue);
    return 0;
}

static void assert_moment(const Game *game, const void *view, const char *expected)
{
    const GameUi *ui = game_ui_of(game);
    Wording of_game = {.catalogue = &catalogue, .look = ui->look, .seat_names = names};
    Text text = text_in(bytes, sizeof bytes);
    ui->moment(&of_game, view, &text);
    assert_string_equal(bytes, expected);
}

/* Seat 0 has the Goblins and the Knights, seat 1 the Undead; two votes are void until seat 1 gets
 * both and wins. The winner's votes come first. */
static void test_a_match_of_claim_is_told_from_others(void **unused)
{
    ClaimView view = {.table = {.phase = CLAIM_SUPPORT, .trick = 4}};
    assert_moment(&claim_game, &view, "Phase Two, trick 4 of 13");
    view.table.phase = CLAIM_OVER;
    view.table.score[0] = claim_cards_of(CLAIM_GOBLIN) | claim_cards_of(CLAIM_KNIGHT);
    view.table.score[1] = claim_cards_of(CLAIM_UNDEAD);
    assert_moment(&claim_game, &view, "Votes: 2 to 1");
    view.table.score[1] |= claim_cards_of(CLAIM_DWARF) | claim_cards_of(CLAIM_DOPPELGANGER);
    assert_moment(&claim_game, &view, "Votes: 3 to 2");
}

/* Three cards stand right of the Bastion of side 0, one right of the Fort of side 1, or the pile of
 * an automaton has five. */
static void test_a_match_of_clash_is_told_from_others(void **unused)
{
    ClashView view = {.table = {.phase = CLASH_CHOOSING}};
    assert_moment(&clash_game, &view, "The decks are being chosen");
    ClashTable *table = &view.table;
    table->turn = 7;
    table->sides[0] = (ClashSide){.hand_count = 7, .keeper = 4};
    table->sides[1] = (ClashSide){.hand_count = 6, .keeper = 5, .is_fort = 1};
    table->pile_count = 5;
    assert_moment(&clash_game, &view, "Turn 7 · Bastion 3 · Fort 1");
    table->mode = CLASH_SOLO;
    assert_moment(&clash_game, &view, "Turn 7 · Bastion 3 · AI: Fort 5");
}

static void test_a_match_of_direnjie_is_told_from_others(void **unused)
{
    DirenjieView view = {.table = {.phase = DIRENJIE_GIVING, .round = 3, .clue_count = 5}};
    assert_moment(&direnjie_game, &view, "Round 3, clues submitted: 5");
    view.table.phase = DIRENJIE_OVER;
    view.secret[DIRENJIE_TARGET] = 3;    /* T2 */
    view.secret[DIRENJIE_WEAPON] = 18;   /* W1 */
    view.secret[DIRENJIE_LOCATION] = 45; /* L5 */
    assert_moment(&direnjie_game, &view,
                  "The secret mission: T2 General, W1 Dagger, L5 Vermilion Bird Gate");
}

int main(void)
{
    wording.look = game_ui_of(&regicide_game)->look;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_have_names),
        cmocka_unit_test(test_values_are_worded_by_kind),
        cmocka_unit_test(test_plural_follows_the_number),
        cmocka_unit_test(test_log_of_a_pair_and_its_payment),
        cmocka_unit_test(test_log_names_few_drawn_cards),
        cmocka_unit_test(test_log_of_heal_and_immunity),
        cmocka_unit_test(test_log_of_a_defeat),
        cmocka_unit_test(test_a_log_calls_its_reader_you),
        cmocka_unit_test(test_a_sentence_speaks_of_its_reader),
        cmocka_unit_test(test_own_forms_belong_to_sentences),
        cmocka_unit_test(test_a_match_of_claim_is_told_from_others),
        cmocka_unit_test(test_a_match_of_clash_is_told_from_others),
        cmocka_unit_test(test_a_match_of_direnjie_is_told_from_others),
    };
    return cmocka_run_group_tests(tests, begin, NULL);
}
