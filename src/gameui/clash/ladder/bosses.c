/* Who the bosses are. What a boss is like is told to who has played against it. */
#include "clash/ladder/bosses.h"

#include "i18n/format.h"

static const StagePerson bosses[CLASH_FLOORS] = {
    {NC_("rival", "Nettle"), N_("The gatehouse"), "ui/rival-nettle",
     N_("“One of us is a nuisance. Nine of us are a law.”"),
     N_("Nettle drafts whatever costs little, and fills the rows before you have paid for one "
        "big unit.")},
    {NC_("rival", "Captain Ash"), N_("The winding stair"), "ui/rival-ash",
     N_("“Wait a turn? What for?”"),
     N_("Captain Ash drafts Rage: those units attack in the turn in which they come.")},
    {NC_("rival", "Sable"), N_("The burnt library"), "ui/rival-sable",
     N_("“I shall read to you. You will not like the end.”"),
     N_("Sable drafts incantations, and reads the same page again and again.")},
    {NC_("rival", "Sister Shell"), N_("The armoury"), "ui/rival-shell",
     N_("“Go on, hit me. I have all day.”"),
     N_("Sister Shell drafts Protection and Indestructible: the first blow is wasted there.")},
    {NC_("rival", "Skitter"), N_("The long gallery"), "ui/rival-skitter",
     N_("“You heard me coming? Then it is too late.”"),
     N_("Skitter drafts Sprint: each unit that is passed makes the blow harder.")},
    {NC_("rival", "Thorn"), N_("The hall of spears"), "ui/rival-thorn",
     N_("“To stand behind somebody is not to hide.”"),
     N_("Thorn drafts Perforation and Splash: whoever stands behind or beside is hit as well.")},
    {NC_("rival", "Old Boulder"), N_("The giants’ kitchen"), "ui/rival-boulder",
     N_("“Small plate. Big spoon.”"),
     N_("Old Boulder drafts size: units that hit hard or take a lot.")},
    {NC_("rival", "The Castellan"), N_("The crown of the tower"), "ui/rival-castellan",
     N_("“They all had a weakness. I had them build the stairs.”"),
     N_("The Castellan fancies nothing and takes the better card, every time.")},
};

const StagePerson *boss_person(int floor)
{
    return &bosses[floor];
}

Rival boss_rival(int floor)
{
    return (Rival){bosses[floor].name, bosses[floor].portrait, clash_tower[floor].manner};
}
