import type { Page } from '@playwright/test';
import { besideProduct } from '../apps/server/test/beside-product.ts';
import { changePrices } from '../apps/server/test/prices.ts';
import { type RunningProduct, startProduct } from '../apps/server/test/product.ts';
import { expect, test as story } from './story.ts';

type Change = (changes: Parameters<typeof changePrices>[1]) => Promise<void>;

/** A product of its own, whose operator changes prices while people look at them. */
const test = story.extend<{ change: Change }, { own: RunningProduct }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ own }, use) => use(own),
  change: async ({ own }, use) =>
    use(async (changes) => {
      await besideProduct(own.directory, (db) => changePrices({ db }, changes));
    }),
});

/** The browser tells of every answer that is a refusal. */
const REFUSED = /409 \(Conflict\)/;

const account = async (page: Page) => (await page.request.get('/api/auth/user')).json();
const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name, exact: true }),
  });

test('an upgrade at another price than its card said charges nothing before a yes', async ({
  creator,
  change,
}) => {
  const { page } = creator;
  creator.mayComplain = REFUSED;
  await change({
    starter: { priceCents: 12, credits: 2 },
    creator: { priceCents: 60, credits: 10 },
    studio: { priceCents: 123_400, credits: 1200 },
  });
  await test.step('a visitor reads the prices of the moment, before and after the scripts', async () => {
    // A page whose prices take a second to read shows the last known ones.
    await expect(async () => {
      await page.goto('/pricing');
      await expect(plan(page, 'Studio').getByText('$1,234.00')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    await expect(plan(page, 'Studio').getByText('1,200 videos per month')).toBeVisible();
  });

  await creator.signIn();
  await creator.subscribe('starter');
  await change({ starter: { priceCents: 99, credits: 1 } });
  await page.goto('/pricing');
  await expect(plan(page, 'Starter').getByText('$0.12'), 'keeps their own price').toBeVisible();
  await expect(plan(page, 'Starter').getByText('2 videos per month')).toBeVisible();

  await change({ creator: { priceCents: 700, credits: 12 } });
  await plan(page, 'Creator').getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { name: 'The price has changed' })).toBeFocused();
  await expect(page.getByText('Your saved card pays $7.00 today')).toBeVisible();
  expect(await account(page)).toMatchObject({ plan: 'starter', creditsRemaining: 2 });
  await page.reload();
  const confirm = page.getByRole('button', { name: 'Confirm upgrade' });
  await expect(confirm).toBeVisible();
  expect(await account(page)).toMatchObject({ plan: 'starter', creditsRemaining: 2 });
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'You are on Creator!' })).toBeVisible();
  expect(await account(page)).toMatchObject({ plan: 'creator', creditsRemaining: 14 });

  await page.goto('/dashboard/billing');
  await expect(page.getByText('Creator gives 12 credits each month')).toBeVisible();
  await expect(page.getByText('12 videos each month')).toBeVisible();
});
