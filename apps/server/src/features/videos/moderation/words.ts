import type { Phrases } from './phrase-finder.ts';
import { list, pairs } from './phrase-lists.ts';

/**
 * What a prompt must not ask for: one of `phrases`; or one of them before one of `before.phrases`,
 * with at most `within` words between the two.
 */
export type Rule = {
  /** What it asks for. */
  reason: string;
  phrases: Phrases;
  before?: { phrases: Phrases; within: number };
};

// What nobody wants to have made on their service, whoever they are. Left out: words that by
// themselves mostly mean something else (cock, tits, ass, dick, anal, stripper, chink, coon, creampie),
// swearing, weapons and fights as part of a story, blood, history (a war, a swastika), appeals against
// what is listed here (animal cruelty), names of people, other languages. It takes a model behind
// MODERATION_BASE_URL to judge those.

const CHILDREN = list(`child, children, kid, kids, kiddie, minors, underage, teen, teens, teenage,
  teenager, teenagers, preteen, preteens, tween, tweens, adolescent, adolescents, prepubescent,
  toddler, toddlers, baby, babies, infant, infants, newborn, newborns, schoolgirl, schoolgirls,
  schoolboy, schoolboys, school girl, school girls, school boy, school boys, little girl,
  little girls, little boy, little boys, young girl, young girls, young boy, young boys`);

const SEXUAL = list(`nude, nudes, nudity, naked, topless, undressed, without clothes, no clothes,
  sex, sexual, sexually, sexualized, porn, erotic, erotica, fetish, orgasm, masturbating, genitals,
  genitalia, penis, vagina, lewd, rape, raped, molested, hentai, lingerie, sexy, seductive,
  seductively, sensual, sensually, provocative, provocatively, horny, kinky`);

const CHILD_ABUSE = list(`child porn, childporn, kiddie porn, csam, loli, lolis, lolicon, shotacon,
  pedophile, pedophiles, pedophilia, pedophilic, paedophile, paedophiles, paedophilia, jailbait`);

const EXPLICIT = list(`sex, porn, porno, pornos, pornography, pornographic, pornhub, pornstar,
  pornstars, hentai, nsfw, nude, nudes, nudity, erotica, erotic, striptease, strip tease, blowjob,
  blowjobs, blow job, handjob, handjobs, cumshot, cumshots, gangbang, gangbangs, bukkake,
  deepthroat, dildo, dildos, fellatio, cunnilingus, masturbate, masturbates, masturbating,
  masturbation, orgasm, orgasms, ejaculates, ejaculating, ejaculation, orgy, orgies, milf, milfs,
  bdsm, genitals, genitalia, penis, penises, vagina, vaginas, vulva, clitoris, pussy, pussies,
  upskirt, sexual intercourse, sexual act, sexual acts, sexual content, sexually explicit,
  explicit sexual, bare breasts, bare breasted, exposed breasts, naked breasts, exposed nipples,
  fuck her, fuck him, fucks her, fucks him, fucking her, fucking him, fucking each other,
  fully naked, completely naked, totally naked, stark naked, get naked, gets naked, getting naked,
  strip naked, strips naked, she is naked, he is naked, naked selfie, naked photo, naked photos,
  naked picture, naked pictures, naked video, without her clothes, without his clothes,
  remove her clothes, removes her clothes, removing her clothes, take off her clothes,
  takes off her clothes, taking off her clothes, takes all her clothes off, takes her clothes off,
  take her clothes off, takes off her bra, remove her bra, removes her bra`);

const SUCK = list('suck, sucks, sucking');
const COCK = list(`dick, dicks, cock, cocks, a dick, a cock, his dick, his cock, my dick, my cock,
  your dick, your cock`);

const WOMEN = list(`woman, women, girl, girls, lady, ladies, model, models, dancer, dancers,
  actress, actresses, wife, girlfriend, girlfriends, waitress, waitresses, blonde, brunette, babe,
  babes, she`);

const GROWN_UPS = [
  ...WOMEN,
  ...list(`man, men, boy, boys, guy, guys, person, people, body, bodies, couple, couples, actor,
  actors, celebrity, husband, boyfriend, myself, herself, himself, he`),
];

const UNDRESSED = list(`naked, no clothes on, with no clothes, wearing no clothes, wears no clothes,
  without clothes, without any clothes`);

// Not "fuck": "fuck, a man!" is swearing.
const FUCKING = list('fucks, fucking');
const FUCKING_A = pairs([...FUCKING, 'to fuck'], list('a, an, the, his, her, my, another, two'));

const SEXUAL_VIOLENCE = list(`rape, rapes, raped, raping, rapist, rapists, gangrape, sexual assault,
  sexually assault, sexually assaults, sexually assaulted, sexually assaulting, molest, molests,
  molested, molesting, molester, incest, bestiality, zoophilia, necrophilia`);

