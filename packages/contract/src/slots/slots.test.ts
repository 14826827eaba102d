import { expect, test } from 'vitest';
import { MAX_PROMPT } from '../project-limits.ts';
import { templates } from '../templates.ts';
import { codePoints } from '../text.ts';
import { fillIn } from './fill-in.ts';
import { piecesOf, promptFrom } from './prompt-from.ts';
import { MOST_SLOTS, type SlotValues } from './slot.ts';
import { slotsOf } from './slots.ts';
import { valuesIn } from './values-in.ts';

test.each(templates)('$id has slots, each with its one place in the prompt', (template) => {
  const slots = slotsOf(template.id);
  expect(slots.length).toBeGreaterThanOrEqual(2);
  expect(slots.length).toBeLessThanOrEqual(MOST_SLOTS);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  for (const slot of slots) {
    expect(template.defaultPrompt.split(slot.default), slot.default).toHaveLength(2);
    expect(slot.suggestions.length, slot.id).toBeGreaterThanOrEqual(4);
    const values = [slot.default, ...slot.suggestions];
    expect(new Set(values).size).toBe(values.length);
    for (const value of values)
      expect(codePoints(value), value).toBeLessThanOrEqual(slot.maxLength);
  }
  // Nobody could tell where one ends and the next begins.
  for (const { text } of piecesOf(template)) expect(text.trim().length, text).toBeGreaterThan(2);
});

test.each(templates)(
  '$id is with every default what it was, and finds back every value',
  (template) => {
    const slots = slotsOf(template.id);
    const defaults = Object.fromEntries(slots.map((slot) => [slot.id, slot.default]));
    expect(promptFrom(template, {})).toBe(template.defaultPrompt);
    expect(promptFrom(template, defaults)).toBe(template.defaultPrompt);
    expect(valuesIn(template, template.defaultPrompt)).toEqual(defaults);
    for (let i = 0; i < 4; i++) {
      const values = Object.fromEntries(slots.map((slot) => [slot.id, slot.suggestions[i] ?? 'x']));
      expect(valuesIn(template, promptFrom(template, values))).toEqual(values);
    }
    const longest = Object.fromEntries(
      slots.map(({ id, maxLength }) => [id, 'x'.repeat(maxLength)]),
    );
    expect(codePoints(promptFrom(template, longest))).toBeLessThan(MAX_PROMPT);
  },
);

const [coconut] = templates;

test.each(["$& $1 $` $'", '"quoted"', 'two\nlines', '{says}', '🥥🥥', '', 'Go on. Tickle me!!'])(
  'a value stands literally: %j',
  (says) => {
    const prompt = promptFrom(coconut!, { says });
    expect(prompt).toBe(coconut!.defaultPrompt.split('Go on. Tickle me!').join(says));
    expect(valuesIn(coconut!, prompt).says).toBe(says);
  },
);

test('what is no slot of the template changes nothing', () => {
  const values: SlotValues = { hat: 'x', toString: 'x', ['__proto__']: 'x' } as never;
  expect(promptFrom(coconut!, values)).toBe(coconut!.defaultPrompt);
});

test('a slot whose surroundings were rewritten is not found, and the others are', () => {
  const prompt = coconut!.defaultPrompt.replace('boasts in a raspy voice', 'sings');
  const { says, ...others } = valuesIn(coconut!, prompt);
  expect(says).toBeNull();
  expect(Object.values(others)).not.toContain(null);
});

test('what is written by hand at the end of a paragraph hides no slot at the start of the next', () => {
  const lights = templates.filter((template) => valuesIn(template, template.defaultPrompt).light);
  for (const template of lights) {
    const written = template.defaultPrompt.replaceAll('\n\n', ' By hand.\n\n');
    expect(valuesIn(template, written).light, template.id).not.toBeNull();
  }
  expect(lights.length).toBeGreaterThan(20);
});

test.each(templates)('$id filled in is the prompt from the same values', (template) => {
  const values = Object.fromEntries(
    slotsOf(template.id).map(({ id, suggestions }) => [id, suggestions[1] ?? 'x']),
  );
  expect(fillIn(template, template.defaultPrompt, values)).toBe(promptFrom(template, values));
  const [[id, value] = ['', '']] = Object.entries(values);
  expect(fillIn(template, template.defaultPrompt, { [id]: value })).toBe(
    promptFrom(template, { [id]: value }),
  );
});

test('filling in keeps what was written by hand, and leaves a slot alone that is not found', () => {
  const prompt = coconut!.defaultPrompt
    .replace('boasts in a raspy voice', 'sings')
    .replace('No music.', 'A ukulele.');
  const filled = fillIn(coconut!, prompt, { says: 'Aloha!', color: 'mint $& green' });
  expect(filled).toBe(prompt.replace('hairy brown', () => 'mint $& green'));
});

/** What may stand in a slot, and what somebody would write who wants to mislead. */
test('a value that is undefined is missing, and so is what values inherit', () => {
  const { defaultPrompt } = coconut!;
  expect(promptFrom(coconut!, { says: undefined } as never)).toBe(defaultPrompt);
  expect(fillIn(coconut!, defaultPrompt, { says: undefined } as never)).toBe(defaultPrompt);
  expect(promptFrom(coconut!, Object.create({ says: 'x' }))).toBe(defaultPrompt);
});

test.each(templates)(
  '$id: a paragraph that stands there twice has no place for a slot',
  (template) => {
    const [slot] = slotsOf(template.id);
    const paragraph = template.defaultPrompt
      .split('\n\n')
      .find((it) => it.includes(slot!.default))!;
    const twice = `${template.defaultPrompt}\n\n${paragraph}`;
    expect(valuesIn(template, twice)[slot!.id]).toBeNull();
    expect(fillIn(template, twice, { [slot!.id]: 'mine' })).toBe(twice);
  },
);
