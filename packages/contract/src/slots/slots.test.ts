import { expect, test } from 'vitest';
import { MAX_PROMPT } from '../project-limits.ts';
import { templates } from '../templates.ts';
import { codePoints } from '../text.ts';
import { piecesOf, promptFrom } from './prompt-from.ts';
import type { SlotValues } from './slot.ts';
import { slotsOf } from './slots.ts';
import { valuesIn } from './values-in.ts';

test.each(templates)('$id has slots, each with its one place in the prompt', (template) => {
  const slots = slotsOf(template.id);
  expect(slots.length).toBeGreaterThanOrEqual(2);
  expect(slots.length).toBeLessThanOrEqual(5);
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
