import { bear, bunny, cat, chick, dog, fox, sprite } from '../hero/animals.ts';
import type { HatName } from '../hero/hats.ts';
import type { Hero } from '../hero/hero.ts';
import { child, robot } from '../hero/people.ts';
import { pick, type Random } from '../parts/random.ts';
import type { MoodName } from '../place/mood.ts';
import type { PlaceName } from '../place/places.ts';
import type { ActionName } from './actions.ts';

type Entry<Value> = readonly [words: RegExp, value: Value];

/** The first entry whose words appear in the text. */
function look<Value>(entries: readonly Entry<Value>[], text: string): Value | undefined {
  return entries.find(([words]) => words.test(text))?.[1];
}

const coats = [
  '#f2a65a',
  '#8fb8e8',
  '#f2a0b8',
  '#a9d88a',
  '#b79ae8',
  '#ffd06a',
  '#7fd0c8',
] as const;

type Cast = (random: Random, text: string) => Hero;
const girl =
  (hair: string, clothes: string): Cast =>
  () =>
    child({ skin: '#f7c9a4', hair, clothes, iris: '#4a2c18', bunches: true });
const baby =
  (clothes: string): Cast =>
  () =>
    child({ skin: '#f9cfae', hair: '#8a5a34', clothes, iris: '#3f6a9a', bunches: false });

const heroes: readonly Entry<Cast>[] = [
  [/\b(yeti|snowman|polar|abominable)\b/, () => bear('#cddcec', '#9fbfe2')],
  [/\b(bigfoot|sasquatch|monkey|gorilla|ape)\b/, () => bear('#7a4a28', '#c99a6a')],
  [
    /\b(cat|kitten|kitty|feline|lion|tiger)\b/,
    (random) => cat(pick(random, ['#f2a24a', '#9aa0ac', '#f5dcc0', '#6a6470'])),
  ],
  [
    /\b(dog|puppy|doggo|corgi|hound|pets?)\b/,
    (random) => dog(pick(random, ['#e0cba8', '#d08f50', '#d8c4ac'])),
  ],
  [/\b(bunny|rabbit|hare)\b/, (random) => bunny(pick(random, ['#dccbd0', '#b59f8c', '#d8d6dc']))],
  [/\b(fox)\b/, () => fox],
  [
    /\b(bird|chick|duck|penguin|parrot|owl|chicken)\b/,
    (random) => chick(pick(random, ['#ffd84a', '#7fc4f0', '#ff9a8a'])),
  ],
  [/\b(bear|teddy|panda|koala|honey|honeycomb|bee)\b/, () => bear('#c98a4a', '#f5dcb0')],
  [
    /\b(robot|android|machine|drone|ai)\b/,
    (random) => robot(pick(random, ['#7fb8e8', '#f2a65a', '#e8eef4', '#8ad8b8'])),
  ],
  [/\basian\b/, girl('#1c1416', '#ff8fb0')],
  [/\bpink/, girl('#b8743a', '#ff9ac4')],
  [
    /\b(girl|woman|lady|princess|whisper|mother|mom)\b/,
    (random) =>
      girl(
        pick(random, ['#3a2418', '#8a4a24', '#e8b45a']),
        pick(random, ['#b79ae8', '#ff9a8a', '#8ac8e8']),
      )(random, ''),
  ],
  [
    /\b(baby|newborn|toddler|boy|kid|child|man|father|dad|person)\b/,
    (random) => baby(pick(random, ['#8fc4f0', '#ffe08a', '#a9dcb0']))(random, ''),
  ],
];