const GORE = list(`gore, gory, snuff film, snuff films, snuff video, snuff videos, crush fetish,
  animal torture, public beheading, beheading video, severed head, severed heads, severed limb,
  severed limbs, severed arm, severed leg, severed finger, severed fingers, bloody severed,
  skinned alive, flayed alive, burned alive, burnt alive, burning alive, disemboweled corpse,
  mutilated corpse, mutilated corpses, mutilated body, mutilated bodies, slit her throat,
  slit his throat, slits her throat, slits his throat, slitting her throat, slitting his throat,
  gouge out her eyes, gouge out his eyes, gouges out her eyes, gouges out his eyes`);

const HARMED = list(`tortured, beheaded, decapitated, dismembered, disemboweled, disembowelled,
  eviscerated, mutilated, flayed, maimed, lynched, waterboarded`);

const HARMS = [
  ...list(`torture, tortures, torturing, behead, beheads, beheading, decapitate, decapitates,
  decapitating, dismember, dismembers, dismembering, disembowel, disembowels, disemboweling,
  disembowelling, eviscerate, eviscerates, eviscerating, mutilate, mutilates, mutilating, flay,
  flays, flaying, maim, maims, maiming, lynches, lynching, waterboard, waterboards, waterboarding`),
  ...HARMED,
];

const IS_HARMED = pairs(list('is, are, being, gets, get, getting'), HARMED);

const LIVING = list(`man, men, woman, women, person, people, human, humans, child, children, kid,
  kids, boy, boys, girl, girls, baby, babies, toddler, prisoner, prisoners, victim, victims,
  hostage, hostages, soldier, soldiers, journalist, journalists, reporter, reporters, politician,
  politicians, president, teacher, teachers, student, students, officer, officers, policeman,
  policemen, cop, cops, priest, priests, nun, nuns, captive, captives, civilian, civilians,
  protester, protesters, tourist, tourists, animal, animals, dog, dogs, cat, cats, puppy, puppies,
  kitten, kittens, horse, horses`);

// Not "murder", which has its mysteries.
const KILLING = list('kill, kills, killing, murdering, massacring, slaughtering');

const SCHOOLCHILDREN = list(`students, classmates, pupils, schoolchildren, school children,
  school kids, schoolkids, children, kids`);

const SCHOOL_SHOOTING = list(`school shooting first person, first person school shooting,
  school shooting pov, pov school shooting, school shooter pov, pov school shooter,
  mass shooting pov, pov mass shooting, mass shooter pov, pov mass shooter`);

const HOW_TO_MAKE = list(`how to make, how to build, how to assemble, how to construct,
  how to create, how i make, how i build, instructions for, instructions to, instructions on,
  homemade, home made, diy, 3d print, 3d printing`);

const MAKING = [
  ...HOW_TO_MAKE,
  ...list(`make, making, build, building, assemble, assembling, construct, constructing,
  tutorial on, tutorial for, tutorial, guide to, step by step, recipe for, recipe`),
];

const ARTICLES = list('a, an, the, my, my own, your, your own');

// Of bombs and guns only these: most others are of food, bath salts or bamboo.
const BOMBS = ownOrOf(
  list(`pipe, car, nail, dirty, pressure cooker, petrol, gasoline, fertilizer, chemical, nuclear,
  atomic, atom, mail, letter, real, working, simple, small, big, huge, powerful, homemade,
  home made, improvised`),
  list('bomb, bombs'),
);

const GUNS = ownOrOf(
  list(`real, working, ghost, sniper, hunting, assault, machine, submachine, zip, homemade,
  home made, printed, 3d printed`),
  list('gun, guns, firearm, firearms, rifle, rifles'),
);

const WEAPONS = list(`explosives, explosive device, explosive devices, ied, ieds,
  detonator, detonators, grenade, grenades, molotov, molotovs, napalm, thermite, nerve gas,
  nerve agent, sarin, ricin, anthrax, mustard gas, chemical weapon, chemical weapons,
  biological weapon, biological weapons, silencer`);

const BOMB_MAKING = list('bomb making, bombmaking, bomb tutorial, bomb instructions, bomb recipe');

const SELF_HARM = list(`suicide, kill myself, kill yourself, kill himself, kill herself,
  kills himself, kills herself, killing himself, killing herself, killing myself, killing yourself,
  killed himself, killed herself, kill themselves, killing themselves, hang myself, hang yourself,
  hangs himself, hangs herself, hanging himself, hanging herself, hanged himself, hanged herself,
  cut my wrists, cut your wrists, cuts her wrists, cuts his wrists, cutting her wrists,
  cutting his wrists, slit my wrists, slit your wrists, slits her wrists, slits his wrists,
  slitting her wrists, slitting his wrists, self harm, self harms, self harming, selfharm, pro ana,
  proana, thinspo, thinspiration`);

