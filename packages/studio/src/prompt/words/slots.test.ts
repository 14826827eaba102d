import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import type { SlotId } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

/** What the words of a slot are read as. What is said is read by nobody: it is written in the film. */
const READ: Partial<Record<SlotId, (wishes: Wishes) => unknown>> = {
  color: ({ palette }) => palette,
  place: ({ place }) => place,
  light: ({ mood, light }) => mood ?? light,
  weather: ({ weather }) => weather,
  air: ({ floats }) => floats,
  wears: ({ wears }) => wears,
};

const seen = templates.flatMap((template) =>
  slotsOf(template.id).flatMap((slot) => (READ[slot.id] ? [{ template, slot }] : [])),
);

test.each(seen)('$template.id shows each suggestion for $slot.id', ({ template, slot }) => {
  const wished = slot.suggestions.map((value) => {
    const prompt = promptFrom(template, { [slot.id]: value });
    return READ[slot.id]!(readWishes(prompt, template.defaultPrompt));
  });
  expect(slot.suggestions.filter((_, i) => wished[i] === undefined)).toEqual([]);
  expect(new Set(wished.map((wish) => JSON.stringify(wish))).size).toBeGreaterThanOrEqual(3);
});
