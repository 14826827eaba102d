import { onCall } from './calls.ts';
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

test('someone with credits and no plan gets in, and is offered one until they decline', async ({
  creator,
}) => {
  const { page } = creator;
  const banner = page.getByRole('complementary', { name: 'Plans' });
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/pricing');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Robin/ })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the gate says what it is doing while it waits, and nothing else is shown', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await onCall(page, '**/api/transactions', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(page.getByText('Checking your subscription...')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a visitor on the way to the checkout signs in first, and then gets there', async ({
  creator,
}) => {
  const { page } = creator;
  await page.goto('/checkout?plan=pro');
  await expect(page).toHaveURL(/\/login/);
  await page.getByText('Continue with Google').click();
  await creator.chooseAccount();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
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