const HATE = list(`nigger, niggers, kike, kikes, faggot, faggots, spic, spics, gook, gooks, wetback,
  wetbacks, raghead, ragheads, towelhead, towelheads, sandnigger, sandniggers, heil hitler,
  sieg heil, white power rally, white power march, white power salute, hitler was right,
  hitler did nothing wrong, nazi salute, hitler salute, nazi propaganda video, nazi propaganda film,
  nazi propaganda clip, jews will not replace us, holocaust is a lie, holocaust never happened`);

const KILL_ALL = [
  ...KILLING,
  ...list(`kill all, kill all the, killing all, death to, death to all, gas the, gas all,
  exterminate, exterminating, exterminate all, lynching`),
];

const GROUPS = list(`jew, jews, muslim, muslims, christians, hindus, blacks, black people, whites,
  arabs, asians, mexicans, latinos, immigrants, migrants, refugees, gays, gay people, lesbians,
  trans people, transgender people, disabled people`);

const PRAISE = list(`glorify, glorifies, glorifying, glorious, praise, praises, praising, celebrate,
  celebrates, celebrating, honor, honors, honoring, heroic, proud, long live, hail, worship,
  worships, worshipping, admire, admires, admiring`);

const NAZIS = list(
  'nazi, nazis, nazism, hitler, adolf hitler, third reich, waffen ss, kkk, ku klux klan',
);

const DEEPFAKE = list(
  'deepfake, deepfakes, deepfaked, deep fake, deep fakes, face swap, face swapped',
);

const DEGRADING = [
  ...SEXUAL,
  ...list('humiliating, humiliated, humiliates, degrading, degraded, drunk'),
];

const NUDIFY = list(`nudify, nudifies, nudified, undress her, undress him, undresses her,
  undresses him, undressing her`);

const OF_CHILDREN = 'sexual content involving minors';
const OF_SEX = 'nudity or explicit sexual content';
const OF_FAKES = 'a sexual or degrading picture of a real person';
const OF_GORE = 'torture or gore';
const OF_MASSACRE = 'a massacre';
const OF_WEAPONS = 'instructions for making weapons';
const OF_HATE = 'hatred of people';

/** In the order in which they are looked at: of several reasons, the first is told. */
export const rules: readonly Rule[] = [
  { reason: OF_CHILDREN, phrases: CHILD_ABUSE },
  ...eitherFirst(OF_CHILDREN, CHILDREN, SEXUAL, 5),
  { reason: OF_FAKES, phrases: NUDIFY },
  ...eitherFirst(OF_FAKES, DEEPFAKE, DEGRADING, 5),
  { reason: 'sexual violence', phrases: SEXUAL_VIOLENCE },
  { reason: OF_SEX, phrases: EXPLICIT },
  { reason: OF_SEX, phrases: GROWN_UPS, before: { phrases: UNDRESSED, within: 4 } },
  { reason: OF_SEX, phrases: ['naked'], before: { phrases: GROWN_UPS, within: 2 } },
  ...eitherFirst(OF_SEX, WOMEN, ['topless'], 2),
  { reason: OF_SEX, phrases: GROWN_UPS, before: { phrases: FUCKING, within: 1 } },
  { reason: OF_SEX, phrases: FUCKING_A, before: { phrases: GROWN_UPS, within: 1 } },
  { reason: OF_SEX, phrases: pairs(SUCK, COCK) },
  { reason: OF_GORE, phrases: GORE },
  { reason: OF_GORE, phrases: HARMS, before: { phrases: LIVING, within: 2 } },
  { reason: OF_GORE, phrases: LIVING, before: { phrases: IS_HARMED, within: 1 } },
  { reason: OF_MASSACRE, phrases: SCHOOL_SHOOTING },
  { reason: OF_MASSACRE, phrases: KILLING, before: { phrases: SCHOOLCHILDREN, within: 1 } },
  { reason: OF_WEAPONS, phrases: BOMB_MAKING },
  { reason: OF_WEAPONS, phrases: MAKING, before: { phrases: WEAPONS, within: 2 } },
  { reason: OF_WEAPONS, phrases: MAKING, before: { phrases: BOMBS, within: 0 } },
  { reason: OF_WEAPONS, phrases: HOW_TO_MAKE, before: { phrases: GUNS, within: 0 } },
  { reason: 'self-harm or suicide', phrases: SELF_HARM },
  { reason: OF_HATE, phrases: HATE },
  { reason: OF_HATE, phrases: KILL_ALL, before: { phrases: GROUPS, within: 1 } },
  { reason: OF_HATE, phrases: PRAISE, before: { phrases: NAZIS, within: 1 } },
];

function eitherFirst(reason: string, one: Phrases, other: Phrases, within: number): Rule[] {
  return [
    { reason, phrases: one, before: { phrases: other, within } },
    { reason, phrases: other, before: { phrases: one, within } },
  ];
}

/** Things as such, or of these kinds; after an article or not. */
function ownOrOf(kinds: Phrases, things: Phrases): Phrases {
  const all = [...things, ...pairs(kinds, things)];
  return [...all, ...pairs(ARTICLES, all)];
}
