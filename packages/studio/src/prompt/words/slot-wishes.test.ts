import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { findTemplate, templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { readSlotWishes } from './slot-wishes.ts';

const silent = templates.flatMap((template) =>
  slotsOf(template.id)
    .filter(({ id }) => id !== 'says' && id !== 'answers')
    .map((slot) => ({ template, slot })),
);

const wishOf: Readonly<Record<string, string>> = {
  color: 'palette',
  place: 'place',
  light: 'mood',
  weather: 'weather',
  air: 'floats',
  wears: 'wears',
};

test.each(silent)(
  '$template.id: unknown words for $slot.id wish it all the same',
  ({ template, slot }) => {
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
  },
);

test.each(silent)(
  '$template.id: known words for $slot.id stay what they are',
  ({ template, slot }) => {
    for (const value of slot.suggestions) {
      const prompt = promptFrom(template, { [slot.id]: value });
      expect(readSlotWishes(template, prompt)).toEqual(readWishes(prompt, template.defaultPrompt));
    }
  },
);

test('only the slot’s own place is guessed from', () => {
  const coconut = findTemplate('coconut-face-slicing')!;
  const asks = (prompt: string) => Object.keys(readSlotWishes(coconut, prompt));
  expect(asks(coconut.defaultPrompt)).toEqual(['flavor']);
  expect(asks(`${coconut.defaultPrompt} Glorp.`)).toEqual(['flavor']);
  const two = promptFrom(coconut, { color: 'glorp', place: 'in a snowy forest' });
  expect(readSlotWishes(coconut, two)).toMatchObject({ palette: [expect.any(String)] });
  expect(readSlotWishes(coconut, two).place).toBe(
    readSlotWishes(coconut, promptFrom(coconut, { place: 'in a snowy forest' })).place,
  );
});
