import type { Browser, BrowserContext, Page } from '@playwright/test';
import { onCall } from './calls.ts';
import { People, type Person } from './people.ts';
import { expect } from './story.ts';

/** A screen, who looks at it, and a query that it asks the server. */
export type Pair = { path: string; person: Person; query: string };

/** So long a page is watched, on its own clock. */
const WATCH_SECONDS = 6;
/** On arrival, and once more by a gate or an event. */
const ASKS_ON_ARRIVAL = 4;
/** Lists are polled every 3 s and every 5 s. */
const ASKS_A_SECOND = 0.5;
/** So many answers a page gets in each of its seconds: a loop asks again upon every one. */
const TURNS_A_SECOND = 5;

/** Ends what would wait for a query that a screen does not ask. */
const COMES_WITHIN_MS = 60_000;

/** People with their browsers, for pages whose clock a story moves on. */
export class Watchers {
  readonly #browser: Browser;
  readonly #people = new People();
  readonly #contexts = new Map<Person, Promise<BrowserContext>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Each person has one context for all screens: what a browser has compiled it need not compile again. */
  async page(person: Person): Promise<Page> {
    const context = this.#contexts.get(person) ?? this.#open(person);
    this.#contexts.set(person, context);
    return (await context).newPage();
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await (await context).close();
  }

  async #open(person: Person): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: process.env.PRODUCT_URL as string,
      reducedMotion: 'reduce',
    });
    await context.addCookies(await this.#people.session(person));
    await context.clock.install();
    return context;
  }
}

/** Lists what a screen asks for when all goes well, in an order that is the same each time. */
export async function queriesOf(
  watchers: Watchers,
  { path, person }: Omit<Pair, 'query'>,
): Promise<string[]> {
  const page = await openPage(watchers, person, path);
  const found = new Set<string>();
  const isQuery = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/events';
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isQuery(url)) found.add(url.pathname);
  });
  const first = page.waitForRequest((request) => isQuery(new URL(request.url())));
  await page.goto(path);
  await first;
  await letSecondsPass(page);
  await page.close();
  return [...found].sort();
}

/** Holds that a query which always fails with `status` is asked no more often than lists are polled. */
export async function expectNoLoop(
  watchers: Watchers,
  { path, person, query }: Pair,
  status: number,
): Promise<void> {
  const page = await openPage(watchers, person, path);
  let asks = 0;
  const isQuery = (url: URL) => url.pathname === query;
  await onCall(page, isQuery, (call) => {
    asks += 1;
    return call.fulfill(failure(status));
  });
  // On a busy machine a page comes late: it is watched from its first question on.
  const first = page.waitForRequest((request) => isQuery(new URL(request.url())), {
    timeout: COMES_WITHIN_MS,
  });
  await page.goto(path);
  await first;
  const seconds = await letSecondsPass(page);
  await page.close();
  expect(asks, `${query} answers ${status} on ${path}`).toBeLessThanOrEqual(
    ASKS_ON_ARRIVAL + seconds * ASKS_A_SECOND,
  );
}

async function openPage(watchers: Watchers, person: Person, path: string): Promise<Page> {
  const page = await watchers.page(person);
  // Somebody who has upgraded once is not asked to again, on the next visit.
  if (path.startsWith('/checkout')) {
    await onCall(page, '**/api/create-subscription', (call) => call.fulfill(failure(500)));
  }
  return page;
}

const failure = (status: number) => ({
  status,
  json: { code: 'A_TEST', message: 'This fails in a test.' },
});

/**
 * Moves a page's clock on, and between its seconds lets it have answers from the server, so that whatever
 * it asks by a timer or upon an answer it has asked, however slow the machine is. Answers how many seconds
 * went by on that clock: those of the machine count as well.
 */
async function letSecondsPass(page: Page): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const beganAt = await now();
  for (let second = 0; second < WATCH_SECONDS; second += 1) {
    await page.clock.runFor(1000);
    await page.evaluate(async (turns) => {
      for (let turn = 0; turn < turns; turn += 1)
        await fetch('/favicon.svg', { cache: 'no-store' });
    }, TURNS_A_SECOND);
  }
  return ((await now()) - beganAt) / 1000;
}
