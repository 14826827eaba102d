import type { Page } from '@playwright/test';
import { isDeep, sampleSeed } from '../scripts/checks/sample.ts';
import { axeFaults } from './screen-faults/axe.ts';
import { layoutFaults } from './screen-faults/layout.ts';
import { recordShifts, shiftFaults } from './screen-faults/shifts.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { everybody, openAt, test, walk } from './walk.ts';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

/** How many screens share one look in an ordinary run. */
const TURNS = 5 * LOOKS.length;

/**
 * The looks that a screen gets: in an ordinary run every fifth screen gets one of the two, by turns
 * that the seed begins, and in a deep run each gets both.
 */
function looksAt(screen: Screen, seed: number): readonly (typeof LOOKS)[number][] {
  if (isDeep) return LOOKS;
  const look = LOOKS[(seed + screens.indexOf(screen)) % TURNS];
  return look ? [look] : [];
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

    test('sees every screen come to rest at once, finds nothing in the way, and all of it fits', async ({
      context,
    }) => {
      test.slow();
      const seed = sampleSeed('LOOKS_SEED');
      await context.addInitScript(recordShifts);
      await walk(context, who, async (page, screen) => {
        const found: string[] = [];
        if (looksAt(screen, seed).length === 0) return found;
        for (const { width, colorScheme } of looksAt(screen, seed)) {
          await page.emulateMedia({ colorScheme });
          await openAt(page, screen, width);
          // Where something is done first, what moves is its answer.
          if (!screen.when) found.push(...(await shiftFaults(page)));
          found.push(...(await axeFaults(page)));
        }
        return [...found, ...(await cramped(page))];
      });
    });
  });
}
