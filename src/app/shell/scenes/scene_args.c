/* Handing over arguments and answers in their own types. */
#include "scene_args.h"

void scene_push_seats(SceneStack *stack, SeatsArgs args)
{
    scene_push_with(stack, shared_scenes.seats, &args);
}

void scene_push_rules(SceneStack *stack, const Game *game)
{
    scene_push_with(stack, shared_scenes.rules, &(RulesArgs){game});
}

void scene_push_settings(SceneStack *stack, int page)
{
    scene_push_with(stack, shared_scenes.settings, &(SettingsArgs){page});
}

void scene_push_achievements(SceneStack *stack, const Game *game)
{
    scene_push_with(stack, shared_scenes.achievements, &(AchievementsArgs){game});
}

void scene_switch_days(SceneStack *stack, const Game *game)
{
    scene_switch(stack, shared_scenes.menu);
    scene_push_with(stack, shared_scenes.days, &(DaysArgs){game});
}

void scene_push_puzzles(SceneStack *stack, const Game *game)
{
    scene_push_with(stack, shared_scenes.puzzles, &(PuzzlesArgs){game});
}

void scene_switch_puzzles(SceneStack *stack, const Game *game)
{
    scene_switch(stack, shared_scenes.menu);
    scene_push(stack, shared_scenes.learn);
    scene_push_puzzles(stack, game);
}

void scene_push_card(SceneStack *stack, const CardArgs *args)
{
    scene_push_with(stack, shared_scenes.card, args);
}

void scene_push_challenge(SceneStack *stack, const Challenge *challenge)
{
    scene_push_with(stack, shared_scenes.challenge, &(ChallengeArgs){*challenge});
}

void scene_push_replay(SceneStack *stack, const Remark *remark)
{
    scene_push_with(stack, shared_scenes.replay, &(ReplayArgs){.is_told = true, .remark = *remark});
}

void scene_push_replay_at(SceneStack *stack, size_t actions, const char *title)
{
    scene_push_with(stack, shared_scenes.replay, &(ReplayArgs){.from = actions, .title = title});
}

void scene_push_people(SceneStack *stack, PeopleArgs args)
{
    scene_push_with(stack, shared_scenes.people, &args);
}

void scene_pop_people(SceneStack *stack, PersonId person)
{
    scene_pop_with(stack, &(PeopleAnswer){person}, sizeof(PeopleAnswer));
}
