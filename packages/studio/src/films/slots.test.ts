import { findTemplate } from '@shortcake/contract/templates';
import { test } from 'vitest';
import {
  expectNothingWritten,
  expectShown,
  expectWritten,
  shownSlots,
  spokenSlots,
} from './slots.suite.ts';

// One that is shown and one that is spoken; slots.deep.test.ts films every slot with every value.

test('what a coconut wears is shown, where it belongs', async () => {
  // A face, which has to stay as it was beside that.
  const slotted = shownSlots.find(
    ({ id, slot }) => id === 'coconut-face-slicing' && slot.id === 'wears',
  )!;
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
