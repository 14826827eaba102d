import type { Locator, Page } from '@playwright/test';

/** A category's row on a page of templates. */
export const rowOf = (page: Page, category: string): Locator =>
  page.getByRole('region', { name: `${category} Templates`, exact: true });

/** The titles of the cards that stand wholly between a row's edges. */
export const shownIn = (row: Locator): Promise<string[]> =>
  row.evaluate((section) => {
    const edges = section.getBoundingClientRect();
    return [...section.querySelectorAll('article')]
      .filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= edges.left - 1 && right <= edges.right + 1;
      })
      .map((card) => card.querySelector('h3')?.textContent ?? '');
  });

/** Titles of the clips that play. */
export const playing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .filter((card) => card.querySelector('video')?.paused === false)
      .map((card) => card.querySelector('h3')?.textContent ?? ''),
  );

/** Titles of the clips that can be heard. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .filter((card) => {
        const video = card.querySelector('video');
        return video && !video.paused && !video.muted;
      })
      .map((card) => card.querySelector('h3')?.textContent ?? ''),
  );

/**
 * Every preview that is not as it should be at this place of the page: a clip there within 100 px of
 * the window and of its row, and playing where a tenth of it or more can be seen. What lies within a
 * pixel of either line may be either.
 */
export const previewFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const overlap = (a: number, b: number, from: number, to: number) =>
      Math.min(b, to) - Math.max(a, from);
    return [...document.querySelectorAll('article')].flatMap((card) => {
      const title = card.querySelector('h3')?.textContent;
      const video = card.querySelector('video');
      const box = card.firstElementChild!.getBoundingClientRect();
      const row = card.closest('ul')!.parentElement!.getBoundingClientRect();
      const across = overlap(
        box.left,
        box.right,
        Math.max(0, row.left),
        Math.min(innerWidth, row.right),
      );
      const down = overlap(box.top, box.bottom, 0, innerHeight);
      const share = (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
      const gap = -Math.min(across, down);
      return [
        ...(gap < 99 && !video ? [`${title} has no clip ${gap} px away`] : []),
        ...(gap > 101 && video ? [`${title} has a clip ${gap} px away`] : []),
        ...(share > 0.11 && video?.paused ? [`${title} stands still, ${share} visible`] : []),
        ...(share < 0.09 && video?.paused === false ? [`${title} plays, ${share} visible`] : []),
      ];
    });
  });
