import { expect, type Page } from '@playwright/test';
import { People, type Person } from './people.ts';
import { open, type Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { test as base } from './story.ts';

export const everybody: Person[] = [
  ...(['visitor', 'newcomer', 'creator'] as const),
  ...(['subscriber', 'cancelled', 'operator'] as const),
];

/** A story told by one of the people, whom all stories of a run share: `test.use({ who })`. */
export const test = base.extend<{ who: Person }, { people: People }>({
  people: [async ({ browser }, use) => use(new People(browser)), { scope: 'worker' }],
  who: ['visitor', { option: true }],
  storageState: async ({ people, who }, use) => use(await people.session(who)),
});

/**
 * Walks through all screens of one person and collects the faults that `look` names, with what the
 * console says and every request to an origin that is not ours: all of them, not just the first.
 */
export async function walk(
  page: Page,
  who: Person,
  look: (screen: Screen) => Promise<string[]>,
): Promise<void> {
  const faults: string[] = [];
  let current: Screen | undefined;
  // What a screen complains of may come when the next one is there already.
  let last: Screen | undefined;
  const note = (fault: string) => faults.push(`${current?.name}: ${fault}`);
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
  for (const screen of screens.filter((one) => one.who === who)) {
    await test.step(screen.name, async () => {
      last = current;
      current = screen;
      const found = await look(screen).catch((error: Error) => [error.message]);
      found.forEach(note);
    });
  }
  expect(faults).toEqual([]);
}

/** Brings the page to a screen at a width and height in pixels, wide enough or narrow enough for it. */
export async function openAt(page: Page, screen: Screen, width: number, height = 800) {
  await page.setViewportSize({ width: Math.min(width, (screen.below ?? width + 1) - 1), height });
  await open(page, screen);
}
