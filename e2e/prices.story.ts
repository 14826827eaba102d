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

async function subscribe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in a test card' }).click();
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
}

test('credits at another price than the dialog said wait for another press, over a table that stays', async ({
  creator,
  change,
}) => {
  const { page } = creator;
  creator.mayComplain = REFUSED;
  await change({ creditPriceCents: 10 });
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself/series');
  const prompt = page.getByLabel('Prompt, row 1', { exact: true });
  await prompt.fill('Three tenors on a tram');
  await page.getByLabel('Title, row 1').press('Enter');
  await page.getByLabel('Prompt, row 2', { exact: true }).fill('A fourth one, late');
  await page.getByRole('button', { name: 'Buy Credits' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('$2.50')).toBeVisible();
  await dialog.getByLabel('Amount of credits').fill('30');

  await change({ creditPriceCents: 20 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const note = dialog.getByText('The price has changed: a credit costs $0.20 now.');
  await expect(note).toBeFocused();
  await expect(dialog.getByLabel('Amount of credits')).toHaveValue('30');
  await expect(dialog.getByText('$6.00')).toBeVisible();

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Fill in a test card' }).click();
  await dialog.getByRole('button', { name: 'Pay $6.00' }).click();
  await expect(dialog.getByText('30 credits added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(prompt).toHaveValue('Three tenors on a tram');

  await page.getByRole('link', { name: 'Billing' }).first().click();
  await page.getByRole('button', { name: 'Buy Credits' }).click();
  await expect(dialog.getByText('$0.20 each')).toBeVisible();
});

test('a plan at another price than its card said is asked for once more', async ({
  creator,
  change,
}) => {
  const { page } = creator;
  creator.mayComplain = REFUSED;
  await change({ pro: { priceCents: 18, credits: 30 } });
  await creator.signIn();
  await page.goto('/pricing');
  await expect(plan(page, 'Pro').getByText('$0.18')).toBeVisible();
  await change({ pro: { priceCents: 2500, credits: 31 } });
  await plan(page, 'Pro').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'The price has changed' })).toBeFocused();
  await expect(page.getByText('Pro is $25.00 a month now. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on at $25.00' }).click();
  await expect(page.getByText('31 videos every month')).toBeVisible();
  await subscribe(page);
  expect(await account(page)).toMatchObject({ plan: 'pro', creditsRemaining: 31 });
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

test('a visitor reads the prices of the moment, before and after the scripts', async ({
  page,
  change,
}) => {
  await change({ studio: { priceCents: 123_400, credits: 1200 } });
  await page.goto('/pricing');
  await expect(plan(page, 'Studio').getByText('$1,234.00')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(plan(page, 'Studio').getByText('1,200 videos per month')).toBeVisible();
});
