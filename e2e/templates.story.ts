import { expect, test } from './story.ts';
import { heard, playing, rowOf, shownIn } from './template-row.ts';
import { columnsOf, expectClipsNearby, SIGNED_IN, stroll } from './templates.suite.ts';

// On a laptop alone, with rows that jump: the deep stories stroll at each width.
test('a visitor strolls along the templates', async ({ creator }) => {
  const { page } = creator;
  await page.goto('/templates');
  await stroll(page, 1280);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const row = rowOf(page, 'Fruits');
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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

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
  });
});

test('someone signed in finds a template by its row and by category, at any width', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/templates');
  for (const width of [375, 768, 1280] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => shownIn(rowOf(page, 'Fruits'))).toHaveLength(SIGNED_IN[width]);
    const buttons = page.getByRole('button', { name: 'Next' });
    if (width === 375) await expect(buttons).toHaveCount(0);
  }
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Veggies' }).click();
  for (const width of [375, 768, 1280] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => columnsOf(page)).toBe(SIGNED_IN[width]);
  }
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/create-video\/[\w-]+$/);
});
