import type { Page } from '@playwright/test';
import { expect } from './story.ts';
import { playing, previewFaults } from './template-row.ts';

/** Scrolls down the templates, `step` pixels at a time: clips are there and play where they should, `most` at once. */
export async function expectClipsNearby(
  page: Page,
  { width, height, most, step }: { width: number; height: number; most: number; step: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/templates');
  await expect.poll(() => playing(page)).toContain('Coconut Face Slicing');
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < scrollHeight - height; y += step) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect.poll(() => previewFaults(page)).toEqual([]);
    expect((await playing(page)).length).toBeLessThanOrEqual(most);
  }
}
