import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { valuesIn } from '@shortcake/contract/slots/values-in';
import type { Template } from '@shortcake/contract/template';
import { hashText } from '../../engine/random.ts';
import { floatNames, moodNames, placeNames, wearNames, weatherNames } from './names.ts';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

/** What a slot's words may wish, and what its words mean when nobody knows them. */
type Guess = { means: readonly (keyof Wishes)[]; guess: (hash: number) => Partial<Wishes> };

const of = <Item>(items: readonly Item[], hash: number): Item => items[hash % items.length]!;
const weathers = weatherNames.filter((name) => name !== 'clear');
/** Day is what many templates have already. */
const moods = moodNames.filter((name) => name !== 'day');
const paints = ['#ff5fa8', '#2f7fe8', '#8a4fe0', '#3fc8a0', '#f2b632', '#e83a3a', '#34b4d8'];

const guesses: Readonly<Record<string, Guess>> = {
  color: { means: ['palette', 'light'], guess: (hash) => ({ palette: [of(paints, hash)] }) },
  place: {
    means: ['place', 'weather', 'mood'],
    guess: (hash) => ({ place: of(placeNames, hash) }),
  },
  light: { means: ['mood', 'light', 'weather'], guess: (hash) => ({ mood: of(moods, hash) }) },
  weather: { means: ['weather', 'mood'], guess: (hash) => ({ weather: of(weathers, hash) }) },
  air: { means: ['floats', 'weather'], guess: (hash) => ({ floats: [of(floatNames, hash)] }) },
  wears: { means: ['wears'], guess: (hash) => ({ wears: [of(wearNames, hash)] }) },
};

/**
 * The wishes in a template's edited prompt. Words in a slot that mean nothing here are granted all
 * the same, with something that the words alone choose: another word looks different.
 */
export function readSlotWishes(template: Template, prompt: string): Wishes {
  const wishes = readWishes(prompt, template.defaultPrompt);
  const values = valuesIn(template, prompt);
  let guessed: Partial<Wishes> = {};
  for (const { id, default: usual } of slotsOf(template.id)) {
    const value = values[id];
    const own = guesses[id];
    if (!own || !value?.trim() || value.trim() === usual) continue;
    const alone = readWishes(promptFrom(template, { [id]: value }), template.defaultPrompt);
    if (own.means.some((wish) => alone[wish])) continue;
    guessed = { ...own.guess(hashText(value.trim().toLowerCase())), ...guessed };
  }
  return { ...guessed, ...wishes };
}
