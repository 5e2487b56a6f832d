/* The best of each kind is kept by the statement itself, so a worse result can never replace it. */
#include "storage/campaign.h"

#include "database.h"

bool campaign_record(Profile *profile, const char *list, const CampaignDeal *reached,
                     Problem *problem)
{
    change_begin(profile);
    Query query = query_begin(
        profile, "INSERT INTO campaign (game, deal, medal, assisted_medal) VALUES (?1, ?2, ?3, ?4)"
                 " ON CONFLICT (game, deal) DO UPDATE SET medal = max(medal, ?3),"
                 " assisted_medal = max(assisted_medal, ?4)");
    query_bind_text(&query, 1, list);
    query_bind_text(&query, 2, reached->deal);
    query_bind_number(&query, 3, reached->medal);
    query_bind_number(&query, 4, reached->assisted_medal);
    query_run(&query);
    return change_end(profile, problem);
}

static bool read_row(const Query *query, CampaignDeal *out)
{
    *out = (CampaignDeal){.medal = (int)query_number(query, 1),
                          .assisted_medal = (int)query_number(query, 2)};
    Text deal = text_in(out->deal, sizeof out->deal);
    return query_text(query, 0, &deal);
}

bool campaign_read(Profile *profile, const char *list, const char *deal, CampaignDeal *out)
{
    CampaignDeal found;
    Query query = query_begin(profile, "SELECT deal, medal, assisted_medal FROM campaign"
                                       " WHERE game = ?1 AND deal = ?2");
    query_bind_text(&query, 1, list);
    query_bind_text(&query, 2, deal);
    bool is_found = query_step(&query) && read_row(&query, &found);
    query_end(&query);
    is_found = reading_end(profile, NULL) && is_found;
    if (is_found) {
        *out = found;
    }
    return is_found;
}

size_t campaign_list(Profile *profile, const char *list, CampaignDeal out[], size_t capacity)
{
    size_t count = 0;
    Query query = query_begin(profile, "SELECT deal, medal, assisted_medal FROM campaign"
                                       " WHERE game = ?1 ORDER BY deal");
    query_bind_text(&query, 1, list);
    while (count < capacity && query_step(&query)) {
        count += read_row(&query, &out[count]);
    }
    query_end(&query);
    reading_end(profile, NULL);
    return count;
}

bool campaign_reset(Profile *profile, const char *list, Problem *problem)
{
    change_begin(profile);
    Query query = query_begin(profile, "DELETE FROM campaign WHERE game = ?1");
    query_bind_text(&query, 1, list);
    query_run(&query);
    return change_end(profile, problem);
}
