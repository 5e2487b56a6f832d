/* The best answers after all that a seat knows. */

#include "base/limits.h"
#include "games/direnjie.h"

#include <string.h>

#define TARGETS 6

/* Sums of the weights of the secrets that agree with one answer, or with two. */
typedef struct Sums {
    uint64_t one[DIRENJIE_CATEGORIES][TARGETS];
    uint64_t two[DIRENJIE_CATEGORIES][TARGETS][TARGETS]; /* without an answer of this category */
} Sums;

static void sum_up(const DirenjiePosterior *posterior, Sums *sums)
{
    memset(sums, 0, sizeof *sums);
    for (unsigned i = 0; i < DIRENJIE_SECRETS; i++) {
        unsigned t = i / 25, w = i / 5 % 5, l = i % 5;
        uint64_t weight = posterior->weights[i];
        sums->one[0][t] += weight;
        sums->one[1][w] += weight;
        sums->one[2][l] += weight;
        sums->two[0][w][l] += weight;
        sums->two[1][t][l] += weight;
        sums->two[2][t][w] += weight;
    }
}

static void secret_cards(unsigned secret, Card cards[])
{
    cards[0] = (Card)(3 * (secret / 25));
    cards[1] = (Card)(3 * (6 + secret / 5 % 5));
    cards[2] = (Card)(3 * (11 + secret % 5));
}

/* Expected points, times the total weight: one, two or three right answers give a constable as many
 * points as there are right answers and pairs of them (DR-28), and the killer one each. */
static uint64_t answers_worth(const Sums *sums, unsigned answers, bool is_killer)
{
    unsigned t = answers / 25, w = answers / 5 % 5, l = answers % 5;
    uint64_t single = sums->one[0][t] + sums->one[1][w] + sums->one[2][l];
    uint64_t pairs = sums->two[0][w][l] + sums->two[1][t][l] + sums->two[2][t][w];
    return single + (is_killer ? 0 : pairs);
}

int direnjie_best_answers(const DirenjieView *view, const DirenjiePosterior *posterior,
                          Card answers[])
{
    Sums sums;
    uint64_t best_worth = 0;
    unsigned answered = view->table.answered[view->seat];
    size_t given = min_size(answered, DIRENJIE_CATEGORIES);
    sum_up(posterior, &sums);
    memset(answers, CARD_NONE, DIRENJIE_CATEGORIES);
    for (unsigned i = 0; i < DIRENJIE_SECRETS; i++) {
        Card cards[DIRENJIE_CATEGORIES];
        secret_cards(i, cards);
        uint64_t worth = answers_worth(&sums, i, view->killer == view->seat);
        bool agrees = memcmp(cards, view->answers[view->seat], given) == 0;
        if (agrees && (worth > best_worth || answers[0] == CARD_NONE)) {
            best_worth = worth;
            memcpy(answers, cards, sizeof cards);
        }
    }
    return (int)((100 * best_worth + posterior->total / 2) / posterior->total);
}

int direnjie_percent(const DirenjiePosterior *posterior, Card card)
{
    uint64_t sum = 0;
    for (unsigned i = 0; i < DIRENJIE_SECRETS; i++) {
        Card cards[DIRENJIE_CATEGORIES];
        secret_cards(i, cards);
        if (cards[direnjie_category(card)] == card) {
            sum += posterior->weights[i];
        }
    }
    int percent = (int)((100 * sum + posterior->total / 2) / posterior->total);
    bool is_open = sum > 0 && sum < posterior->total;
    if (is_open && percent == 100) {
        return 99;
    }
    if (is_open && percent == 0) {
        return 1;
    }
    return percent;
}
