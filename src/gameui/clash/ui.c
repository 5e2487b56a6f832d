/* Clash of Decks on screen: what it is called and chosen by, and where its parts are. */
#include "clash/book.h"
#include "clash/pieces.h"
#include "clash/sentences.h"
#include "clash/words.h"

#include "core/message.h"
#include "games/clash.h"
#include "games/clash_campaign.h"
#include "match_plan.h"
#include "result_facts.h"

static const GameTile tile = {N_("Clash of Decks"), N_("1–2 players · duel"), "menu/tile-clash"};

static const char *const mode_words[] = {N_("Duel"), N_("Solo")};
static const char *const format_words[] = {N_("Preconstructed"), N_("Draft"), N_("Constructed")};
static const char *const first_words[] = {N_("Random")};
static const char *const ability_words[] = {NC_("ability", "Splash"), NC_("ability", "Perforation"),
                                            NC_("ability", "Rage"), NC_("ability", "Protection"),
                                            NC_("ability", "Berserk")};

static const OptionUi options[] = {
    [CLASH_OPTION_MODE] = {.label = N_("Mode"), .words = mode_words},
    [CLASH_OPTION_FORMAT] = {.label = N_("Format"), .words = format_words},
    [CLASH_OPTION_DECKS] = {.label = N_("Deck")},
    [CLASH_OPTION_FIRST] = {.label = N_("First player"), .words = first_words},
    [CLASH_OPTION_DECK] = {.label = N_("Your deck")},
    [CLASH_OPTION_BASE_MANA] = {.label = N_("AI's base mana")},
    [CLASH_OPTION_UNIT_MANA] = {.label = N_("Extra mana per unit of yours")},
    [CLASH_OPTION_AUTOMATON_FIRST] = {.label = N_("The AI plays first")},
    [CLASH_OPTION_FORT_START] = {.label = N_("AI starts with the Fort")},
    [CLASH_OPTION_PILE_ARMOR] = {.label = N_("Damage to the AI deck −1")},
    [CLASH_OPTION_ABILITIES] = {.label = N_("All AI units"), .words = ability_words},
    [CLASH_OPTION_OWN_DECK] = {.label = N_("Own deck")},
    [CLASH_OPTION_OWN_DECK + 1] = {.label = N_("Own deck")},
    [CLASH_OPTION_EXTRA_MANA] = {.label = N_("Extra mana of the boss")},
};

static const StatisticsMode modes[] = {{CLASH_OPTION_MODE, CLASH_DUEL, N_("Duel")},
                                       {CLASH_OPTION_MODE, CLASH_SOLO, N_("Solo")},
                                       {0, 0, NULL}};

static const StatisticsUi statistics = {
    .fact = FACT_ROUNDS, .title = N_("Length of the games, in turns of each side"), .modes = modes};

/* The four decks have the names of their sets. */
static size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX])
{
    static const char *const names[CLASH_DECKS] = {NC_("deck", "1 · Ember"),
                                                   NC_("deck", "2 · Tide"), NC_("deck", "3 · Void"),
                                                   NC_("deck", "4 · Blood")};
    size_t count = 0;
    (void)plan;
    bool has_names = index == CLASH_OPTION_DECK || index == CLASH_OPTION_DECKS;
    for (int i = 0; i < CLASH_DECKS && has_names; i++) {
        out[count++] = (OptionValue){.value = i + 1, .label = names[i]};
    }
    return count;
}

static bool option_is_shown(const MatchPlan *plan, int index)
{
    const int32_t *chosen = plan->setup.options;
    bool solo = chosen[CLASH_OPTION_MODE] == CLASH_SOLO;
    bool fixed = chosen[CLASH_OPTION_FORMAT] == CLASH_PRECONSTRUCTED;
    if (index == CLASH_OPTION_EXTRA_MANA) { /* of the tower's floors */
        return chosen[index] > 0;
    }
    if (index > CLASH_OPTION_OWN_DECK) {
        return false;
    }
    switch ((enum ClashOption)index) {
    case CLASH_OPTION_MODE:
    case CLASH_OPTION_FORMAT:
        return true;
    case CLASH_OPTION_DECKS:
        return !solo && fixed;
    case CLASH_OPTION_FIRST:
        return !solo;
    case CLASH_OPTION_DECK:
        return solo && fixed;
    case CLASH_OPTION_OWN_DECK: /* rows of clash_seats */
    case CLASH_OPTION_EXTRA_MANA:
        return false;
    case CLASH_OPTION_BASE_MANA:
    case CLASH_OPTION_UNIT_MANA:
    case CLASH_OPTION_AUTOMATON_FIRST:
    case CLASH_OPTION_FORT_START:
    case CLASH_OPTION_PILE_ARMOR:
    case CLASH_OPTION_ABILITIES:
        break;
    }
    return solo;
}

/* Fits the mode to the people: one plays alone, two play a duel. */
static void fit(MatchPlan *plan, int changed)
{
    int32_t *mode = &plan->setup.options[CLASH_OPTION_MODE];
    if (changed == SEATS_CHANGED) {
        *mode = plan->setup.seats == 1 ? CLASH_SOLO : CLASH_DUEL;
    } else if (changed == CLASH_OPTION_MODE) {
        plan_set_seats(plan, *mode == CLASH_SOLO ? 1 : CLASH_SIDES);
    }
}

static void moment(const Wording *wording, const void *view, Text *out)
{
    const ClashTable *table = &((const ClashView *)view)->table;
    Message message = table->turn > 0 ? MESSAGE(N_("Turn {n}"), value_number(table->turn))
                                      : message_of(N_("The decks are being chosen"));
    wording_message(wording, &message, out);
    for (Seat side = 0; side < CLASH_SIDES && table->turn > 0; side++) {
        Message keeper = clash_keeper_message(table, side);
        text_append(out, CLASH_JOINT);
        wording_message(wording, &keeper, out);
    }
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), N_("Against the AI deck, which reveals its cards by itself"),
     1, 1, BOT_EASY},
    {"seats.way.computers", N_("Duel"), N_("Against a computer player with a hand like yours"), 2,
     1, BOT_EASY},
    {"seats.way.screen", N_("Around this screen"), NULL, 2, 0, BOT_EASY},
    {NULL, NULL, NULL, 0, 0, BOT_EASY}};

static const LevelRating ratings[] = {{BOT_NOVICE, -96}, {BOT_EASY, 0},     {BOT_NORMAL, 427},
                                      {BOT_HARD, 702},   {BOT_MASTER, 893}, {BOT_RANDOM, 0}};

const GameUi clash_ui = {
    .game = &clash_game,
    .look = &clash_table_look,
    .has_automaton = true,
    .tile = &tile,
    .goal = N_("Bring down the other side's defences before your Bastion and Fort fall."),
    .credit = N_("Clash of Decks is a game by Léandre Proust."),
    .rules = &rules_clash,
    .rules_chapter = clash_rules_chapter,
    .lesson = &clash_lesson,
    .puzzles = &clash_puzzles,
    .achievements = &clash_achievements,
    .card_words = clash_card_words,
    .moment = moment,
    .recite = clash_recite,
    .summary = &summary_clash,
    .ways = ways,
    .ratings = ratings,
    .options = options,
    .seats = &clash_seats,
    .statistics = &statistics,
    .result = &clash_result,
    .campaign = &clash_campaign,
    .day = &clash_day,
    .music = &clash_music,
    .option_is_shown = option_is_shown,
    .option_values = option_values,
    .fit = fit,
};
