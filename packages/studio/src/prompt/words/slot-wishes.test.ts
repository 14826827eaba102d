import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import { findTemplate } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { expectGuesses, expectOwn, silent } from './slot-wishes.suite.ts';
import { readSlotWishes } from './slot-wishes.ts';

// Every suggestion of every slot is read once; slot-wishes.deep.test.ts goes through the rest as well.

test.each(silent)('$template.id shows each suggestion for $slot.id', ({ template, slot }) => {
  const wished = slot.suggestions.map((value) => {
    const { flavor: _, ...wishes } = readSlotWishes(
      template,
      promptFrom(template, { [slot.id]: value }),
    );
    return JSON.stringify(wishes);
  });
  expect(wished).not.toContain('{}');
  expect(new Set(wished).size).toBeGreaterThanOrEqual(3);
});

/** The first of each kind, and every tenth. */
const some = silent.filter(
  ({ slot }, at) => at % 10 === 0 || silent.findIndex((other) => other.slot.id === slot.id) === at,
);

test.each(some)('$template.id: unknown words for $slot.id wish it all the same', (slotted) =>
  expectGuesses(slotted),
);

test.each(some)(
  '$template.id: words for $slot.id change what the slot is about, and nothing else',
  (slotted) => expectOwn(slotted),
);

test.each([
  ['wears', 'dark sunglasses', 'mood'],
  ['place', 'in a snowy winter wonderland, white pines far behind', 'palette'],
  ['color', 'neon pink like the beach at night', 'place'],
])('the coconut’s %s "%s" changes no %s', (slot, value, wish) => {
  const coconut = findTemplate('coconut-face-slicing')!;
  expect(readSlotWishes(coconut, promptFrom(coconut, { [slot]: value }))).not.toHaveProperty(wish);
});

test('a word that the template’s own value has, too, means what it says', () => {
  const dragonfruit = findTemplate('dragonfruit-face-slicing')!;
  const pink = readSlotWishes(dragonfruit, promptFrom(dragonfruit, { color: 'pink' }));
  expect(pink).toEqual({ palette: ['#ff5fa8'], flavor: 0 });
});

test('what falls from the sky in a slot for the air brings no rain with it', () => {
  const opera = findTemplate('cat-opera')!;
  const prompt = promptFrom(opera, { air: 'confetti rains down' });
  expect(readSlotWishes(opera, prompt)).toEqual({ floats: ['confetti'], flavor: 0 });
});

test('the slot for light decides about light, whatever the place is said to be like', () => {
  const lemon = findTemplate('lemon-face-slicing')!;
  const prompt = promptFrom(lemon, { place: 'on a beach at night', light: 'A pink sunset' });
  expect(readSlotWishes(lemon, prompt)).toMatchObject({ place: 'beach', mood: 'sunset' });
});

test('what is written beside slots wishes as ever, and slots that were filled stand', () => {
  const coconut = findTemplate('coconut-face-slicing')!;
  const prompt = `${promptFrom(coconut, { color: 'violet' })} At night, in heavy rain.`;
  const byHand = readWishes(
    `${coconut.defaultPrompt} At night, in heavy rain.`,
    coconut.defaultPrompt,
  );
  const { palette } = readSlotWishes(coconut, promptFrom(coconut, { color: 'violet' }));
  expect(readSlotWishes(coconut, prompt)).toEqual({ ...byHand, palette });
});

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
