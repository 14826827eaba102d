import { test } from 'vitest';
import { BEFORE_SIGNING, expectEachOnce, SIGNING_AND_PUBLISHING } from './worker-crash.suite.ts';

test.each(BEFORE_SIGNING)(
  'kill -9 at %s, twice: every video is made once, paid for once and signed once',
  async (dieAt) => {
    await expectEachOnce(dieAt, 2);
  },
);

// 54 deaths in all.
test.each(SIGNING_AND_PUBLISHING)(
  'kill -9 at %s, nine times: every video is made once, paid for once and signed once',
  async (dieAt) => {
    await expectEachOnce(dieAt, 9);
  },
);
