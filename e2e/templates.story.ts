import type { Page } from '@playwright/test';
import { atEveryWidth, expect, test } from './story.ts';
import { heard, playing, rowOf, shownIn, untilItListens } from './template-row.ts';
import { expectClipsNearby } from './templates.suite.ts';

const FRUITS = [
  'Coconut',
  'Lemon',
  'Strawberry',
  'Dragonfruit',
  'Banana',
  'Apple',
  'Orange',
].concat(['Pineapple', 'Watermelon']);
const STEP = { 375: 1, 768: 2, 1280: 4 };

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

test('a visitor strolls along the templates', async ({ creator }) => {
  const { page } = creator;
  await atEveryWidth(page, '/templates', async (width) => {
    // Rows jump then, and no clip plays, which is faster; once is enough to see them glide.
    await page.emulateMedia({ reducedMotion: width === 1280 ? 'no-preference' : 'reduce' });
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
    await walkAlong(page, { 375: 2, 768: 3, 1280: 4 }[width], STEP[width]);
    await page.getByRole('navigation', { name: 'Categories' }).getByText('Pets').click();
    await expect(rowOf(page, 'Pets')).toBeInViewport();
    await expect(rowOf(page, 'Pets').getByRole('button', { name: 'Next' })).toBeDisabled();
  });
  await page.goto('/templates');
  const row = rowOf(page, 'Fruits');
  await untilItListens(row.getByRole('button', { name: 'Next' }));
  await row.getByRole('link', { name: 'Coconut Face Slicing' }).focus();
  // Five cards on, beyond the edge; a card that is near has a sound button to stop at, too.
  const fifth = row.getByRole('link', { name: 'Banana Face Slicing' });
  const isThere = () => fifth.evaluate((link) => link === document.activeElement);
  for (let presses = 0; presses < 8 && !(await isThere()); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(fifth).toBeFocused();
  await expect.poll(() => shownIn(row)).toContain('Banana Face Slicing');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownIn(row)).toContain('Watermelon Face Slicing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('clips are there only near the window, and play only while they can be seen', async ({
  creator,
}) => {
  const { page } = creator;
  await expectClipsNearby(page, { width: 375, height: 800, most: 6, step: 1800 });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => playing(page)).toEqual([]);
});

test('a preview is heard while hovered, or by its button, and never two at once', async ({
  creator,
}) => {
  const { page } = creator;
  await page.goto('/templates');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect.poll(() => playing(page)).toContain('Lemon Face Slicing');
  expect(await heard(page)).toEqual([]);
  await card('Coconut').hover();
  await expect.poll(() => heard(page)).toEqual(['Coconut Face Slicing']);
  await card('Lemon').hover();
  await expect.poll(() => heard(page)).toEqual(['Lemon Face Slicing']);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => heard(page)).toEqual([]);

  await page.getByRole('button', { name: 'Turn sound on for Strawberry Face Slicing' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toEqual(['Strawberry Face Slicing']);
  // The page moves beneath the resting pointer, which is then over another card.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { x, y } = (await card('Coconut').boundingBox())!;
  await page.mouse.move(x + 50, y - 20);
  await page.mouse.wheel(0, 100);
  const hovered = () =>
    page.evaluate(() => document.querySelector('article:hover h3')?.textContent);
  await expect.poll(hovered).toBe('Coconut Face Slicing');
  expect(await heard(page)).toEqual(['Strawberry Face Slicing']);
  await page.getByRole('button', { name: 'Turn sound off for Strawberry Face Slicing' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heard(page)).toEqual([]);

  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (this.muted) return play.call(this);
      return Promise.reject(new DOMException('not yet', 'NotAllowedError'));
    };
  });
  await page.reload();
  await card('Coconut').hover();
  await expect.poll(() => playing(page)).toContain('Coconut Face Slicing');
  await expect(card('Coconut').getByRole('button')).toHaveAccessibleName(/^Turn sound on/);
  expect(await heard(page)).toEqual([]);
});

test('previews stand still when asked to, on the next visit too', async ({ creator }) => {
  const { page } = creator;
  const pause = page.getByRole('button', { name: 'Pause previews' });
  const play = page.getByRole('button', { name: 'Play previews' });
  await page.goto('/templates');
  await expect.poll(() => playing(page)).toHaveLength(4);
  await pause.click();
  await expect.poll(() => playing(page)).toEqual([]);
  await page.reload();
  await expect(play).toBeVisible();
  await expect(page.getByRole('button', { name: /^Turn sound on/ }).first()).toBeVisible();
  expect(await playing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn sound on for Lemon Face Slicing' }).click();
  await expect.poll(() => heard(page)).toEqual(['Lemon Face Slicing']);
  await play.click();
  await expect.poll(() => playing(page)).toHaveLength(4);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(play).toBeVisible();
  await expect.poll(() => playing(page)).toEqual([]);
  await play.click();
  await expect.poll(() => playing(page)).toHaveLength(4);

  creator.mayComplain = /ERR_FAILED/;
  await page.route('**/previews/*.mp4*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').first().locator('img')).toBeVisible();
});

test('someone signed in finds a template by its row, by words, and by category', async ({
  creator,
}) => {
  const { page } = creator;
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  const perView = { 375: 2, 768: 3, 1280: 5 };
  await creator.signIn();
  await creator.receive(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atEveryWidth(page, '/dashboard/templates', async (width) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video Templates');
    await expect.poll(() => shownIn(rowOf(page, 'Fruits'))).toHaveLength(perView[width]);
    if (width === 375) await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    else await walkAlong(page, perView[width], STEP[width]);

    await search.fill('oPera');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Search results for "oPera"');
    await expect(page.getByRole('article')).toHaveCount(1);
    await search.fill('slic');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Veggies' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await search.fill('');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Veggies templates');
    const columns = await page.getByRole('article').evaluateAll((cards) => {
      const top = cards[0]?.getBoundingClientRect().top;
      return cards.filter((card) => card.getBoundingClientRect().top === top).length;
    });
    expect(columns).toBe(perView[width]);
    await search.fill('no such thing');
    await expect(page.getByText('No templates found', { exact: true })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  });
  await page.goto('/dashboard/templates');
  await rowOf(page, 'Vlog').getByRole('link', { name: 'Bigfoot Vlog' }).click();
  await expect(page).toHaveURL(/\/dashboard\/create-video\/bigfoot-vlog$/);
});
