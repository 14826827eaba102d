import { expect } from '@playwright/test';
import {
  askToDelete,
  goOverStops,
  goToProjects,
  holdsFocus,
  openDrawer,
  pressByKeyboard,
} from './keyboard.suite.ts';
import { test } from './walk.ts';

test.use({ who: 'creator' });

/** The deep story goes over every page: here a public one, a list of cards, and a form. */
const SOME = ['/pricing', '/dashboard/projects', '/dashboard/create-video/cat-opera'];

test('every stop of the Tab key can be seen, the first skips to the content', async ({ page }) => {
  for (const path of SOME) await test.step(path, () => goOverStops(page, path));
  // Two rows that slide, of twelve.
  await test.step('/templates', () => goOverStops(page, '/templates', 30));
});

test('dialogs keep the focus and give it back', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const card = await goToProjects(page);
  const prompt = await pressByKeyboard(card.getByRole('button', { name: /Prompt/ }));
  await holdsFocus(page, dialog, prompt);
  await holdsFocus(page, page.getByRole('alertdialog'), await askToDelete(page, card));
  await holdsFocus(page, dialog, await openDrawer(page));
});

test('keys pressed before a list is there are not lost, arrows walk it, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/dashboard/templates');
  const categories = await pressByKeyboard(page.getByRole('combobox'));
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: 'Pets' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(categories).toBeFocused();

  const avatar = await pressByKeyboard(page.getByRole('banner').getByRole('button').last());
  const entries = page.getByRole('menuitem');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
  await pressByKeyboard(avatar);
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
});
