import type { Page } from '@playwright/test';
import { expect } from './story.ts';
import { playing, previewFaults, rowOf, shownIn } from './template-row.ts';
import { untilItListens } from './waits.ts';

const FRUITS = [
  'Coconut',
  'Lemon',
  'Strawberry',
  'Dragonfruit',
  'Banana',
  'Apple',
  'Orange',
].concat(['Pineapple', 'Watermelon']);
/** Cards that a press moves on, by the window's width in pixels. */
const STEP = { 375: 1, 768: 2, 1280: 4 };
/** Cards of a row that are in view: on the public page, and on the dashboard. */
const VISITORS = { 375: 2, 768: 3, 1280: 4 };
export const SIGNED_IN = { 375: 2, 768: 3, 1280: 5 };

type Width = keyof typeof STEP;

/** Walks a row of nine to its end and back, `step` cards at a time. */
async function walkAlong(page: Page, perView: number, step: number): Promise<void> {
  const row = rowOf(page, 'Fruits');
  const next = row.getByRole('button', { name: 'Next' });
  const previous = row.getByRole('button', { name: 'Previous' });
  const titles = FRUITS.map((fruit) => `${fruit} Face Slicing`);
  const from = (first: number) => titles.slice(first, first + perView);
  const last = titles.length - perView;
  await expect(previous).toBeDisabled();
  await untilItListens(next);
  for (let first = 0; first < last; ) {
    await expect.poll(() => shownIn(row)).toEqual(from(first));
    await next.click();
    first = Math.min(last, first + step);
  }
  await expect.poll(() => shownIn(row)).toEqual(from(last));
  await expect(next).toBeDisabled();
  await previous.click();
  await expect.poll(() => shownIn(row)).toEqual(from(Math.max(0, last - step)));
  await expect(next).toBeEnabled();
}

/**
 * Scrolls down the templates, `step` pixels at a time: clips are there and play where they should, `most`
 * at once.
 */
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

/** Goes over the public page of templates as a visitor does, at the width that it is open at. */
export async function stroll(page: Page, width: Width): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Video Templates');
  await expect(page.getByRole('link', { name: 'Start Creating Free' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'ASMR Templates' })).toBeVisible();
  await expect(rowOf(page, 'Veggies')).toContainText('6 templates');
  await walkAlong(page, VISITORS[width], STEP[width]);
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Pets').click();
  await expect(rowOf(page, 'Pets')).toBeInViewport();
  await expect(rowOf(page, 'Pets').getByRole('button', { name: 'Next' })).toBeDisabled();
}

/** Moves along the rows of the dashboard's templates, at the width that they are open at. */
export async function walkDashboard(page: Page, width: Width): Promise<void> {
  await expect.poll(() => shownIn(rowOf(page, 'Fruits'))).toHaveLength(SIGNED_IN[width]);
  if (width === 375) await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  else await walkAlong(page, SIGNED_IN[width], STEP[width]);
}

/** Counts the cards of a category that stand beside one another. */
export const columnsOf = (page: Page): Promise<number> =>
  page.getByRole('article').evaluateAll((cards) => {
    const top = cards[0]?.getBoundingClientRect().top;
    return cards.filter((card) => card.getBoundingClientRect().top === top).length;
  });
