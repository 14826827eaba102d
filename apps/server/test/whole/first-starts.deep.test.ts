import { test } from 'vitest';
import { expectFirstStart } from './first-starts.suite.ts';

test.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'eight processes that start at once on nothing start, time %i of 50',
  async (round) => {
    await expectFirstStart(round % 2 === 0 ? 'two roles' : 'one role', { webs: 4, workers: 4 });
  },
);
