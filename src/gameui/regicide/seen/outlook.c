/* What an action of Regicide would bring, by the rules' forecast. */
#include "regicide/seen.h"

Risk regicide_risk(const void *view, Action action)
{
    static const Risk risks[] = {[REGICIDE_SAFE] = RISK_NONE,
                                 [REGICIDE_COSTS_MEDAL] = RISK_COSTLY,
                                 [REGICIDE_LOSES] = RISK_FATAL};
    RegicideForecast forecast;
    regicide_foresee(view, action, &forecast);
    return risks[forecast.risk];
}
