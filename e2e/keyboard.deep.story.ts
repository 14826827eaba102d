import {
  askToDelete,
  goOverStops,
  goToProjects,
  holdsFocus,
  openDrawer,
  PAGES,
  pressByKeyboard,
} from './keyboard.suite.ts';
import { test } from './walk.ts';

test.use({ who: 'subscriber', reducedMotion: 'reduce' });

for (const path of PAGES) {
  test(`every stop of the Tab key can be seen on ${path}, the first skips to the content`, async ({
    page,
  }) => {
    await goOverStops(page, path);
  });
}

test('every dialog keeps the focus and gives it back', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');

  await test.step('credits and cancelling, on Billing', async () => {
    await page.goto('/dashboard/billing');
    const buy = await pressByKeyboard(page.getByRole('button', { name: 'Buy Credits' }));
    await holdsFocus(page, dialog, buy);
    const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
    await holdsFocus(page, question, await pressByKeyboard(cancel));
  });

  await test.step('prompt, preview and deleting, on My Projects', async () => {
    const card = await goToProjects(page);
    for (const name of [/Prompt/, /^Preview/]) {
      await holdsFocus(page, dialog, await pressByKeyboard(card.getByRole('button', { name })));
    }
    await holdsFocus(page, question, await askToDelete(page, card));
  });

  await test.step('the drawer of a phone', async () => {
    await page.goto('/dashboard');
    await holdsFocus(page, dialog, await openDrawer(page));
  });
});
