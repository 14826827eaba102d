import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { scrollThrough } from './screens/scroll-through.ts';
import { everybody, openAt, test, walk } from './walk.ts';

const MAX_SHIFT = 0.02;

/** From each page's first moment: sums how far things that were on screen moved by themselves. */
function recordShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What is wrong with how a page came to be where it is. */
async function shifts(page: Page): Promise<string[]> {
  await scrollThrough(page);
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
  const { width } = page.viewportSize() ?? {};
  return shift > MAX_SHIFT ? [`shifts by ${shift.toFixed(3)} at ${width} px`] : [];
}

/** What is wrong with the page on the smallest screen, and on a laptop at 200 %. */
async function cramped(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, width, height] of [
    ['at 320 px', 320, 640],
    ['at 200 %', 640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(layoutFaults);
    found.push(...faults.map((fault) => `${fault} ${name}`));
  }
  return found;
}

for (const who of everybody) {
  test.describe(`a ${who}`, () => {
    test.use({ who, reducedMotion: 'reduce' });

    test('sees every screen come to rest at once, and fit', async ({ page }) => {
      test.slow();
      await page.addInitScript(recordShifts);
      await walk(page, who, async (screen) => {
        const found: string[] = [];
        // Where something is done first, what moves is its answer.
        const widths = screen.when ? [375] : [1280, 375];
        for (const width of widths) {
          await openAt(page, screen, width);
          if (!screen.when) found.push(...(await shifts(page)));
        }
        return [...found, ...(await cramped(page))];
      });
    });
  });
}
