import type { Phrases } from './phrase-finder.ts';

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

// What nobody wants to have made on their service, whoever they are. Left out: words that mostly mean
// something else (cock, tits, ass, dick, anal, stripper, chink, coon, creampie), swearing, weapons and
// fights as part of a story, blood, history (a war, a swastika), appeals against what is listed here
// (animal cruelty), names of people, other languages. It takes a model behind MODERATION_BASE_URL to
// judge those.

const list = (text: string): Phrases => text.split(',').map((phrase) => phrase.trim());

const CHILDREN = list(`child, children, kid, kids, kiddie, minors, underage, teen, teens, teenage,
  teenager, teenagers, preteen, preteens, tween, tweens, adolescent, adolescents, prepubescent,
  toddler, toddlers, baby, babies, infant, infants, newborn, newborns, schoolgirl, schoolgirls,
  schoolboy, schoolboys, school girl, school girls, school boy, school boys, little girl,
  little girls, little boy, little boys, young girl, young girls, young boy, young boys,
  ten year old, eleven year old, twelve year old, thirteen year old, fourteen year old,
  fifteen year old, sixteen year old, seventeen year old`);

const NUDE_OR_SEXUAL = list(`nude, nudes, nudity, naked, topless, undressed, without clothes, sex,
  sexual, sexually, sexualized, porn, erotic, erotica, fetish, orgasm, masturbating, genitals,
  genitalia, penis, vagina, lewd, rape, raped, molested, hentai, lingerie`);

const SUGGESTIVE = list(`sexy, seductive, seductively, sensual, sensually, provocative,
  provocatively, horny, kinky`);

const CHILD_ABUSE = list(`child porn, childporn, kiddie porn, csam, loli, lolis, lolicon, shotacon,
  pedophile, pedophiles, pedophilia, pedophilic, paedophile, paedophiles, paedophilia, jailbait`);

const EXPLICIT = list(`sex, porn, porno, pornos, pornography, pornographic, pornhub, pornstar,
  pornstars, hentai, nsfw, nude, nudes, nudity, erotica, erotic, striptease, blowjob, blowjobs,
  blow job, handjob, handjobs, cumshot, cumshots, gangbang, gangbangs, bukkake, deepthroat, dildo,
  dildos, fellatio, cunnilingus, masturbate, masturbates, masturbating, masturbation, orgasm,
  orgasms, ejaculates, ejaculating, ejaculation, orgy, orgies, milf, milfs, bdsm, genitals,
  genitalia, penis, penises, vagina, vaginas, vulva, clitoris, pussy, pussies, upskirt,
  sexual intercourse, sexual act, sexual acts, sexual content, sexually explicit, explicit sexual,
  bare breasts, bare breasted, exposed breasts, naked breasts, exposed nipples, topless woman,
  topless women, topless girl, topless girls, topless model, topless models, fuck her, fuck him,
  fucks her, fucks him, fucking her, fucking him, fucking each other, suck his cock, sucks his cock,
  sucking his cock, suck his dick, sucks his dick, sucking his dick, fully naked, completely naked,
  totally naked, stark naked, get naked, gets naked, getting naked, strip naked, strips naked,
  she is naked, he is naked, naked selfie, naked photo, naked photos, naked picture, naked pictures,
  naked video, without her clothes, without his clothes, remove her clothes, removes her clothes,
  removing her clothes, take off her clothes, takes off her clothes, taking off her clothes,
  takes all her clothes off, takes her clothes off, take her clothes off, takes off her bra,
  remove her bra, removes her bra`);

const GROWN_UPS = list(`woman, women, man, men, girl, girls, boy, boys, lady, ladies, guy, guys,
  person, people, model, models, body, bodies, couple, couples, actress, actresses, actor, actors,
  celebrity, wife, husband, girlfriend, boyfriend, dancer, dancers, girlfriends, myself, herself,
  himself, blonde, brunette`);

const SEXUAL_VIOLENCE = list(`rape, rapes, raped, raping, rapist, rapists, gangrape, sexual assault,
  sexually assault, sexually assaults, sexually assaulted, sexually assaulting, molest, molests,
  molested, molesting, molester, incest, bestiality, zoophilia, necrophilia`);

