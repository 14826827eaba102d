import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sampleOf, sampleSeed } from '../scripts/checks/sample.ts';
import { onCall } from './calls.ts';
import { People, type Person } from './people.ts';
import { expect, test } from './story.ts';

/** Every screen that asks the server for something, with those to whom it is open or closed. */
const SCREENS: readonly [path: string, ...people: Person[]][] = [
  ['/', 'newcomer'],
  ['/pricing', 'newcomer', 'subscriber'],
  ['/templates', 'newcomer'],
  ['/create-video/cat-opera', 'creator'],
  ['/checkout?plan=pro', 'newcomer', 'subscriber'],
  ['/dashboard', 'newcomer', 'creator'],
  ['/dashboard/projects', 'newcomer', 'creator'],
  ['/dashboard/templates', 'creator'],
  ['/dashboard/prompt-yourself', 'creator'],
  ['/dashboard/billing', 'newcomer', 'subscriber', 'cancelled'],
  ['/dashboard/settings', 'subscriber'],
  ['/dashboard/support', 'creator'],
];
const STATUSES = [500, 429, 404];

/** A loop shows in this time: the one that there was asked 45 times a second. */
const WATCH_MS = 1500;
/** On arrival, and once more by a gate or an event. */
const ASKS_ON_ARRIVAL = 4;
/** Lists are polled every 3 s and every 5 s. */
const ASKS_A_SECOND = 0.5;

/** How many pairs of a screen and a query share a turn; no multiple of the statuses, which take turns too. */
const TURNS = 11;

test('a newcomer whose transactions cannot be had is not asked about in a loop', async ({
  browser,
}) => {
  const context = await contextOf(browser, new People(browser), 'newcomer');
  await expectNoLoop(context, '/dashboard/projects', '/api/transactions', 500);
});

test('no error of any query makes any screen ask in a loop', async ({ browser }) => {
  const people = new People(browser);
  // Each has one for all screens: what a browser has compiled it need not compile again.
  const contexts = new Map<Person, BrowserContext>();
  for (const person of new Set(SCREENS.flatMap(([_, ...who]) => who))) {
    contexts.set(person, await contextOf(browser, people, person));
  }
  const visits = SCREENS.flatMap(([path, ...who]) => who.map((person) => ({ path, person })));
  const found = await fourAtATime(visits, async ({ path, person }) => {
    const queries = await queriesOf(contexts.get(person) as BrowserContext, path);
    return queries.map((query) => ({ path, person, query }));
  });
  const seed = sampleSeed('LOOPS_SEED');
  const trials = sampleOf(found.flat(), { turns: TURNS, seed });
  await fourAtATime(trials, async ({ path, person, query }, index) => {
    const status = STATUSES[(seed + index) % STATUSES.length] as number;
    await expectNoLoop(contexts.get(person) as BrowserContext, path, query, status);
  });
});

/** What `work` makes of each item, in their order; a page that is watched mostly waits. */
async function fourAtATime<Item, Made>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += 4) {
    const group = items.slice(start, start + 4);
    made.push(...(await Promise.all(group.map((item, index) => work(item, start + index)))));
  }
  return made;
}

const failure = (status: number) => ({
  status,
  json: { code: 'A_TEST', message: 'This fails in a test.' },
});

async function contextOf(
  browser: Browser,
  people: People,
  person: Person,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: process.env.PRODUCT_URL as string,
    storageState: await people.session(person),
  });
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  // Who has upgraded once is not asked to again, on the next visit. Elsewhere nothing is routed:
  // a page that is has no cache.
  if (path.startsWith('/checkout')) {
    await onCall(page, '**/api/create-subscription', (route) => route.fulfill(failure(500)));
  }
  return page;
}

/** What a screen asks for when all goes well, in an order that is the same each time. */
async function queriesOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await openPage(context, path);
  const found = new Set<string>();
  const isQuery = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/events';
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isQuery(url)) found.add(url.pathname);
  });
  const first = page.waitForRequest((request) => isQuery(new URL(request.url())));
  await page.goto(path);
  await first;
  await page.waitForTimeout(WATCH_MS);
  await page.close();
  return [...found].sort();
}

async function expectNoLoop(
  context: BrowserContext,
  path: string,
  query: string,
  status: number,
): Promise<void> {
  const page = await openPage(context, path);
  let asks = 0;
  const isQuery = (url: URL) => url.pathname === query;
  await onCall(page, isQuery, (route) => {
    asks += 1;
    return route.fulfill(failure(status));
  });
  // On a busy machine a page comes late: it is watched from its first question on.
  const first = page.waitForRequest((request) => isQuery(new URL(request.url())));
  await page.goto(path);
  await first;
  const start = performance.now();
  await page.waitForTimeout(WATCH_MS);
  const seconds = (performance.now() - start) / 1000;
  await page.close();
  expect(asks, `${query} answers ${status} on ${path}`).toBeLessThanOrEqual(
    ASKS_ON_ARRIVAL + seconds * ASKS_A_SECOND,
  );
}
