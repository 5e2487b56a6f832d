/* What an action of Regicide would bring, by the rules' forecast. */
#include "regicide/seen.h"

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
