import { expect, test } from './story.ts';

test('a newcomer is led to the plans, and the dashboard says what it needs', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signInByHand();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { name: 'Welcome to Shortcake' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toHaveCount(4);
  await page.goto('/dashboard/projects');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
  await page.getByRole('link', { name: 'Choose Your Plan' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('at the gate, a session that has ended says so and leads to sign-in', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'signed_in', value: '1', url: process.env.PRODUCT_URL as string }]);
  // The page is left half a second later, too soon for a look from outside: it takes a note itself.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      if (text.includes('Unauthorized')) sessionStorage.setItem('told', text);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Choose an account');
  const told = await page.evaluate(() => sessionStorage.getItem('told'));
  expect(told).toContain('You are logged out. Logging in again...');
});
