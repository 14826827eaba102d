import { findTemplate } from '@shortcake/contract/templates';
import { test } from 'vitest';
import {
  expectNothingWritten,
  expectShown,
  expectWritten,
  shownSlots,
  spokenSlots,
} from './slots.suite.ts';

// One slot of each kind; slots.deep.test.ts films every slot with every value.

test.each([
  // Light through pink glass is paler than through ruby.
  ['glass-strawberry-slicing', 'color'],
  ['glass-strawberry-slicing', 'light'],
  ['glass-strawberry-slicing', 'air'],
  // A face, which has to stay as it was beside what it wears, and before another place.
  ['coconut-face-slicing', 'wears'],
  ['coconut-face-slicing', 'place'],
  ['cloud-slicing', 'weather'],
])('%s shows another %s, where it belongs', async (id, slotId) => {
  const slotted = shownSlots.find((one) => one.id === id && one.slot.id === slotId)!;
  await expectShown(slotted, slotted.slot.suggestions.slice(0, 1));
});

test('what the cat answers is written while it is spoken, and nothing else changes', async () => {
  // Across the face, in a tall picture that is seen the other way round.
  const slotted = spokenSlots.find(
    ({ id, slot }) => id === 'pet-podcast' && slot.id === 'answers',
  )!;
  await expectWritten(slotted, { take: 2, shape: '9:16' });
});

test('nothing is written where the own words are spoken', async () => {
  await expectNothingWritten(findTemplate('pet-podcast')!);
});
