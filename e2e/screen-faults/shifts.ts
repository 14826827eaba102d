import type { Page } from '@playwright/test';
import { scrollThrough } from '../screens/scroll-through.ts';

const MAX_SHIFT = 0.02;

/** Runs in each page from its first moment: sums how far things that were on screen moved by themselves. */
export function recordShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Lists what is wrong with how a page that has `recordShifts` came to be where it is. */
export async function shiftFaults(page: Page): Promise<string[]> {
  await scrollThrough(page);
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
  const { width } = page.viewportSize() ?? {};
  return shift > MAX_SHIFT ? [`shifts by ${shift.toFixed(3)} at ${width} px`] : [];
}
