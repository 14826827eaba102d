import { expectNoLoop, Watchers } from './error-loops.suite.ts';
import { test } from './story.ts';

// A newcomer's gate once asked for these 45 times a second. Pages of other people, and other queries, are
// watched by `no-loops.test.tsx` of the web app; `error-loops.deep.story.ts` has all there are.
test('no error of a query makes a screen ask in a loop', async ({ browser }) => {
  const watchers = new Watchers(browser);
  const pair = {
    path: '/dashboard/projects',
    person: 'newcomer',
    query: '/api/transactions',
  } as const;
  await expectNoLoop(watchers, pair, 500);
  await watchers.close();
});
