import { expect, test } from './story.ts';

test('an icon that stands alone says its name to who rests on it', async ({ creator }) => {
  const { page } = creator;
  const tooltip = page.getByRole('tooltip');
  await page.goto('/templates');
  const next = page.getByRole('button', { name: 'Next' }).first();
  await next.hover();
  await expect(tooltip).toHaveText('Next');

  await test.step('and goes with the pointer, or when it is pressed', async () => {
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
    await next.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.down();
    await expect(tooltip).toBeHidden();
    await page.mouse.up();
  });

  await test.step('also to the keyboard, and Escape sends it away', async () => {
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: 'Shortcake' }).first().focus();
    await page
      .getByRole('button', { name: /^Turn sound/ })
      .first()
      .focus();
    await page.keyboard.press('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveText(/^Turn sound/);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  await test.step('words that are there need no tooltip', async () => {
    await page.getByRole('button', { name: 'Pause previews' }).hover();
    await page.waitForTimeout(1000);
    await expect(tooltip).toBeHidden();
  });
});
