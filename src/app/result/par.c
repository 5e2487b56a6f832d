/* Equal plans and levels give equal matches, for everybody who asks is asked in one order and by
 * the same seeds as at the table. */
#include "par.h"

#include "progress.h"

void par_begin(Par *par, const MatchPlan *plan, BotLevel level, unsigned aim)
{
    *par = (Par){.is_begun = true, .level = level, .aim = aim};
    session_start(&par->session, plan);
    par->own = seats_first(par->session.people);
}

void par_begin_again(Par *par, const Session *played, Seat own, BotLevel level, unsigned aim)
{
    par_begin(par, &played->plan, level, aim);
    par->own = own;
    par->model = &played->match;
}

/* The model's next action, while all before it was the same; or NULL. */
static const Played *model_next(const Par *par)
{
    size_t position = par->session.match.position;
    if (!par->model || par->is_parted || position >= par->model->position) {
        return NULL;
    }
    return buffer_at(&par->model->played, position);
}

static Seat actor_of(const Par *par)
{
    const Played *next = model_next(par);
    return next ? next->seat : session_actor(&par->session, par->own);
}

/* Who once sat there has gone, so one as strong as in the own seat plays for them. */
static BotLevel level_in(const Par *par, Seat seat)
{
    SeatKind kind = par->session.plan.kinds[seat];
    return kind == SEAT_PERSON ? par->level : seat_kind_level(kind);
}

static void ask(Par *par, Thinker *thinker)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &par->session.match;
    const MatchPlan *plan = &par->session.plan;
    Seat seat = actor_of(par);
    bool is_own = seat == par->own;
    match_view(match, seat, view);
    BotRequest request = {.game = match->game,
                          .view = view,
                          .seat = seat,
                          .level = level_in(par, seat),
                          .aim = is_own ? par->aim : 0,
                          .manner = is_own ? 0 : progress_rival(plan, seat).manner,
                          .seed = bot_seed(match->setup.seed, match->position)};
    thinker_ask(thinker, &request);
    par->is_asked = true;
}

/* What the others did before the lines parted they do again. */
static void repeat_others(Par *par)
{
    const Played *next = model_next(par);
    while (next && next->seat != par->own) {
        match_act(&par->session.match, next->seat, next->action);
        next = model_next(par);
    }
}

static void decide(Par *par, Action action)
{
    const Played *next = model_next(par);
    Seat seat = actor_of(par);
    if (next && next->action != action) {
        par->is_parted = true;
        par->parted = par->session.match.position;
    }
    match_act(&par->session.match, seat, action);
    par->is_asked = false;
}

bool par_step(Par *par, Thinker *thinker)
{
    Advice advice;
    if (par->is_asked && !thinker_take(thinker, &advice)) {
        return true;
    }
    if (par->is_asked) {
        decide(par, advice.best);
    }
    repeat_others(par);
    if (match_is_over(&par->session.match)) {
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
    session.stand_ins = session.people; /* those of the others from where the games part */
    *par = (Par){.is_begun = false};
    return session;
}
