/* The stories of the cases, and who is suspected in them. The secrets are drawn apart from them, so
 * no story names a target, a weapon or a location. */
#include "direnjie/cases/cases.h"

#include "i18n/format.h"

typedef struct Story {
    const char *title, *story, *end;
} Story;

static const Story stories[DIRENJIE_CASES] = {
    {N_("The Burnt Letter"),
     N_("At dawn a letter was burning in the stove of the Crane Inn. Mao the innkeeper swears that "
        "nobody slept in that room; Xiong the wrestler swears that nobody left it. Judge Dee lays "
        "one scorched corner before you: “Three words are gone. Bring them to me before the "
        "evening drum.”"),
     N_("The letter is whole again, and nobody will carry out what it says.")},
    {N_("The Last Ferry"),
     N_("The last ferry of the night took one passenger across and came back with none. Li the "
        "boatman found two strings of coins on the bench, twenty times the fare. Pan the cook had "
        "sold that passenger a dumpling and heard a whisper between two bites: three words, over "
        "and over, as one learns an errand. Nobody pays so well for an honest one."),
     N_("The passenger is still waiting for a boat, behind bars.")},
    {N_("A Shadow Too Many"),
     N_("In the shadow theatre, among the tigers and the generals of leather, moved a shadow that "
        "belonged to no puppet. Qing’e the dancer saw its hands, Mao the innkeeper its hat, and "
        "Xiong the wrestler heard the back door. Each of them holds a third of it, and none gives "
        "it away for nothing. The next performance is tonight."),
     N_("When the lamps were lit again, the shadow wore chains.")},
    {N_("The Wrong Recipe"),
     N_("Doctor He was sent a recipe that cures nothing: the herbs are in the wrong order, and one "
        "of them does not exist. Before the doctor could wonder, the paper had passed through the "
        "hands of a dancer and of a cook, and both have learnt it by heart. It is no recipe, says "
        "Judge Dee, it is an order. Read it as it was meant to be read."),
     N_("The recipe did some good after all: it cured the city of a murderer.")},
    {N_("Furs in Summer"),
     N_("In the hottest week of the year Diao the furrier sold a sable coat to somebody who paid "
        "and never came for it. Doctor He, who was called because a porter had fainted under it, "
        "felt folded paper in the lining. Now the coat is gone, and both of them have become "
        "forgetful. Judge Dee fans himself: “Heat is good for the memory. Ask.”"),
     N_("The coat was found, and so was the one who was to wear it that night.")},
    {N_("The Jade Seal"),
     N_("Envoy Jiao came to Chang’an with a seal of jade and woke up without it. Since then an "
        "order that bears this seal has been delivered, and nobody owns up to having read it. The "
        "door of the inn was bolted; the window above the canal was not. If the order is carried "
        "out, it is the envoy’s head that pays for it."),
     N_("The envoy kept the seal, the head, and a deep distrust of canals.")},
    {N_("Five Lanterns"),
     N_("On the night of the lanterns five went up that no workshop had made. The crowd took them "
        "for a sign of luck, the night watch for a message. Four guests had paid for the best "
        "seats "
        "on the roof, and each of them looked at a different lantern. Whoever reads all five knows "
        "what is to happen before the oil is burnt."),
     N_("The five lanterns were taken down one by one, and the feast went on till morning.")},
    {N_("The Silent Bell"),
     N_("The bell of the third watch did not ring, and for one hour the city slept deeper than it "
        "should. The rope had been cut high up, with one stroke, by somebody who knew the stairs. "
        "A "
        "physician, an envoy and a furrier were awake at that hour, each for a reason that sounds "
        "good. An hour is long enough to agree on a murder."),
     N_("The bell has a new rope, and the city sleeps as lightly as it should.")},
    {N_("Mourning White"),
     N_("Widow Hu buys news, Scribe Xiao writes it down, and neither has ever said a word too "
        "many. "
        "This morning both of them ordered white cloth for mourning, although nobody has died. "
        "They "
        "will gladly drink tea with you, answer each question with another, and count what you "
        "give "
        "away. Find out for whom the white is meant."),
     N_("The white cloth went back to the shop: nobody had to wear it.")},
    {N_("The Wages of the Drowned"),
     N_("In the harbour office a ledger came to light in which wages are paid to men who drowned "
        "years ago. The latest entry is no wage but a price, and it buys one life. Four people "
        "have "
        "had the ledger in their hands, and after each of them a page was missing. What those "
        "pages "
        "said together only you can piece out."),
     N_("The drowned draw no more wages, and the price was never paid.")},
    {N_("The Hollow Pearl"),
     N_("Jeweller Long was to set one pearl for the palace and delivered two, and the second is "
        "hollow. It is just large enough for a slip of paper, and it had been opened before it "
        "reached Judge Dee. Three of the cleverest heads in Chang’an deny having read the slip, in "
        "three faultless speeches. This time, says the judge, listen for what is not said."),
     N_("The hollow pearl lies in Judge Dee’s drawer and keeps its mouth shut.")},
    {N_("The Killer at the Table"),
     N_("All threads of this year run into one hand, and tonight that hand lies on your table. "
        "Judge Dee has invited those whom eleven cases could not clear: a captain, a widow, a "
        "jeweller and a scribe. The doors are guarded, the tea has been tasted, and one of the "
        "guests knows the mission because it is their own. Uncover it, and say who will not be "
        "going home."),
     N_("The tea had grown cold when the doors were opened, and Chang’an slept without fear.")},
};

