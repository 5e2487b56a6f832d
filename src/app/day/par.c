/* Equal plans and levels give equal matches, for everybody who asks is asked in one order and by
 * the same seeds as at the table. */
#include "par.h"

void par_begin(Par *par, const MatchPlan *plan, BotLevel level, unsigned aim)
{
    *par = (Par){.is_begun = true, .level = level, .aim = aim};
    session_start(&par->session, plan);
}

static void ask(Par *par, Thinker *thinker)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &par->session.match;
    Seat seat = session_actor(&par->session, 0);
    bool is_own = seat == 0;
    match_view(match, seat, view);
    BotRequest request = {.game = match->game,
                          .view = view,
                          .seat = seat,
                          .level =
                              is_own ? par->level : seat_kind_level(par->session.plan.kinds[seat]),
                          .aim = is_own ? par->aim : 0,
                          .seed = match->setup.seed * 1000003u + match->position};
    thinker_ask(thinker, &request);
    par->is_asked = true;
}

bool par_step(Par *par, Thinker *thinker)
{
    Advice advice;
    Match *match = &par->session.match;
    if (par->is_asked && !thinker_take(thinker, &advice)) {
        return true;
    }
    if (par->is_asked) {
        match_act(match, session_actor(&par->session, 0), advice.best);
        par->is_asked = false;
    }
    if (match_is_over(match)) {
        return false;
    }
    ask(par, thinker);
    return true;
}

void par_end(Par *par, Thinker *thinker)
{
    if (par->is_begun) {
        thinker_drop(thinker);
        session_release(&par->session);
        *par = (Par){.is_begun = false};
    }
}

Session par_take(Par *par)
{
    Session session = par->session;
    session.is_example = true;
    *par = (Par){.is_begun = false};
    return session;
}