const GORE = list(`gore, gory, snuff film, snuff films, snuff video, snuff videos, crush fetish,
  animal torture, public beheading, beheading video,
  severed head, severed heads, severed limb, severed limbs, severed hand, severed hands, severed arm,
  severed leg, severed finger, severed fingers, skinned alive, flayed alive, burned alive,
  burnt alive, burning alive, disemboweled corpse, mutilated corpse, mutilated corpses,
  mutilated body, mutilated bodies, slit her throat, slit his throat, slits her throat,
  slits his throat, slitting her throat, slitting his throat, gouge out her eyes,
  gouge out his eyes, gouges out her eyes, gouges out his eyes`);

const HARMED = list(`tortured, beheaded, decapitated, dismembered, disemboweled, disembowelled,
  eviscerated, mutilated, flayed, maimed, lynched, waterboarded`);

const HARMS = [
  ...list(`torture, tortures, torturing, behead, beheads, beheading, decapitate, decapitates,
  decapitating, dismember, dismembers, dismembering, disembowel, disembowels, disemboweling,
  disembowelling, eviscerate, eviscerates, eviscerating, mutilate, mutilates, mutilating, flay, flays,
  flaying, maim, maims, maiming, lynches, lynching, waterboard, waterboards, waterboarding`),
  ...HARMED,
];

const IS_HARMED = ['is', 'are', 'being', 'gets', 'get', 'getting'].flatMap((is) =>
  HARMED.map((harmed) => `${is} ${harmed}`),
);

const LIVING =
  list(`man, men, woman, women, person, people, human, humans, child, children, kid, kids,
  boy, boys, girl, girls, baby, babies, toddler, prisoner, prisoners, victim, victims, hostage,
  hostages, soldier, soldiers, animal, animals, dog, dogs, cat, cats, puppy, puppies, kitten, kittens,
  horse, horses`);

const HOW_TO = list(`how to make, how to build, how to assemble, how to construct, how to create,
  how i make, how i build, instructions for, instructions to, instructions on, tutorial on,
  tutorial for, tutorial, guide to, step by step, recipe for, recipe, teaches, explains, homemade,
  home made, diy`);

const WEAPONS =
  list(`bomb, bombs, pipe bomb, pipe bombs, car bomb, nail bomb, dirty bomb, bombmaking,
  pressure cooker bomb, explosives, explosive device, explosive devices, ied, ieds, detonator,
  detonators, grenade, grenades, molotov, molotovs, napalm, thermite, nerve gas, nerve agent, sarin,
  ricin, anthrax, mustard gas, chemical weapon, chemical weapons, biological weapon,
  biological weapons, silencer, gun, guns, firearm, firearms, rifle`);

