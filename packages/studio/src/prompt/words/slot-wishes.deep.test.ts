import { test } from 'vitest';
import { expectGuesses, expectOwn, silent } from './slot-wishes.suite.ts';

test.each(silent)('$template.id: unknown words for $slot.id wish it all the same', (slotted) =>
  expectGuesses(slotted),
);

test.each(silent)(
  '$template.id: words for $slot.id change what the slot is about, and nothing else',
  (slotted) => expectOwn(slotted),
);
