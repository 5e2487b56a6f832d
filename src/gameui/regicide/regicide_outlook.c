/* What a play will do, in three lines for the plate: what it deals, what it gets, what follows; and
 * what it costs. All of it is asked of the rules' forecast; here it is only put in order. */
#include "regicide_table.h"

#include "i18n/format.h"

static const struct {
    const char *icon;
    uint32_t color; /* 0: the picture has its own */
} signs[REGICIDE_PARTS] = {[REGICIDE_PART_DEALT] = {"ui/glyph-attack", 0},
                           [REGICIDE_PART_GOT] = {"ui/glyph-draw", 0},
                           [REGICIDE_PART_SUFFERED] = {"ui/glyph-durability", 0}};

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

/* A danger is said in bold letters as well as in its colour. */
static void mark_risk(RegicideRisk risk, Line *line)
{
    switch (risk) {
    case REGICIDE_SAFE:
        return;
    case REGICIDE_COSTS_MEDAL:
        line->color = COLOR_CAUTION;
        line->bold = true;
        return;
    case REGICIDE_LOSES:
        line->color = COLOR_WARNING;
        line->bold = true;
        return;
    }
}

size_t regicide_outlook(const TableScene *scene, Action action, Line *lines)
{
    RegicideForecast forecast;
    size_t count = 0;
    regicide_foresee(scene->view, action, &forecast);
    for (unsigned part = 0; part < REGICIDE_PARTS; part++) {
        const char *words = part_words(scene, &forecast, part);
        if (!words) {
            continue;
        }
        lines[count] = (Line){.text = words,
                              .color = COLOR_PAPER,
                              .icon = signs[part].icon,
                              .icon_color = signs[part].color};
        if (part == REGICIDE_PART_SUFFERED) {
            mark_risk(forecast.risk, &lines[count]);
        }
        count++;
    }
    return count;
}

int regicide_pile_after(const void *view, Action action, unsigned zone)
{
    RegicideForecast forecast;
    regicide_foresee(view, action, &forecast);
    switch (zone) {
    case REGICIDE_TAVERN:
        return forecast.tavern;
    case REGICIDE_DISCARDED:
        return forecast.discard;
    case REGICIDE_CASTLE:
        return forecast.castle;
    default:
        return -1;
    }
}

Risk regicide_risk(const void *view, Action action)
{
    static const Risk risks[] = {[REGICIDE_SAFE] = RISK_NONE,
                                 [REGICIDE_COSTS_MEDAL] = RISK_COSTLY,
                                 [REGICIDE_LOSES] = RISK_FATAL};
    RegicideForecast forecast;
    regicide_foresee(view, action, &forecast);
    return risks[forecast.risk];
}
