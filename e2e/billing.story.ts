import type { Page } from '@playwright/test';
import { onCall } from './calls.ts';
import { failRenewal } from './sandbox.ts';
import { expect, test } from './story.ts';

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Measures how much of a page moved although nobody had pressed anything, as the browser counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // After a frame the buffered ones have been told.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

test('credits are bought over a draft, with a card form that pushes nothing around, and Generate comes alive', async ({
  creator,
}) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video' });
  const next = page.getByRole('button', { name: 'Continue' });
  const failed = page.getByText('Payment Failed', { exact: true });
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-credit-payment')) payments.push(request.url());
  });
  // The browser itself reports an answer of 402.
  creator.mayComplain = /402/;
  await page.setViewportSize({ width: 375, height: 800 });
  await creator.signIn();
  // The browser forgives what moves within half a second of a press.
  for (const late of ['**/api/create-credit-payment', '**/assets/BuyCreditsPayment-*.js']) {
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
  }
  await page.goto('/create-video/cat-opera');
  await prompt.fill('A cat that sings to the moon');
  await expect(generate).toBeDisabled();
  await page.getByRole('button', { name: 'Buy Credits' }).click();
  await page.getByLabel('Amount of credits').fill('10');

  for (const width of [375, 1280]) {
    await test.step(`the card form comes late at ${width} px`, async () => {
      if (width !== 375) await page.getByRole('button', { name: 'Change amount' }).click();
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByLabel('Amount of credits')).toBeVisible();
      const before = await shiftOf(page);
      await next.click();
      await expect(page.getByRole('button', { name: 'Fill in a test card' })).toBeVisible();
      expect(await shiftOf(page)).toBe(before);
    });
  }

  await test.step('a declined card costs nothing', async () => {
    await payWith(page, 'Is declined');
    await expect(failed).toBeVisible();
    await expect(
      page.getByRole('dialog').getByText('Your card was declined.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('a bank’s question is failed, and then answered, for the same purchase', async () => {
    await payWith(page, 'Asks for one more confirmation');
    await page.getByRole('button', { name: 'Fail confirmation' }).click();
    await expect(page.getByRole('dialog').getByText(/unable to authenticate/)).toBeVisible();
    await payWith(page, 'Asks for one more confirmation');
    await page.getByRole('button', { name: 'Accept confirmation' }).click();
    await expect(page.getByText('10 credits added')).toBeVisible();
    await expect(page.getByText('Your new balance: 10 credits')).toBeVisible();
    // One for each time that an amount was chosen.
    expect(payments).toHaveLength(2);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await expect(prompt).toHaveValue('A cat that sings to the moon');
  await expect(generate).toBeEnabled();
});

test('a plan is cancelled in two clicks, and stays open until its real end', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('creator');

  await test.step('plans that come late push nothing around under who has scrolled down', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const plans = Promise.withResolvers<void>();
    await onCall(page, '**/api/plans', async (route) => {
      await plans.promise;
      await route.continue();
    });
    const others = [
      '**/api/credit-usage',
      '**/api/transactions?payments=**',
      '**/api/unpaid-invoice',
    ];
    const answers = others.map((one) => page.waitForResponse(one));
    const question = page.waitForRequest('**/api/plans');
    await page.goto('/dashboard/billing');
    await Promise.all([...answers, question]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    plans.resolve();
    await expect(page.getByRole('heading', { name: 'Studio' })).toBeAttached();
    expect(await shiftOf(page)).toBeLessThan(0.02);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const subscription = page.getByRole('region', { name: 'Current Subscription' });
  const user = await page.evaluate(async () => (await fetch('/api/auth/user')).json());
  const end = new Date(user.currentPeriodEnd).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  await expect(subscription).toContainText('Current');
  await expect(subscription).toContainText('$0.60 a month');
  await expect(subscription).toContainText(`Renews on ${end}`);

  await test.step('the payment is listed, with Stripe’s invoice', async () => {
    const history = page.getByRole('region', { name: 'Subscription History' });
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await expect(history).toContainText('$0.60');
    await expect(history).toContainText('+10 credits');
    const opening = page.waitForEvent('popup');
    await history.getByRole('link', { name: /^Invoice/ }).click();
    const invoice = await opening;
    await expect(invoice.getByText('$0.60').first()).toBeVisible();
    await invoice.close();
  });

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
  await expect(question).toContainText(`You keep Creator until ${end}.`);
  // The second click of two does not cancel again, which would fail and say so.
  await question.getByRole('button', { name: 'Cancel Subscription' }).dblclick();
  await expect(page.getByText('Subscription Cancelled', { exact: true })).toBeVisible();
  await expect(subscription).toContainText('Previous');
  await expect(subscription).toContainText(`Access until ${end}`);
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Resubscribe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Video Usage' })).toContainText('10remaining');

  await test.step('it goes on as a smaller plan, and says what comes', async () => {
    const starter = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Starter', exact: true }),
    });
    await starter.getByRole('button', { name: 'Resubscribe' }).click();
    await page.waitForURL(/\/dashboard\/billing$/);
    await expect(subscription).toContainText(`Renews on ${end} as Starter`);
    const info = page.getByRole('region', { name: 'Billing Info' });
    await expect(info).toContainText('$0.12next payment');
  });
});

test('a bank that takes the browser away brings it back to Billing, where a failed renewal is paid', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('starter');
  await failRenewal(creator.email, 32);
  await page.goto(`/dashboard/billing?${await creator.payElsewhere(5)}`);
  await expect(page.getByText('Payment received. 5 credits added.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);

  const notice = page.getByRole('region', { name: 'Your last payment failed' });
  const usage = page.getByRole('region', { name: 'Video Usage' });
  await expect(notice).toContainText(/Starter stays yours while we try again, next on \w+ \d+, /);
  await expect(usage).toContainText('7remaining');

  const opening = page.waitForEvent('popup');
  await notice.getByRole('link', { name: /^Pay \$0\.12 now/ }).click();
  const invoice = await opening;
  await invoice.getByRole('button', { name: 'Pay with a test card' }).click();
  await expect(invoice.getByRole('rowheader', { name: 'Paid' })).toBeVisible();
  await invoice.close();

  await expect(usage).toContainText('9remaining');
  // Here pages never learn that they were out of sight.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(notice).toBeHidden();
});
