/* The rating is Elo's, of games against more than one player as Bradley and Terry have it. */
#include "even.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "storage/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TENFOLD   400.0 /* so much higher, ten wins are to be expected for one loss */
#define WHY_BYTES 256

int even_rating(int start, const EvenGame games[], size_t count)
{
    double rating = count < EVEN_GAMES ? start : games[0].rating;
    for (size_t i = 0; i < count; i++) {
        double odds = pow(10, (games[i].rating - rating) / TENFOLD);
        double expected = 1 / (1 + games[i].rivals * odds);
        rating += EVEN_STEP * (games[i].won / 1000.0 - expected);
    }
    return (int)lround(rating);
}

static size_t nearest_to(const LevelRating ratings[], int rating)
{
    size_t nearest = 0;
    for (size_t i = 0; ratings[i].level != BOT_RANDOM; i++) {
        if (abs(ratings[i].rating - rating) < abs(ratings[nearest].rating - rating)) {
            nearest = i;
        }
    }
    return nearest;
}

/* What the last games came to beyond what they come to among equals, in thousandths of a win. */
static int surplus(const EvenGame games[], size_t count)
{
    int sum = 0;
    for (size_t i = count - min_size(count, EVEN_LATE); i < count; i++) {
        sum += (int)games[i].won - 1000 / (1 + (int)games[i].rivals);
    }
    return sum;
}

BotLevel even_level(const LevelRating ratings[], int start, const EvenGame games[], size_t count)
{
    int rating = even_rating(start, games, count), more = surplus(games, count);
    size_t chosen = nearest_to(ratings, rating);
    if (more >= EVEN_OFF && rating > ratings[chosen].rating &&
        ratings[chosen + 1].level != BOT_RANDOM) {
        chosen++;
    } else if (more <= -EVEN_OFF && rating < ratings[chosen].rating && chosen > 0) {
        chosen--;
    }
    return ratings[chosen].level;
}

const SeatsWay *even_way(const Game *game)
{
    const GameUi *ui = game_ui_of(game);
    for (const SeatsWay *way = ui->ways; ui->ratings && way && way->label; way++) {
        if (way->people == 1 && way->seats > 1) {
            return way;
        }
    }
    return NULL;
}

/* NULL: none was measured. */
static const LevelRating *strength_of(const GameUi *ui, BotLevel level)
{
    const LevelRating *strength = ui->ratings;
    while (strength->level != level) {
        if (strength->level == BOT_RANDOM) {
            return NULL;
        }
        strength++;
    }
    return strength;
}

/* False: it was against none of the strengths. */
static bool read_game(const GameUi *ui, const StatisticsRivals *played, EvenGame *out)
{
    SeatKind kind;
    if (!seat_kind_from_code(played->kind, strlen(played->kind), &kind)) {
        return false;
    }
    const LevelRating *strength = strength_of(ui, seat_kind_level(kind));
    if (!strength) {
        return false;
    }
    *out = (EvenGame){.rating = strength->rating, .rivals = 1, .won = played->won ? 1000 : 0};
    if (!(ui->result && ui->result->is_together)) {
        out->rivals = (unsigned)played->computers;
        out->won = played->won ? 1000 / (unsigned)played->winners : 0;
    }
    return true;
}

Even even_find(Profile *profile, const Game *game, PersonId person)
{
    EvenGame games[EVEN_GAMES];
    const GameUi *ui = game_ui_of(game);
    Even even = {.person = person};
    StatisticsFilter filter = {
        .game = game->id, .person = person, .house_rules = game_house_rules(game)};
    Buffer played;
    buffer_init(&played, sizeof(StatisticsRivals));
    statistics_rivals(profile, &filter, EVEN_GAMES, &played);
    for (size_t i = 0; i < played.count; i++) {
        const StatisticsRivals *one = buffer_at(&played, i);
        if (read_game(ui, one, &games[even.games])) {
            even.games++;
            even.won += one->won;
        }
    }
    buffer_release(&played);
    int start = strength_of(ui, even_way(game)->level)->rating;
    even.kind = seat_kind_of(even_level(ui->ratings, start, games, (size_t)even.games));
    return even;
}

bool even_fits(const MatchPlan *plan)
{
    SeatSet people = plan_people(plan);
    return plan->setup.seats > 1 && people != 0 && people == seat_bit(seats_first(people));
}

PersonId even_person(const MatchPlan *plan)
{
    return plan->people[seats_first(plan_people(plan))];
}

void even_seat(MatchPlan *plan, const Even *even)
{
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (plan->kinds[seat] != SEAT_PERSON) {
            plan->kinds[seat] = even->kind;
        }
    }
    plan->is_even = true;
}

const char *even_words(App *app, const Even *even)
{
    char bytes[WHY_BYTES];
    Text why = text_in(bytes, sizeof bytes);
    const char *strength = app_word(app, seat_kind_strength(even->kind));
    Phrase phrase = {NP_("you won {won} of {n} game", "you won {won} of the last {n} games"),
                     even->games,
                     TR_VALUES(app_number(app, even->games), app_number(app, even->won))};
    if (even->games == 0) {
        phrase = (Phrase){.text = N_("then by your results")};
    }
    phrase_write(&app->catalogue, &phrase, &why);
    return app_phrase(app, N_("{text} · {next}"), TR_VALUES(strength, app_copy(app, bytes)));
}

void even_again(App *app, MatchPlan *plan)
{
    MatchPlan before = *plan;
    Even even = even_find(app->profile, plan->game, even_person(plan));
    even_seat(plan, &even);
    if (memcmp(before.kinds, plan->kinds, sizeof plan->kinds) != 0) {
        app_say_worded(
            app, app_phrase(app, N_("Even match: {text}"), TR_VALUES(even_words(app, &even))));
    }
}
