/* What an action of Regicide would bring, by the rules' forecast. */
#include "regicide/seen.h"

static RegicideForecast forecast(const void *view, Action action)
{
    RegicideForecast out;
    regicide_foresee(view, action, &out);
    return out;
}

int regicide_castle_then(const void *view, Action action)
{
    return forecast(view, action).castle;
}

int regicide_tavern_then(const void *view, Action action)
{
    return forecast(view, action).tavern;
}

int regicide_discard_then(const void *view, Action action)
{
    return forecast(view, action).discard;
}

Risk regicide_risk(const void *view, Action action)
{
    static const Risk risks[] = {[REGICIDE_SAFE] = RISK_NONE,
                                 [REGICIDE_COSTS_MEDAL] = RISK_COSTLY,
                                 [REGICIDE_LOSES] = RISK_FATAL};
    return risks[forecast(view, action).risk];
}
