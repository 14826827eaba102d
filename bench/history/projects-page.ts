import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';

/** A middle-range phone against this machine, as Lighthouse has it. */
const SLOWER = 4;
const MB = 1e6;

const TIMES = 5;
/** After each interaction, so that it ends before the next begins. */
const SETTLE_MS = 700;

/**
 * The projects page of somebody with so many videos, all of them scrolled through: what Chromium takes
 * from an interaction to the next picture while its processor is made slower, and what is left on its
 * heap after a collection.
 */
export async function measureProjectsPage(
  url: string,
  cookies: string,
  videos: number,
): Promise<Figure[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookies.split('; ').map((cookie) => ({ ...named(cookie), url })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${url}/dashboard/projects`);
    await scrollThrough(page, 'A cat in the rain 1');
    const name = `projects page, ${videos} videos`;
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const interactions = await measureInteractions(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return [
      ...[...interactions].map(([kind, value]) => ({
        name: `${name}, ${kind}, until the next paint`,
        value,
        unit: 'ms',
        limit: 100,
        alone: true as const,
      })),
      { name: `${name}, heap`, value: (await heapOf(session)) / MB, unit: 'MB', limit: 100 },
    ];
  } finally {
    await browser.close();
  }
}

function named(cookie: string): { name: string; value: string } {
  const at = cookie.indexOf('=');
  return { name: cookie.slice(0, at), value: cookie.slice(at + 1) };
}

/** Until the project of that title, the oldest, is in view. */
async function scrollThrough(page: Page, title: string): Promise<void> {
  const last = page.getByRole('heading', { name: title, exact: true });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  while (!(await last.isVisible())) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
}

/**
 * Milliseconds until the next picture for each kind of thing that people do there: the median of a few
 * times, since now and then the machine is busy with something else.
 */
async function measureInteractions(page: Page): Promise<Map<string, number>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  /** Of what was done since the last look; what took less than 16 ms is not told. */
  const longest = () =>
    page.evaluate(() => {
      const { durations } = window as unknown as { durations: number[] };
      return Math.max(0, ...durations.splice(0));
    });
  const samples = new Map<string, number[]>();
  for (let time = 0; time < TIMES; time += 1) {
    for (const [name, act] of interactionsWith(page)) {
      await act();
      await page.waitForTimeout(SETTLE_MS);
      const known = samples.get(name) ?? [];
      samples.set(name, [...known, await longest()]);
    }
  }
  return new Map([...samples].map(([name, durations]) => [name, median(durations)]));
}

function interactionsWith(page: Page): [name: string, act: () => Promise<unknown>][] {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  const scrollTo = (share: number) => async () => {
    await page.evaluate((part) => {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
    }, share);
  };
  return [
    ['scroll to the middle', scrollTo(0.5)],
    ['view prompt', () => card.nth(5).getByRole('button', { name: 'View Prompt' }).click()],
    ['close it', () => page.keyboard.press('Escape')],
    [
      'open the menu',
      () =>
        card
          .nth(5)
          .getByRole('button', { name: /^More actions/ })
          .click(),
    ],
    ['close the menu', () => page.keyboard.press('Escape')],
    ['tab on', () => page.keyboard.press('Tab')],
    ['a page down', () => page.keyboard.press('PageDown')],
    ['scroll to the top', scrollTo(0)],
    ['type', () => search.press('r')],
    ['delete', () => search.press('Backspace')],
    ['choose a status', () => page.getByRole('combobox', { name: 'Status' }).click()],
    ['choose none', () => page.keyboard.press('Escape')],
  ];
}

/** Bytes that are in use once all garbage is collected. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
