/* What a play will do, in three lines for the plate: what it deals, what it gets, what follows; and
 * what it costs. All of it is asked of the rules' forecast; here it is only put in order. */
#include "regicide/table.h"
#include "regicide/words.h"

#include "i18n/format.h"

/* The signs of sentences; a line has that of its first one. */
static const struct {
    const char *icon; /* NULL: none */
    uint32_t color;   /* 0: the picture has its own */
} signs[REGICIDE_SIGNS] = {[REGICIDE_SIGN_HIT] = {"ui/glyph-attack", 0},
                           [REGICIDE_SIGN_COVER] = {"ui/glyph-protection", 0},
                           [REGICIDE_SIGN_IMMUNE] = {"ui/glyph-immunity", 0},
                           [REGICIDE_SIGN_HEAL] = {"ui/glyph-heal", 0},
                           [REGICIDE_SIGN_DRAW] = {"ui/glyph-draw", 0},
                           [REGICIDE_SIGN_SHIELD] = {"ui/glyph-shield", 0},
                           [REGICIDE_SIGN_ATTACK] = {"ui/glyph-rage", 0},
                           [REGICIDE_SIGN_SPARED] = {"ui/glyph-protection", 0},
                           [REGICIDE_SIGN_TURN] = {"ui/ui-play", RGB_GOLD_LIGHT},
                           [REGICIDE_SIGN_MEDAL] = {"ui/medal-bronze", 0},
                           [REGICIDE_SIGN_MEDAL + 1] = {"ui/medal-silver", 0},
                           [REGICIDE_SIGN_MEDAL + 2] = {"ui/medal-gold", 0}};

static unsigned part_sign(const RegicideForecast *forecast, unsigned part)
{
    size_t i = 0;
    while (i + 1 < forecast->count && forecast->parts[i] != part) {
        i++;
    }
    return forecast->signs[i];
}

static const char *part_words(const TableScene *scene, const RegicideForecast *forecast,
                              unsigned part)
{
    const char *words = NULL;
    for (size_t i = 0; i < forecast->count; i++) {
        if (forecast->parts[i] != part) {
            continue;
        }
        const char *next = panel_message(scene, &forecast->items[i]);
        if (words) {
            next = panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(words, next));
        }
        words = next;
    }
    return words;
}

/* Marks a danger by bold letters as well as by its colour. */
static void mark_risk(RegicideRisk risk, Line *line)
{
    if (risk != REGICIDE_SAFE) {
        line->color = risk == REGICIDE_LOSES ? COLOR_WARNING : COLOR_CAUTION;
        line->bold = true;
    }
}

/* Whether the prompt above tells this already: what is picked to cover an attack. */
static bool is_in_prompt(const TableScene *scene, Action action, unsigned part)
{
    return part == REGICIDE_PART_DEALT && action_verb(action) == REGICIDE_DISCARD &&
           scene->selection->pick_count > 0;
}

/* Adds what comes to a pile that then holds so many cards; below 0: nobody can know. */
static void add_pile(const TableScene *scene, unsigned zone, int then, Outlook *out)
{
    if (then >= 0) {
        out->gained[zone] = then - (int)table_seen_count(scene->table, zone);
    }
}

void regicide_outlook(const TableScene *scene, Action action, Outlook *out)
{
    RegicideForecast forecast;
    if (action == ACTION_NONE) {
        return;
    }
    regicide_foresee(scene->view, action, &forecast);
    for (unsigned part = 0; part < REGICIDE_PARTS; part++) {
        const char *words = part_words(scene, &forecast, part);
        if (!words || is_in_prompt(scene, action, part)) {
            continue;
        }
        unsigned sign = part_sign(&forecast, part);
        Line *line = &out->lines[out->count++];
        *line = (Line){.text = words,
                       .color = COLOR_PAPER,
                       .icon = signs[sign].icon,
                       .icon_color = signs[sign].color};
        if (part == REGICIDE_PART_SUFFERED) {
            mark_risk(forecast.risk, line);
        }
    }
    add_pile(scene, REGICIDE_TAVERN, forecast.tavern, out);
    add_pile(scene, REGICIDE_DISCARDED, forecast.discard, out);
    add_pile(scene, REGICIDE_CASTLE, forecast.castle, out);
}

/* RG-27: a flip always costs something, so its button says what. */
void regicide_button(const TableScene *scene, unsigned verb, ButtonWords *words)
{
    static const char *const costs[] = {N_("Flip a Jester: costs silver"),
                                        N_("Flip a Jester: costs gold")};
    int flips_left = regicide_table_of(scene)->flips_left;
    if (verb == REGICIDE_FLIP && words->risk == RISK_COSTLY && flips_left > 0) {
        words->label = panel_word(scene, costs[flips_left - 1]);
    }
}
