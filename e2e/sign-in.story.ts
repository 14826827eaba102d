import { expect, test } from './story.ts';

test('a visitor who wants a dashboard page signs in first, or is told that they declined, and then gets there', async ({
  creator,
}) => {
  const { page } = creator;
  await page.goto('/dashboard/prompt-yourself');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Create viral videos with AI in seconds')).toBeVisible();
  await page.getByText('Continue with Google').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'session' }),
  );
  await page.goto('/dashboard/prompt-yourself');
  await page.getByText('Continue with Google').click();
  await creator.chooseAccount();
  await expect(page).toHaveURL(/\/dashboard\/prompt-yourself$/);
});

test('a creator signs out, and the dashboard is closed', async ({ creator }) => {
  const { page } = creator;
  // Calls that the page still makes when it is signed out.
  creator.mayComplain = /401/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Robin/ })).toBeVisible();
  await page
    .getByRole('button', { name: /account|Robin|menu/i })
    .first()
    .click();
  await expect(page.getByRole('menu')).toContainText(creator.email);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Generate Viral AI Videos in Minutes')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a visitor’s browser makes no call that would be refused', async ({ creator }) => {
  const { page } = creator;
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const path of ['/', '/templates', '/login', '/test']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('a session that ended elsewhere ends here too, without a broken page', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'signed_in', value: '1', url: process.env.PRODUCT_URL as string }]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login|\/sandbox\/google/);
});
