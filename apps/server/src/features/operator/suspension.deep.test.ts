import { afterAll, expect, test } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { expectNoSession, expectNothingGot, openSuspensions } from './suspension.suite.ts';

const opened = await openSuspensions();
afterAll(opened.web.close);

/** Moments from the first turn of an ask to long after its last. */
const MOMENTS = Array.from({ length: 60 }, (_, nth) => 2 * nth);

test('who is suspended while they ask gets nothing, at whatever moment of the ask', async () => {
  await expectNothingGot(opened, MOMENTS);
  expect(await checkLedger(opened.web.db, async () => true)).toEqual([]);
});

test('a sign-in and a suspension at once leave no session, at whatever moment', () =>
  expectNoSession(opened, MOMENTS));
