import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { People, type Person } from './people.ts';
import { open, type Screen } from './screens/screen.ts';
import { test as base, expect } from './story.ts';

export { expect };

export const everybody: Person[] = [
  ...(['visitor', 'newcomer', 'creator'] as const),
  ...(['subscriber', 'cancelled', 'operator'] as const),
];

/** A story told by one of the people, whom all stories of a run share: `test.use({ who })`. */
export const test = base.extend<{ who: Person }, { people: People }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
  people: [async ({}, use) => use(new People()), { scope: 'worker' }],
  who: ['visitor', { option: true }],
  context: async ({ context, people, who }, use) => {
    await context.addCookies(await people.session(who));
    await use(context);
  },
});

/** A screen takes 1 to 5 s; the longest, in all looks of deep, 50 s, and more than 120 on a machine that is very busy. */
const LIMIT_MS = 600_000;

/**
 * Walks through screens of one person and collects the faults that `look` names, with what the
 * console says and every request to an origin that is not ours: all of them, not just the first.
 *
 * Twice in some hundred runs Chromium answered a call on its page never more, and the run waited until
 * its end. So a screen that is not looked at within ten minutes is looked at once more in a new page,
 * which is printed; a fault of ours that holds up the page is found there again.
 */
export async function walk(
  context: BrowserContext,
  screens: readonly Screen[],
  look: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<void> {
  const faults: string[] = [];
  let current: Screen | undefined;
  // A complaint of a screen may come when the next one is there already.
  let last: Screen | undefined;
  const note = (fault: string) => faults.push(`${current?.name}: ${fault}`);
  const newPage = async () => {
    const page = await context.newPage();
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      const mayComplain = [current, last].some((it) => it?.mayComplain?.test(message.text()));
      if (isComplaint && !mayComplain) note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOurs = origin === new URL(process.env.PRODUCT_URL as string).origin;
      if (protocol.startsWith('http') && !isOurs) note(`asks ${origin}`);
    });
    return page;
  };
  let page = await newPage();
  const lookAt = async (screen: Screen) => {
    const found = await Promise.race([
      look(page, screen).catch((error: Error) => [error.message]),
      setTimeout(LIMIT_MS, undefined, { ref: false }),
    ]);
    if (found) return found;
    // A page that does not answer may not answer to this either.
    void page.close();
    page = await newPage();
  };
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      last = current;
      current = screen;
      let found = await lookAt(screen);
      if (!found) {
        console.log(`${screen.name} does not answer, and is looked at once more`);
        found = await lookAt(screen);
      }
      (found ?? ['does not answer']).forEach(note);
    });
  }
  expect(faults).toEqual([]);
}

/** Brings the page to a screen at a width and height in pixels, wide enough or narrow enough for it. */
export async function openAt(page: Page, screen: Screen, width: number, height = 800) {
  await page.setViewportSize({ width: Math.min(width, (screen.below ?? width + 1) - 1), height });
  await open(page, screen);
}
