import type { Page } from '@playwright/test';
import { axeFaults } from './screen-faults/axe.ts';
import { layoutFaults } from './screen-faults/layout.ts';
import { expect } from './story.ts';

/** Holds that nothing is in the way on the page for developers when all that it folds away is open. */
export async function expectReadable(
  page: Page,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/developers');
  await unfold(page);
  expect([...(await axeFaults(page)), ...(await page.evaluate(layoutFaults))]).toEqual([]);
}

/** Opens all that the page folds away. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
