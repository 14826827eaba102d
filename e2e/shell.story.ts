import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

test.use({ reducedMotion: 'no-preference' });

const ENTRIES = [
  'Overview',
  'My Projects',
  'Templates',
  'Prompt Yourself',
  'Billing',
  'Settings',
  'Support',
];

const list = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shortcake menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function expectNothingInTheWay(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a creator finds every page, and their own menu, at any width', async ({ creator }) => {
  const { page } = creator;
  // Calls that the page still makes when it is signed out.
  creator.mayComplain = /401/;
  await creator.signIn();
  await creator.receive(7);
  const figure = page.getByRole('banner').getByText('Credits');
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/dashboard');
    await expect(menuButton(page)).toBeVisible();
    await expect(figure).toBeHidden();
    await useDrawer(page);
  });
  await test.step('on a tablet and a desk', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await list(page).getByRole('link', { name: 'Overview' }).click();
    await expect(figure).toBeVisible();
    await useSideList(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(figure).toBeVisible();
    await expect(list(page).getByRole('link')).toHaveText(ENTRIES);
  });
  await test.step('the avatar menu', () => useAvatarMenu(page, creator.email));
});

async function useSideList(page: Page): Promise<void> {
  await expect(menuButton(page)).toBeHidden();
  await expect(list(page).getByRole('link')).toHaveText(ENTRIES);
  const current = list(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Overview');
  await list(page).getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await expect(current).toHaveText('Settings');
}

async function useDrawer(page: Page): Promise<void> {
  await expect(list(page)).toBeHidden();
  const shut = async () => {
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  };

  await menuButton(page).press('Enter');
  await expect(list(page).getByRole('link')).toHaveText(ENTRIES);
  await expect(list(page).locator('[aria-current=page]')).toHaveText('Overview');
  await expectNothingInTheWay(page, '[role=dialog]');
  for (let press = 0; press <= ENTRIES.length; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await shut();

  await menuButton(page).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await shut();

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  // Radix listens for a press beside the drawer a moment after it has drawn the drawer.
  await expect(async () => {
    await page.mouse.click(365, 600);
    await expect(drawer(page)).toBeHidden({ timeout: 2000 });
  }).toPass();
  await shut();

  // The page that is here already: nothing but the drawer moves the focus.
  await menuButton(page).click();
  await list(page).getByRole('link', { name: 'Overview' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await menuButton(page).click();
  await list(page).getByRole('link', { name: 'Support' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/support$/);
  await expect(page.getByRole('main')).toBeFocused();
}

async function useAvatarMenu(page: Page, email: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Account menu' });
  const menu = page.getByRole('menu');
  await button.press('Enter');
  await expect(menu).toContainText('Robin Baker');
  await expect(menu).toContainText(email);
  await expect(menu.getByRole('menuitem')).toHaveText(['Settings', 'Support', 'Sign out']);
  await expectNothingInTheWay(page, '[role=menu]');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Support' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/support$/);
  await expect(page.getByRole('main')).toBeFocused();

  // Twice: the second time nothing but the menu moves the focus.
  for (let time = 0; time < 2; time += 1) {
    await button.click();
    await menu.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(page).toHaveURL(/\/dashboard\/settings$/);

  await button.click();
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Generate Viral AI Videos in Minutes')).toBeVisible();
}
