import { afterAll, test } from 'vitest';
import { everyNth } from '../../../../../scripts/checks/sample.ts';
import { consoleCalls, expectHidden, openStrangers } from './strangers.suite.ts';

const { web, strangers, answer } = await openStrangers();
afterAll(web.close);

/** Each kind tries other calls, a thirtieth of all: together every fifth. */
test.each(Object.entries(strangers).map(([kind, who], nth) => ({ kind, who, nth })))(
  'to $kind a call of the console answers as a path that is not there',
  async ({ who, nth }) => {
    await expectHidden(everyNth(consoleCalls, 30, 5 * nth), who, answer);
  },
);
