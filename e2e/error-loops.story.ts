import { expectNoLoop, type Pair, Watchers } from './error-loops.suite.ts';
import { test } from './story.ts';

/** A pair for each person and each kind of query; `error-loops.deep.story.ts` has all there are. */
const PAIRS: readonly [Pair, status: number][] = [
  // A newcomer's gate once asked for these 45 times a second.
  [{ path: '/dashboard/projects', person: 'newcomer', query: '/api/transactions' }, 500],
  [{ path: '/pricing', person: 'newcomer', query: '/api/plans' }, 429],
  [{ path: '/dashboard/billing', person: 'subscriber', query: '/api/unpaid-invoice' }, 500],
  [{ path: '/dashboard/projects', person: 'creator', query: '/api/projects' }, 429],
  [{ path: '/dashboard', person: 'creator', query: '/api/auth/user' }, 500],
  [{ path: '/dashboard/billing', person: 'cancelled', query: '/api/transactions' }, 404],
];

test('no error of a query makes a screen ask in a loop', async ({ browser }) => {
  const watchers = new Watchers(browser);
  for (const [pair, status] of PAIRS) {
    await test.step(`${pair.path}, ${pair.query}`, () => expectNoLoop(watchers, pair, status));
  }
  await watchers.close();
});
