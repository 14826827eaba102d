import { templates } from '@shortcake/contract/templates';
import { aspectRatios } from '@shortcake/contract/video';
import { test } from 'vitest';
import {
  expectNothingWritten,
  expectShown,
  expectWritten,
  shownSlots,
  spokenSlots,
} from './slots.suite.ts';

test.each(shownSlots)('$id shows another $slot.id, where it belongs', async (slotted) => {
  await expectShown(slotted, [...slotted.slot.suggestions, 'glorp']);
});

const spoken = spokenSlots.flatMap((slotted) =>
  aspectRatios.flatMap((shape) => [1, 2].map((take) => ({ ...slotted, shape, take }))),
);
test.each(spoken)(
  '$id: $slot.id is written in $shape, take $take, while it is spoken, and nothing else changes',
  async ({ shape, take, ...slotted }) => await expectWritten(slotted, { shape, take }),
);

test.each(templates)('$id: nothing is written where the own words are spoken', (template) =>
  expectNothingWritten(template),
);
