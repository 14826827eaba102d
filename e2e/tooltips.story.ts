import type { Locator, Page } from '@playwright/test';
import { answerProjects } from './screens/project-list.ts';
import { shelf } from './screens/sample-shelf.ts';
import { expect, test } from './story.ts';

/** The page is there before its scripts are, which hear of the pointer only when it comes. */
async function restUntilHeard(page: Page, icon: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await icon.hover();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('an icon that stands alone says its name to who rests on it for 700 ms', async ({
  creator,
}) => {
  const { page } = creator;
  const tooltip = page.getByRole('tooltip');
  await page.clock.install();
  await page.goto('/templates');
  const next = page.getByRole('button', { name: 'Next' }).first();
  // The first rest on an icon fetches the script.
  await restUntilHeard(page, next);
  await expect(tooltip).toHaveText('Next');

  await test.step('it goes with the pointer, or when it is pressed', async () => {
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
    await next.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.down();
    await expect(tooltip).toBeHidden();
    await page.mouse.move(5, 5);
    await page.mouse.up();
  });

  await test.step('also to the keyboard, and Escape sends it away', async () => {
    const sound = page.getByRole('button', { name: /^Turn sound/ }).first();
    await sound.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(sound).toBeFocused();
    // The page scrolls to what has the focus, which must not send away what is yet to come.
    const scroll = () => page.evaluate(() => document.dispatchEvent(new Event('scroll')));
    await scroll();
    await expect(tooltip).toHaveText(/^Turn sound/);
    await scroll();
    await expect(tooltip).toHaveText(/^Turn sound/);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await scroll();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeHidden();
  });

  await test.step('words that are there need no tooltip', async () => {
    await page.getByRole('button', { name: /^(Pause|Play) previews/ }).hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeHidden();
  });

  await test.step('it comes no sooner', async () => {
    await page.mouse.move(5, 5);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await next.hover();
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Next');
  });
});

test('the menu of a card has a short tooltip, and in a dialog it stands beside its icon', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, [shelf.failed]);
  await page.goto('/dashboard/projects');
  // The name has the title as well.
  const menu = page.getByRole('button', { name: 'More actions for Burnt cake' });
  await restUntilHeard(page, menu);
  await expect(page.getByRole('tooltip')).toHaveText('More actions');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  // It belongs to the dialog.
  const tooltip = page.getByRole('dialog').getByRole('tooltip');
  await restUntilHeard(page, close);
  await expect(tooltip).toHaveText('Close');
  const [icon, words] = [(await close.boundingBox())!, (await tooltip.boundingBox())!];
  const gap = Math.min(
    Math.abs(icon.y - (words.y + words.height)),
    Math.abs(words.y - (icon.y + icon.height)),
  );
  expect(gap).toBeLessThan(24);
  expect(Math.abs(icon.x + icon.width / 2 - (words.x + words.width / 2))).toBeLessThan(40);
});
