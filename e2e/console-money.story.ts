import { readFile } from 'node:fs/promises';
import { serveFakeEngines } from '../apps/server/test/fake-engines.ts';
import { type RunningProduct, startProduct } from '../apps/server/test/product.ts';
import { Creator, expect, OPERATOR, test as story } from './story.ts';

/** A product of its own: everybody would pay what is changed here. */
const test = story.extend<object, { own: RunningProduct }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
    async ({}, use) => {
      const engines = await serveFakeEngines(['fal'], {
        script: () => () => ({}),
        video: async () => Buffer.alloc(0),
      });
      const variables = {
        ...engines.variables,
        ...{ VIDEO_ENGINE: 'fal,studio', ADMIN_EMAILS: OPERATOR },
      };
      const product = await startProduct({ variables });
      await use(product);
      await product.stop();
      await engines.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ own }, use) => use(own),
});

test('an operator sees whether it pays, and changes prices and costs', async ({ creator, own }) => {
  // A change is refused after one that another operator made meanwhile.
  creator.mayComplain = /409/;
  const { page } = creator;
  await new Creator(page, OPERATOR, own).signIn();
  const toast = (words: string) => page.getByText(words, { exact: true }).first();
  const dialog = page.getByRole('dialog');

  await test.step('the summary has a chart, the numbers beside it, and a file of them', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('group', { name: 'Revenue' })).toContainText('$0.00');
    await page.getByText('The numbers', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Sums by day' }).getByRole('row')).toHaveCount(31);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV of Sums by day' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv.split('\r\n')[0]).toBe('\uFEFFDay,Revenue,Refunds,Engine cost,Margin,Videos');
    expect(csv.trim().split('\r\n')).toHaveLength(31);
  });

  await test.step('what is sold below cost is acknowledged by name', async () => {
    await page.getByRole('link', { name: 'Prices' }).click();
    const loss = page.getByRole('listitem').filter({ hasText: /^Starter sells a video/ });
    await expect(loss).toContainText('$0.06 that costs $0.416 at fal');
    await loss.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(dialog).toHaveAccessibleName('Starter at fal');
    await dialog.getByLabel('Reason').fill('A way in.');
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(loss).toContainText(`${OPERATOR} knows: A way in.`);
  });

  await test.step('a new price says what it does, and holds for everybody', async () => {
    await page.getByLabel('Creator, a month').fill('29.00');
    await expect(page.getByText(/^Creator costs more than Pro, and gives no more/)).toBeVisible();
    const change = page.getByRole('button', { name: 'Change prices' });
    await expect(change).toBeDisabled();
    await page.getByLabel('Reason').fill('Autumn prices.');
    await change.click();
    await expect(toast('Prices are changed')).toBeVisible();
    await expect(page.getByText(`${OPERATOR}: Autumn prices.`)).toBeVisible();
    const visitors = await page.request.get('/', { headers: { cookie: '' } });
    expect(await visitors.text()).toContain('$29.00');
  });

  await test.step('what another operator changed meanwhile is shown, and stays', async () => {
    const origin = new URL(page.url()).origin;
    const { history: _, ...sold } = await (await page.request.get('/api/admin/price-book')).json();
    await page.getByLabel('A credit bought by itself').fill('0.25');
    await page.getByLabel('Reason').fill('Credits too.');
    const plans = { ...sold.plans, creator: { priceCents: 3100, credits: 12 } };
    const other = { ...sold, plans, reason: 'Winter prices.' };
    const sent = await page.request.put('/api/admin/price-book', {
      ...{ data: other, headers: { origin } },
    });
    expect(sent.status()).toBe(200);
    const change = page.getByRole('button', { name: 'Change prices' });
    await change.click();
    await expect(page.getByRole('alert')).toContainText('have been changed meanwhile');
    const meanwhile = page.getByRole('region', { name: 'Changed meanwhile' });
    await expect(meanwhile).toContainText('Winter prices.');
    await expect(meanwhile).toContainText('Creator: $29.00 for 10 before, $31.00 for 12 now');
    await expect(page.getByLabel('Creator, a month')).toHaveValue('31.00');
    await expect(page.getByLabel('A credit bought by itself')).toHaveValue('0.25');
    await change.click();
    await expect(page.getByText(`${OPERATOR}: Credits too.`, { exact: true })).toBeVisible();
    await expect(meanwhile).toBeHidden();
    const now = await (await page.request.get('/api/admin/price-book')).json();
    expect([now.plans.creator.priceCents, now.creditPriceCents]).toEqual([3100, 25]);
  });

  await test.step('a cost is replaced, with where it was seen', async () => {
    await page.getByRole('link', { name: 'Costs' }).click();
    await page.getByRole('button', { name: 'Replace' }).first().click();
    await dialog.getByLabel(/^US dollars/).fill('0.30');
    await dialog.getByLabel('Source').fill('Invoice 7');
    await dialog.getByLabel('Reason').fill('A discount.');
    await dialog.getByRole('button', { name: 'Change the cost' }).click();
    await expect(toast('The cost of fal is changed')).toBeVisible();
    await expect(page.getByText('$0.30 a video')).toBeVisible();
  });

  await test.step('a cost and a loss that are others by now are shown, and wait for another press', async () => {
    const origin = new URL(page.url()).origin;
    const costs = await (await page.request.get('/api/admin/engine-costs')).json();
    const { model } = costs.find(({ engine }: { engine: string }) => engine === 'fal');
    const say = (microUsdPerVideo: number) =>
      page.request.put('/api/admin/engine-costs', {
        data: {
          costs: [{ engine: 'fal', model, microUsdPerVideo, source: 'Invoice 8' }],
          reason: 'Meanwhile',
        },
        headers: { origin },
      });
    await page.getByRole('button', { name: 'Replace' }).first().click();
    await dialog.getByLabel(/^US dollars/).fill('0.33');
    await dialog.getByLabel('Source').fill('Invoice 9');
    await dialog.getByLabel('Reason').fill('No discount.');
    expect((await say(310_000)).status()).toBe(200);
    const confirm = dialog.getByRole('button', { name: 'Change the cost' });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'meanwhile: 0.31 USD a video (Invoice 8)',
    );
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('$0.33 a video')).toBeVisible();

    await page.getByRole('link', { name: 'Prices' }).click();
    const loss = page.getByRole('listitem').filter({ hasText: /^Pro sells a video/ });
    await expect(loss).toContainText('costs $0.33 at fal');
    await loss.getByRole('button', { name: 'Acknowledge' }).click();
    await dialog.getByLabel('Reason').fill('Pro is known.');
    expect((await say(350_000)).status()).toBe(200);
    const acknowledge = dialog.getByRole('button', { name: 'Acknowledge' });
    await acknowledge.click();
    await expect(dialog.getByRole('alert')).toContainText('costs 35 cents now');
    await expect(dialog).toContainText('that costs $0.35');
    await acknowledge.click();
    await expect(loss).toContainText(`${OPERATOR} knows: Pro is known.`);
  });

  await test.step('checks and changes are to be read', async () => {
    await page.getByRole('link', { name: 'Findings' }).click();
    await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
    await page.getByRole('link', { name: 'Log' }).click();
    for (const words of ['A way in.', 'Autumn prices.', 'A discount.']) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
  });
});