const BOMB_MAKING = list(`bomb making, bombmaking, bomb tutorial, bomb instructions, bomb recipe,
  make a bomb at home, build a bomb at home`);

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
  sieg heil, white power rally, white power march, white power salute, hitler was right, hitler did nothing wrong, nazi salute,
  hitler salute, nazi propaganda, jews will not replace us, holocaust is a lie,
  holocaust never happened`);

const KILL_ALL =
  list(`kill all, kill all the, death to, death to all, gas the, gas all, exterminate,
  exterminating, exterminate all, lynching`);

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
  ...NUDE_OR_SEXUAL,
  ...list('sexy, humiliating, humiliated, humiliates, degrading, degraded, drunk'),
];

const NUDIFY = list(`nudify, nudifies, nudified, undress her, undress him, undresses her,
  undresses him, undressing her`);

const OF_CHILDREN = 'sexual content involving minors';
const OF_SEX = 'nudity or explicit sexual content';
const OF_FAKES = 'a sexual or degrading picture of a real person';
const OF_GORE = 'torture or gore';
const OF_HATE = 'hatred of people';

/** In the order in which they are looked at: of several reasons, the first is told. */
export const rules: readonly Rule[] = [
  { reason: OF_CHILDREN, phrases: CHILD_ABUSE },
  ...eitherFirst(OF_CHILDREN, CHILDREN, NUDE_OR_SEXUAL, 5),
  ...eitherFirst(OF_CHILDREN, CHILDREN, SUGGESTIVE, 1),
  { reason: OF_FAKES, phrases: NUDIFY },
  ...eitherFirst(OF_FAKES, DEEPFAKE, DEGRADING, 5),
  { reason: 'sexual violence', phrases: SEXUAL_VIOLENCE },
  { reason: OF_SEX, phrases: EXPLICIT },
  ...eitherFirst(OF_SEX, ['naked'], GROWN_UPS, 1),
  { reason: OF_GORE, phrases: GORE },
  { reason: OF_GORE, phrases: HARMS, before: { phrases: LIVING, within: 2 } },
  { reason: OF_GORE, phrases: LIVING, before: { phrases: IS_HARMED, within: 1 } },
  { reason: 'instructions for making weapons', phrases: BOMB_MAKING },
  {
    reason: 'instructions for making weapons',
    phrases: HOW_TO,
    before: { phrases: WEAPONS, within: 2 },
  },
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

/** Phrases whose words count for nothing, because together they mean something else. */
export const harmless: Phrases =
  list(`food porn, earth porn, cabin porn, car porn, orgy of color, orgy of colors, orgy of colour,
  orgy of colours, orgy of light, orgy of flavor, orgy of flavors, same sex, opposite sex, either sex, sex education, sex ed,
  sex of, sex reveal, sex appeal, sex and the city, sex pistols, sexual health,
  nude lip, nude lips, nude lipstick, nude lipsticks, nude color, nude colors, nude colour,
  nude colours, nude colored, nude tone, nude tones, nude toned, nude shade, nude shades, nude heels,
  nude pumps, nude shoes, nude makeup, nude nails, nude nail, nude palette, nude eyeshadow,
  nude beige, nude pink, nude tights, nude stockings, nude gloss,
  naked eye, naked eyes, naked cake, naked cakes, naked flame, naked bulb, naked tree, naked trees,
  naked branches, naked truth, naked gun, naked chef, naked mole, naked neck,
  baby bird, baby birds, baby chick, baby chicks, baby mole, baby mouse, baby mice, baby rat,
  baby rats, baby hamster, baby hamsters, baby pigeon, baby parrot, baby panda, baby kangaroo,
  baby rabbit, baby bunny, baby animal, baby animals, baby shower, baby blue, baby pink,
  pussy cat, pussy cats, pussy willow, pussy willows, pussy riot,
  rape field, rape fields, rape seed, rape flower, rape flowers, rape blossom, rape blossoms,
  rape oil, oilseed rape, field of rape, fields of rape, flowering rape,
  gory details, al gore, gore tex, gore vidal, lesley gore, tortured poets, gingerbread man, gingerbread men,
  gingerbread people, gingerbread woman, toy soldier, toy soldiers, severed head of lettuce,
  severed head of cabbage, severed head of broccoli, severed head of cauliflower,
  bath bomb, bath bombs, shower bomb, shower bombs, glitter bomb, glitter bombs, chocolate bomb,
  chocolate bombs, cocoa bomb, cocoa bombs, tea bomb, tea bombs, seed bomb, seed bombs, paint bomb,
  paint bombs, photo bomb, love bomb, cherry bomb, fizz bomb, confetti bomb, color bomb, colour bomb,
  water bomb, water bombs, cake bomb, cake bombs, cookie bomb, cheese bomb, cheese bombs,
  garlic bomb, garlic bombs, pizza bomb, pizza bombs, meatball bombs, fat bombs, flavor bomb,
  flavor bombs, flavour bomb, sugar bomb, vitamin bomb, calorie bomb, bomb of flavor,
  bomb of flavour, bomb of color, bomb cyclone, bomb disposal,
  water gun, water guns, squirt gun, toy gun, toy guns, nerf gun, nerf guns, glue gun, heat gun,
  nail gun, spray gun, spud gun, potato gun, bubble gun, massage gun, paper gun, lego gun,
  rubber band gun, finger gun, finger guns,
  suicide squad, suicide prevention, suicide awareness, suicide hotline, suicide helpline,
  suicide lifeline, suicide door, suicide doors, suicide burn, suicide king, against suicide,
  spic and span, faggots and peas, faggots and gravy, deepfake awareness, deepfake detection`);

/** A phrase right after one of these is not asked for: "no nudity". */
export const denials: ReadonlySet<string> = new Set(
  list('no, not, non, without, never, avoid, zero, exclude, excluding'),
);

/** What may stand between a denial and a phrase: "no blood, violence or gore". */
export const enumerated: ReadonlySet<string> = new Set(
  list(`any, and, or, nor, blood, bloody, violence, violent, gore, nudity, sex, sexual, nude,
  naked, graphic, explicit, adult, nsfw, content, text, weapons`),
);
