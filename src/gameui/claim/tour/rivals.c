/* Who the rivals are. How they play is in include/games/claim_tour.h; here it is only said. */
#include "claim/tour/tour.h"

#include "i18n/format.h"

static const StagePerson people[CLAIM_RIVALS] = {
    {NC_("rival", "Morel"), N_("The swamp kitchen"), "ui/rival-cook",
     N_("“Biggest lumps into the pot first!”"),
     N_("Morel throws in the highest cards at once and scrapes the pot at the end.")},
    {NC_("rival", "Pockets"), N_("The night fair"), "ui/rival-pockets",
     N_("“What everybody can see is never the best.”"),
     N_("Pockets gambles: rather a card that nobody sees than the card on offer.")},
    {NC_("rival", "Garnet"), N_("The counting vault"), "ui/rival-miser",
     N_("“A high card is a coin. Coins stay here.”"),
     N_("Garnet is a miser: nothing on offer is worth a high card while a low one will do.")},
    {NC_("rival", "Sir Rowan"), N_("The blue keep"), "ui/rival-banner",
     N_("“My banner needs Knights below it. All of them.”"),
     N_("Sir Rowan hoards Knights and lets nearly everything else go.")},
    {NC_("rival", "Captain Marrow"), N_("The wreck in the bay"), "ui/rival-captain",
     N_("“We dead stick together, matey.”"),
     N_("Captain Marrow hunts the Undead, on offer and in tricks, where they score at once.")},
    {NC_("rival", "Barley"), N_("The Copper Jug"), "ui/rival-host",
     N_("“Every Dwarf is a cousin, and cousins drink here.”"),
     N_("Barley gathers Dwarves and cares little for the rest.")},
    {NC_("rival", "Vesper"), N_("The theatre of masks"), "ui/rival-masque",
     N_("“The best scene comes last.”"),
     N_("Vesper keeps the Doppelgängers for the last tricks of Phase One.")},
    {NC_("rival", "Antler"), N_("The old wood"), "ui/rival-antler",
     N_("“One leaf is nothing. A forest is a vote.”"),
     N_("Antler collects Goblins, however small: it is the number that counts.")},
    {NC_("rival", "Tock"), N_("The clock tower"), "ui/rival-clock",
     N_("“Fifty-two wheels. I know where each one turns.”"),
     N_("Tock counts: in Phase Two no card of yours is a secret there.")},
    {NC_("rival", "The Regent"), N_("The empty throne"), "ui/rival-regent",
     N_("“Which of us are you playing against?”"),
     N_("The Regent wears three faces: Sir Rowan’s, then Vesper’s, then Tock’s.")},
};

const StagePerson *tour_person(int rival)
{
    return &people[rival];
}

Rival tour_rival(int deal, Seat seat)
{
    (void)seat; /* there is one */
    const StagePerson *person = &people[deal / CLAIM_RIVAL_DEALS];
    return (Rival){person->name, person->portrait, claim_tour[deal].manner};
}
