import { expect, test } from './story.ts';
import { rowOf, shownIn } from './template-row.ts';
import { untilItListens } from './waits.ts';

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the public pages, and finds the way to sign in', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Studio' })).toBeVisible();
    await expect(main.getByText('$0.61')).toBeVisible();
    await page.getByRole('link', { name: 'AI Video Templates' }).click();
    await expect(page).toHaveTitle(/^AI Video Templates/);
    await expect(page.getByRole('heading', { name: 'ASMR Templates' })).toBeVisible();
    await page.getByRole('link', { name: 'Start Creating Free' }).click();
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  });
});

test('scripts take over what the visitor reads already, and lead on without loading a page', async ({
  creator,
}) => {
  const { page } = creator;
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto('/');
  const headline = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.waitForLoadState('networkidle');
  expect(await headline?.evaluate((element) => element.isConnected)).toBe(true);
  const onward = page.getByRole('link', { name: 'Generate Now' });
  await untilItListens(onward);
  await onward.click();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Generate Viral AI Videos');
  await page.goForward();
  await expect(page).toHaveTitle(/^Login/);
  expect(loads).toBe(1);
});

test('a card that has the focus before scripts run is still in view when they do', async ({
  creator,
}) => {
  const { page } = creator;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/templates', { waitUntil: 'commit' });
  const row = rowOf(page, 'Fruits');
  const card = row.getByRole('link', { name: 'Watermelon Face Slicing' });
  await card.focus();
  await expect(card).toBeInViewport({ ratio: 0.5 });
  scripts.resolve();
  await expect(row.getByRole('button', { name: 'Previous' })).toBeEnabled();
  await expect(row.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.poll(() => shownIn(row)).toContain('Watermelon Face Slicing');
  await expect(card).toBeFocused();
});
