import { nounForms, verbForms } from '../inflect.ts';
import { tokenize } from '../text.ts';
import { actionWords } from './actions.ts';
import { animals } from './animals.ts';
import { camera } from './camera.ts';
import { colors } from './colors.ts';
import { food } from './food.ts';
import { fruit, vegetables } from './fruit.ts';
import { moodWords } from './moods.ts';
import { music, tempos } from './music.ts';
import { neutral } from './neutral.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { sky } from './sky.ts';
import { things } from './things.ts';
import { vehicles } from './vehicles.ts';
import { wear } from './wear.ts';
import { floatWords, weather } from './weather.ts';
import type { Words } from './words.ts';

export type Topic =
  | 'subject'
  | 'action'
  | 'place'
  | 'mood'
  | 'weather'
  | 'float'
  | 'wear'
  | 'color'
  | 'camera'
  | 'music'
  | 'tempo';

/** One thing that a word may mean. */
export type Meaning = {
  topic: Topic;
  name: string;
  /** It counts only where nothing is said outright. */
  hint: boolean;
  plural: boolean;
};

const topics: readonly (readonly [Topic, Words<string>])[] = [
  ...[fruit, vegetables, animals, people, vehicles, food, sky, things].map(
    (words) => ['subject', words] as const,
  ),
  ['action', actionWords],
  ['place', places],
  ['mood', moodWords],
  ['weather', weather],
  ['float', floatWords],
  ['wear', wear],
  ['color', colors],
  ['camera', camera],
  ['music', music],
  ['tempo', tempos],
];

const lexicon = new Map<string, Meaning[]>();
/** By the first word of phrases, how many words the longest of them has. */
const longest = new Map<string, number>();

function setPhrase(phrase: string, meanings: Meaning[]): void {
  lexicon.set(phrase, meanings);
  const words = phrase.split(' ');
  longest.set(words[0]!, Math.max(words.length, longestFrom(words[0]!)));
}

/** Every form of a phrase: its verb comes first, its noun last. */
function formsOf(phrase: readonly string[], topic: Topic): string[] {
  if (topic === 'action') {
    return verbForms(phrase[0]!).map((form) => [form, ...phrase.slice(1)].join(' '));
  }
  return nounForms(phrase.at(-1)!).map((form) => [...phrase.slice(0, -1), form].join(' '));
}

function addWord(word: string, topic: Topic, name: string) {
  const hint = word.startsWith('~');
  const isVerb = topic === 'action' && !word.includes(' ');
  for (const [i, form] of formsOf(tokenize(word), topic).entries()) {
    const meanings = lexicon.get(form) ?? [];
    // "A burger and fries": a plural noun is no verb.
    if (isVerb && i === 1 && meanings.some((it) => it.topic === 'subject')) continue;
    if (meanings.some((it) => it.topic === topic && it.name === name)) continue;
    meanings.push({ topic, name, hint, plural: topic !== 'action' && i > 0 });
    setPhrase(form, meanings);
  }
}

for (const [topic, words] of topics) {
  for (const [name, list] of Object.entries(words)) {
    for (const word of list!.split(', ')) addWord(word, topic, name);
  }
}
for (const phrase of neutral.split(', ')) setPhrase(tokenize(phrase).join(' '), []);

/** Number of words of the longest phrase that begins with this one. */
export function longestFrom(word: string): number {
  return longest.get(word) ?? 0;
}

/** What a phrase means (nothing, when it only looks like something); undefined when unknown. */
export function meaningsOf(phrase: string): readonly Meaning[] | undefined {
  return lexicon.get(phrase);
}
