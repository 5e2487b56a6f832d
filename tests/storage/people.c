/* People and their progress: kept, changed and removed without harm to their matches. */
#include "scratch.h"

#include "play.h"
#include "storage/campaign.h"
#include "storage/people.h"

static Person add(Profile *profile, const char *name, uint32_t colour)
{
    Person person = {.colour = colour, .avatar = "fox"};
    snprintf(person.name, sizeof person.name, "%s", name);
    assert_true(people_add(profile, &person, NULL));
    return person;
}

static void people_outlive_the_program(void **state)
{
    const Scratch *scratch = *state;
    Person list[4];
    Person read;
    Profile *profile = profile_open(scratch->folder, NULL);
    Person anya = add(profile, "Аня", 0xFF8000);
    Person li = add(profile, "李雷", 0x0080FF);
    Person other = add(profile, "Аня", 0x008000); /* a name is not a person */
    assert_true(anya.id != li.id && li.id != other.id && anya.id != other.id);
    snprintf(li.name, sizeof li.name, "Li Lei");
    assert_true(people_change(profile, &li, NULL));
    assert_true(people_set(profile, anya.id, "speed", "fast", NULL));
    assert_true(people_set(profile, anya.id, "speed", "slow", NULL));
    profile_close(profile);
    profile = profile_open(scratch->folder, NULL);
    assert_int_equal(people_list(profile, list, 4), 3);
    assert_string_equal(list[0].name, "Аня");
    assert_int_equal(list[0].colour, 0xFF8000);
    assert_string_equal(list[0].avatar, "fox");
    assert_string_equal(list[1].name, "Li Lei");
    assert_int_equal(list[2].id, other.id);
    assert_int_equal(people_list(profile, list, 2), 2);
    assert_true(people_read(profile, li.id, &read));
    assert_string_equal(read.name, "Li Lei");
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    assert_false(people_get(profile, li.id, "speed", &out));
    assert_true(people_get(profile, anya.id, "speed", &out));
    assert_string_equal(bytes, "slow");
    profile_close(profile);
}

/* What the profile has set becomes the person's, but for what they have set themselves. */
static void a_person_inherits_what_is_set(void **state)
{
    static const char *const keys[] = {"text", "coach", "calm"};
    Profile *profile = profile_open(NULL, NULL);
    Person anya = add(profile, "Аня", 1);
    char bytes[16];
    assert_true(profile_set(profile, "text", "150", NULL));
    assert_true(profile_set(profile, "coach", "2", NULL));
    assert_true(profile_set(profile, "volume", "35", NULL));
    assert_true(people_set(profile, anya.id, "coach", "0", NULL));
    assert_true(people_inherit(profile, anya.id, keys, 3, NULL));
    Text text = text_in(bytes, sizeof bytes);
    assert_true(people_get(profile, anya.id, "text", &text));
    assert_string_equal(bytes, "150");
    Text coach = text_in(bytes, sizeof bytes);
    assert_true(people_get(profile, anya.id, "coach", &coach));
    assert_string_equal(bytes, "0");
    assert_false(people_get(profile, anya.id, "calm", &coach));
    assert_false(people_get(profile, anya.id, "volume", &coach));
    profile_close(profile);
}

static void a_removed_person_leaves_their_matches(void **state)
{
    const Scratch *scratch = *state;
    Profile *profile = profile_open(scratch->folder, NULL);
    Person anya = add(profile, "Аня", 1);
    Match match = play_begin(1);
    SavedMatch saved = play_record();
    saved.seats[0].person = anya.id;
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_int_equal(saved.seats[0].person, anya.id);
    assert_true(people_set(profile, anya.id, "speed", "fast", NULL));
    assert_true(people_remove(profile, anya.id, NULL));
    assert_true(profile_match_read(profile, saved.id, &saved, NULL));
    assert_int_equal(saved.seats[0].person, 0);
    assert_string_equal(saved.seats[0].name, "Аня");
    char bytes[16];
    Text out = text_in(bytes, sizeof bytes);
    assert_false(people_get(profile, anya.id, "speed", &out));
    saved.seats[0].person = anya.id; /* again the same people as last time, one of them gone */
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_int_equal(saved.seats[0].person, 0);
    assert_true(add(profile, "Ира", 2).id > anya.id); /* no number is given twice */
    profile_close(profile);
    match_release(&match);
}

static void a_missing_person_is_a_problem(void **state)
{
    const Scratch *scratch = *state;
    Problem problem;
    Person nobody = {.id = 9, .name = "Nobody"};
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_false(people_read(profile, 9, &nobody));
    assert_false(people_change(profile, &nobody, &problem));
    assert_int_equal(problem.kind, PROBLEM_PERSON_GONE);
    assert_false(people_set(profile, 9, "speed", "fast", &problem));
    assert_int_equal(problem.kind, PROBLEM_PERSON_GONE);
    profile_close(profile);
}

static void the_best_of_a_deal_stays(void **state)
{
    const Scratch *scratch = *state;
    CampaignDeal list[4];
    CampaignDeal read = {.medal = -1};
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_false(campaign_read(profile, "regicide", "a1", &read));
    assert_int_equal(read.medal, -1);
    assert_true(campaign_record(profile, "regicide", &(CampaignDeal){"a1", 2, 0}, NULL));
    assert_true(campaign_record(profile, "regicide", &(CampaignDeal){"a1", 0, 3}, NULL));
    assert_true(campaign_record(profile, "regicide", &(CampaignDeal){"a1", 1, 1}, NULL));
    assert_true(campaign_record(profile, "regicide", &(CampaignDeal){"a0", 3, 0}, NULL));
    assert_true(campaign_record(profile, "claim", &(CampaignDeal){"a1", 1, 0}, NULL));
    profile_close(profile);
    profile = profile_open(scratch->folder, NULL);
    assert_true(campaign_read(profile, "regicide", "a1", &read));
    assert_int_equal(read.medal, 2);
    assert_int_equal(read.assisted_medal, 3);
    assert_int_equal(campaign_list(profile, "regicide", list, 4), 2);
    assert_string_equal(list[0].deal, "a0");
    assert_string_equal(list[1].deal, "a1");
    assert_true(campaign_reset(profile, "regicide", NULL));
    assert_int_equal(campaign_list(profile, "regicide", list, 4), 0);
    assert_int_equal(campaign_list(profile, "claim", list, 4), 1);
    profile_close(profile);
}

#define FOLDER_TEST(test) cmocka_unit_test_setup_teardown(test, scratch_begin, scratch_end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(people_outlive_the_program),
        cmocka_unit_test(a_person_inherits_what_is_set),
        FOLDER_TEST(a_removed_person_leaves_their_matches),
        FOLDER_TEST(a_missing_person_is_a_problem),
        FOLDER_TEST(the_best_of_a_deal_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
