import type { Browser, Page } from '@playwright/test';
import { isDeep, sampleSeed } from '../apps/server/test/deep.ts';
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

/** Of all pairs of a screen and a query one in three, by turns; all of them in a deep run. */
const SHARE = isDeep ? 1 : 3;

test('a newcomer whose transactions cannot be had is not asked about in a loop', async ({
  browser,
}) => {
  const page = await openPage(browser, new People(browser), 'newcomer');
  await expectNoLoop(page, '/dashboard/projects', '/api/transactions', 500);
});

test('no error of any query makes any screen ask in a loop', async ({ browser }) => {
  const people = new People(browser);
  let trial = sampleSeed('LOOPS_SEED');
  for (const [path, ...who] of SCREENS) {
    for (const person of who) {
      const page = await openPage(browser, people, person);
      const queries = await queriesOf(page, path);
      expect(queries.size, path).toBeGreaterThan(0);
      for (const query of queries) {
        trial += 1;
        if (trial % SHARE !== 0) continue;
        const status = STATUSES[Math.floor(trial / SHARE) % STATUSES.length] as number;
        await expectNoLoop(page, path, query, status);
      }
      await page.context().close();
    }
  }
});

async function openPage(browser: Browser, people: People, person: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL as string,
    storageState: await people.session(person),
  });
  return context.newPage();
}

/** What a screen asks for when all goes well. */
async function queriesOf(page: Page, path: string): Promise<Set<string>> {
  const found = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') found.add(pathname);
  };
  page.on('request', note);
  await page.goto(path);
  await page.waitForTimeout(WATCH_MS);
  page.off('request', note);
  return found;
}

async function expectNoLoop(
  page: Page,
  path: string,
  query: string,
  status: number,
): Promise<void> {
  let asks = 0;
  const isQuery = (url: URL) => url.pathname === query;
  await page.route(isQuery, (route) => {
    asks += 1;
    const json = { code: 'A_TEST', message: 'This fails in a test.' };
    return route.fulfill({ status, json });
  });
  await page.goto(path);
  // On a busy machine a page comes late: it is watched from its first question on.
  await expect.poll(() => asks, `${query} on ${path}`).toBeGreaterThan(0);
  const start = performance.now();
  await page.waitForTimeout(WATCH_MS);
  const seconds = (performance.now() - start) / 1000;
  await page.unroute(isQuery);
  expect(asks, `${query} answers ${status} on ${path}`).toBeLessThanOrEqual(
    ASKS_ON_ARRIVAL + seconds * ASKS_A_SECOND,
  );
}