static const struct {
    const char *name, *picture;
} people[DIRENJIE_SUSPECTS] = {
    [SUSPECT_WRESTLER] = {NC_("suspect", "Xiong the wrestler"), "ui/avatar-bear"},
    [SUSPECT_INNKEEPER] = {NC_("suspect", "Mao the innkeeper"), "ui/avatar-cat"},
    [SUSPECT_COOK] = {NC_("suspect", "Pan the cook"), "ui/avatar-panda"},
    [SUSPECT_DANCER] = {NC_("suspect", "Qing’e the dancer"), "ui/avatar-moth"},
    [SUSPECT_BOATMAN] = {NC_("suspect", "Li the boatman"), "ui/avatar-carp"},
    [SUSPECT_PHYSICIAN] = {NC_("suspect", "Doctor He"), "ui/avatar-crane"},
    [SUSPECT_FURRIER] = {NC_("suspect", "Diao the furrier"), "ui/avatar-sable"},
    [SUSPECT_ENVOY] = {NC_("suspect", "Envoy Jiao"), "ui/avatar-hornbill"},
    [SUSPECT_SCRIBE] = {NC_("suspect", "Scribe Xiao"), "ui/avatar-owl"},
    [SUSPECT_WIDOW] = {NC_("suspect", "Widow Hu"), "ui/avatar-fox"},
    [SUSPECT_JEWELLER] = {NC_("suspect", "Jeweller Long"), "ui/avatar-komodo"},
    [SUSPECT_CAPTAIN] = {NC_("suspect", "Captain Yin"), "ui/avatar-tiger"},
};

Rival cases_rival(int secret, Seat seat)
{
    DirenjieSuspect suspect = direnjie_case_suspect((unsigned)secret, seat);
    return (Rival){.name = people[suspect].name, .picture = people[suspect].picture};
}

const char *cases_title(App *app, int number)
{
    return app_word(app, stories[number].title);
}

const char *cases_story(App *app, int number)
{
    return app_word(app, stories[number].story);
}

const char *cases_end(App *app, int number)
{
    return app_word(app, stories[number].end);
}

const char *cases_rule(App *app, int number)
{
    return app_word(app, direnjie_cases[number].has_killer
                             ? N_("Bronze: two right answers. Silver: all three. Gold: all three, "
                                  "the killer named, and the most points.")
                             : N_("Bronze: two right answers. Silver: all three. Gold: all three, "
                                  "and the most points."));
}
