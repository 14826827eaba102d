import type { BrowserContext, Page } from '@playwright/test';
import { axeFaults } from './screen-faults/axe.ts';
import { layoutFaults } from './screen-faults/layout.ts';
import { recordShifts, shiftFaults } from './screen-faults/shifts.ts';
import type { Screen } from './screens/screen.ts';
import { openAt, walk } from './walk.ts';

/** A screen as somebody sees it first, and the windows that it is brought to from there. */
export type Look = {
  width: number;
  colorScheme: 'light' | 'dark';
  windows: readonly (readonly [width: number, height: number])[];
};

/** From a tablet to a large laptop. */
export const LAPTOP: Look = {
  width: 1280,
  colorScheme: 'light',
  windows: [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1366, 768],
    [1440, 900],
  ],
};

/** A phone, the smallest screen, and a laptop at 200 %. */
export const PHONE: Look = {
  width: 375,
  colorScheme: 'dark',
  windows: [
    [375, 800],
    [320, 640],
    [640, 400],
  ],
};

/**
 * Holds that screens come to rest at once, have nothing in the way of anybody, and fit each window, in the
 * looks that `looksOf` names.
 */
export async function holdFaultless(
  context: BrowserContext,
  screens: readonly Screen[],
  looksOf: (screen: Screen) => readonly Look[],
): Promise<void> {
  await context.addInitScript(recordShifts);
  await walk(context, screens, async (page, screen) => {
    const found: string[] = [];
    for (const { width, colorScheme, windows } of looksOf(screen)) {
      await page.emulateMedia({ colorScheme });
      await openAt(page, screen, width);
      // Where something is done first, what moves is its answer.
      if (!screen.when) found.push(...(await shiftFaults(page)));
      found.push(...(await axeFaults(page)));
      const fitting = windows.filter(([width]) => width < (screen.below ?? width + 1));
      found.push(...(await misfits(page, fitting)));
    }
    return found;
  });
}

async function misfits(page: Page, windows: Look['windows']): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(layoutFaults);
    found.push(...faults.map((fault) => `${fault} at ${width} x ${height}`));
  }
  return found;
}