const hats: readonly Entry<HatName>[] = [
  [/\b(cook|cooking|chef|kitchen|bake|baking|pizza|soup|recipe)\b/, 'chef'],
  [/\b(construction|builder|worker|helmet|hard hat|engineer)\b/, 'helmet'],
  [/\b(halo|angel|heaven|sent me back)\b/, 'halo'],
  [/\b(podcast|asmr|whisper|music|dj|headphones|microphone|radio)\b/, 'headphones'],
  [/\b(birthday|party|celebrat\w*)\b/, 'party'],
  [/\b(queen|king|prince|princess|royal|crown)\b/, 'crown'],
  [/\b(opera|bow|pink\w*|girl|asian)\b/, 'bow'],
  [/\b(flower|spring|garden)\b/, 'flower'],
];

const moodWords: readonly Entry<MoodName>[] = [
  [/\b(night|moon|star|stars|galaxy|space|dark|neon|dream|opera|theat\w*|stage|asmr)\b/, 'night'],
  [/\b(sunset|dusk|dawn|sunrise|evening|golden|autumn|honey\w*)\b/, 'sunset'],
  [/\b(pastel|pink\w*|baby|newborn|candy|cute|soft|heaven|halo)\b/, 'pastel'],
  [/\b(day|sunny|sun|morning|summer|beach|vlog)\b/, 'day'],
];

const placeWords: readonly Entry<PlaceName>[] = [
  [/\b(opera|stage|theat\w*|concert|podcast|show|studio|microphone)\b/, 'stage'],
  [/\b(space|galaxy|planet|rocket|astronaut|alien|universe|moon)\b/, 'space'],
  [/\b(snow|ice|winter|yeti|polar|arctic|christmas)\b/, 'snow'],
  [/\b(sea|beach|ocean|island|surf|wave|waves|boat|coast)\b/, 'sea'],
  [/\b(city|street|town|building|construction|tokyo|york|paris|traffic|rooftop)\b/, 'city'],
  [/\b(forest|wood|woods|jungle|tree|trees|bigfoot|camp\w*)\b/, 'forest'],
  [/\b(sky|cloud|clouds|heaven|halo|angel|fly|flying|newborn)\b/, 'clouds'],
  [/\b(hill|hills|field|meadow|garden|farm|flower|park|grass)\b/, 'hills'],
];

const actionWords: readonly Entry<ActionName>[] = [
  [
    /\b(sing\w*|opera|song|music|choir|concert|podcast|talk\w*|whisper\w*|speak\w*|says?)\b/,
    'sing',
  ],
  [/\b(danc\w*|party|disco|groov\w*|spin\w*|cook\w*)\b/, 'dance'],
  [/\b(jump\w*|fly\w*|bounc\w*|hop\w*|trampoline|happy)\b/, 'jump'],
  [/\b(wave|waving|hello|hi|greet\w*|vlog|bye)\b/, 'wave'],
];

/** Everything a prompt decides about a scene; what it does not say is left to chance. */
export type Story = {
  hero: Hero;
  hat: HatName | undefined;
  mood: MoodName;
  place: PlaceName;
  action: ActionName;
};

export function tellStory(request: { template?: string; prompt: string }, random: Random): Story {
  // A template's name says more than its prompt, which may mention anything.
  const name = (request.template ?? '').replaceAll('-', ' ');
  const text = request.prompt.toLowerCase();
  const find = <Value>(entries: readonly Entry<Value>[]) =>
    look(entries, name) ?? look(entries, text);
  const hero = find(heroes)?.(random, text) ?? sprite(pick(random, coats));
  const chanceHat =
    random() < 0.5 ? pick(random, ['bow', 'party', 'flower', 'crown'] as const) : undefined;
  const mood = pick(random, ['day', 'sunset', 'pastel', 'night'] as const);
  const place = pick(random, ['hills', 'sea', 'city', 'forest', 'clouds', 'hills'] as const);
  const action = pick(random, ['sing', 'dance', 'jump', 'wave'] as const);
  return {
    hero,
    hat: find(hats) ?? chanceHat,
    mood: find(moodWords) ?? mood,
    place: find(placeWords) ?? place,
    action: find(actionWords) ?? action,
  };
}
