import type { User } from '@shortcake/contract/account';
import { beforeAll, expect, test, vi } from 'vitest';
import { refused } from '../../test/light-dom/api.ts';
import { person, subscriber, withCredits } from '../../test/light-dom/people.ts';
import { pass, showApp } from '../../test/light-dom/show.tsx';
import type { EndpointName } from '../lib/endpoints.ts';
import { SessionGate } from './App.tsx';
import { preloadPage } from './signed-in-pages.ts';

/** So long a page is watched, on its own clock. */
const WATCH_SECONDS = 6;
/** On arrival, and once more by a gate or an event. */
const ASKS_ON_ARRIVAL = 4;
/** Lists are polled every 3 s and every 5 s. */
const ASKS_A_SECOND = 0.5;

const cancelled = subscriber('starter', { subscriptionStatus: 'cancelled' });

/** A pair for each person and each kind of query. */
const PAIRS: readonly [
  path: string,
  who: string,
  user: User,
  query: EndpointName,
  status: number,
][] = [
  ['/dashboard/projects', 'newcomer', person(), 'listTransactions', 500],
  ['/dashboard/billing', 'newcomer', person(), 'listTransactions', 500],
  ['/pricing', 'newcomer', person(), 'listPlans', 429],
  ['/dashboard/billing', 'subscriber', subscriber('creator'), 'unpaidInvoice', 500],
  ['/dashboard/projects', 'creator', withCredits(12), 'listProjects', 429],
  ['/dashboard', 'creator', withCredits(12), 'currentUser', 500],
  ['/dashboard/billing', 'cancelled', cancelled, 'listTransactions', 404],
];

// A clock in the hand of a test does not wait for a script.
beforeAll(async () => {
  await SessionGate.preload();
  await Promise.all(PAIRS.map(([path]) => preloadPage(path)));
});

test.each(PAIRS)('%s of a %s does not ask in a loop', async (path, _who, user, query, status) => {
  vi.useFakeTimers();
  const { api } = showApp(path, user, { [query]: refused(status, 'A_TEST', 'This fails.') });
  while (api.calls(query).length === 0) await pass(10);
  // Each tenth of a second lets the page have its answers, and ask again upon them.
  for (let tenth = 0; tenth < WATCH_SECONDS * 10; tenth += 1) await pass(100);
  expect(api.calls(query).length).toBeLessThanOrEqual(
    ASKS_ON_ARRIVAL + WATCH_SECONDS * ASKS_A_SECOND,
  );
});
