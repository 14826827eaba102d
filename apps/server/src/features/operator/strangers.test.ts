import { afterAll, test } from 'vitest';
import { everyNth } from '../../../../../scripts/checks/sample.ts';
import { consoleCalls, expectHidden, openStrangers } from './strangers.suite.ts';

const { web, strangers, answer } = await openStrangers();
afterAll(web.close);

test.each(Object.entries(strangers))(
  'to %s a call of the console answers as a path that is not there',
  async (_who, who) => {
    await expectHidden(everyNth(consoleCalls, 5), who, answer);
  },
);
