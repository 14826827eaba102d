import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { isSpoken, type Slot } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import type { Template } from '@shortcake/contract/template';
import { templates } from '@shortcake/contract/templates';
import { expect } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { readSlotWishes } from './slot-wishes.ts';

/** Slots whose words are shown. */
export const silent = templates.flatMap((template) =>
  slotsOf(template.id)
    .filter(({ id }) => !isSpoken(id))
    .map((slot) => ({ template, slot })),
);

type Slotted = { template: Template; slot: Slot };

const wishOf: Readonly<Record<string, string>> = {
  color: 'palette',
  place: 'place',
  light: 'mood',
  weather: 'weather',
  air: 'floats',
  wears: 'wears',
};

/** Unknown words for a slot wish what it is about all the same, and others something else. */
export function expectGuesses({ template, slot }: Slotted): void {
  const read = (value: string) =>
    readSlotWishes(template, promptFrom(template, { [slot.id]: value }));
  const { flavor: _, ...wishes } = read('glorp');
  expect(Object.keys(wishes)).toEqual([wishOf[slot.id]]);
  expect(read('Glorp')).toEqual(read('glorp'));
  const guesses = ['snib', 'wuzzle', 'frimp', 'quonk', 'zibble', 'dworf'].map((word) => {
    const { flavor: _, ...others } = read(word);
    return JSON.stringify(others);
  });
  expect(new Set(guesses).size).toBeGreaterThan(1);
}

/** Wishes that the words of a slot may change. */
const mayWish: Readonly<Record<string, readonly string[]>> = {
  color: ['palette', 'light'],
  place: ['place', 'weather', 'mood'],
  light: ['mood', 'light', 'weather'],
  weather: ['weather', 'mood'],
  air: ['floats', 'weather'],
  wears: ['wears'],
};
/** Words of every kind. */
const everything = 'pink, dark snowy space, hearts, a crown, low angle, glorp';

/** Words for a slot change what the slot is about, and nothing else. */
export function expectOwn({ template, slot }: Slotted): void {
  for (const value of [...slot.suggestions, everything]) {
    const prompt = promptFrom(template, { [slot.id]: value });
    const read = readWishes(prompt, promptFrom(template, { [slot.id]: '' }));
    const { flavor, ...wishes } = readSlotWishes(template, prompt);
    expect(flavor).toBe(0);
    const [own] = mayWish[slot.id]!;
    expect(wishes).toMatchObject({ [own!]: read[own as keyof typeof read] });
    for (const wish of Object.keys(wishes)) expect(mayWish[slot.id], value).toContain(wish);
  }
}
