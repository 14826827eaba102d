import type { Page } from '@playwright/test';
import { onCall } from './calls.ts';
import { failRenewal } from './sandbox.ts';
import { expect, test } from './story.ts';

/** Opens the modal and goes on to the card form. */
async function choose(page: Page, credits: number): Promise<void> {
  await page.getByRole('button', { name: 'Buy Credits' }).click();
  await page.getByLabel('Amount of credits').fill(String(credits));
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

test('credits are bought over a draft, and Generate comes alive', async ({ creator }) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video' });
  const amount = page.getByLabel('Amount of credits');
  await creator.signIn();
  await page.goto('/create-video/cat-opera');
  await prompt.fill('A cat that sings to the moon');
  await expect(generate).toBeDisabled();
  await page.getByRole('button', { name: 'Buy Credits' }).click();

  await test.step('any amount from 1 to 1000', async () => {
    await expect(amount).toHaveValue('25');
    await expect(page.getByText('$2.50')).toBeVisible();
    await amount.fill('4000');
    await expect(amount).toHaveValue('1000');
    await amount.fill('many');
    await expect(amount).toHaveValue('1');
    await amount.fill('');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('button', { name: '10 credits' }).click();
    await expect(amount).toHaveValue('10');
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('paid with a test card', async () => {
    await payWith(page, 'Fill in a test card');
    await expect(page.getByText('10 credits added')).toBeVisible();
    await expect(page.getByText('Your new balance: 10 credits')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await expect(prompt).toHaveValue('A cat that sings to the moon');
  await expect(generate).toBeEnabled();
});

test('a declined card costs nothing, and another one pays for the same purchase', async ({
  creator,
}) => {
  const { page } = creator;
  // The browser itself reports an answer of 402.
  creator.mayComplain = /402/;
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-credit-payment')) payments.push(request.url());
  });
  await creator.signIn();
  await page.goto('/create-video/cat-opera');
  await choose(page, 3);
  await payWith(page, 'Is declined');
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('dialog').getByText('Your card was declined.', { exact: true }),
  ).toBeVisible();
  await payWith(page, 'Fill in a test card');
  await expect(page.getByText('3 credits added')).toBeVisible();
  expect(payments).toHaveLength(1);
});

test('a bank’s question can be failed, and then be answered', async ({ creator }) => {
  const { page } = creator;
  creator.mayComplain = /402/;
  await creator.signIn();
  await page.goto('/create-video/cat-opera');
  await choose(page, 1);
  await payWith(page, 'Asks for one more confirmation');
  await page.getByRole('button', { name: 'Fail confirmation' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await payWith(page, 'Asks for one more confirmation');
  await page.getByRole('button', { name: 'Accept confirmation' }).click();
  await expect(page.getByText('1 credit added')).toBeVisible();
});

test('who paid gets the credits, also when the browser cannot ask for them', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /ERR_FAILED/;
  await onCall(page, '**/api/complete-credit-purchase', (route) => route.abort());
  await creator.signIn();
  await page.goto('/create-video/cat-opera');
  await choose(page, 4);
  await payWith(page, 'Fill in a test card');
  await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Your new balance: 4 credits')).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText('There is no need to pay again.')).toBeHidden();
});

test('a bank that takes the browser away brings it back to Billing', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/billing');
  const payment = await page.evaluate(async () => {
    const { stripePublishableKey } = await (await fetch('/api/config')).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ credits: 5 });
    const created = await fetch('/api/create-credit-payment', { method: 'POST', headers, body });
    const { paymentIntentId, clientSecret } = await created.json();
    await fetch(`/sandbox/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: stripePublishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2050',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    return { paymentIntentId, clientSecret };
  });
  const appended = new URLSearchParams({
    payment_intent: payment.paymentIntentId,
    payment_intent_client_secret: payment.clientSecret,
    redirect_status: 'succeeded',
  });
  await page.goto(`/dashboard/billing?${appended}`);
  await expect(page.getByText('Payment received. 5 credits added.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  await expect(page.getByRole('region', { name: 'Video Usage' })).toContainText('6remaining');
});

test('a plan is cancelled in two clicks, and stays open until its real end', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('creator');
  await page.goto('/dashboard/billing');

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

test('a subscription is synced at load and every half hour, and a failure is only a warning', async ({
  creator,
}) => {
  const { page } = creator;
  const syncs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sync-subscription')) syncs.push(request.url());
  });
  await creator.signIn();
  await page.goto('/dashboard/billing');
  expect(syncs).toHaveLength(0);
  await creator.subscribe('starter');

  await page.clock.install();
  await page.goto('/dashboard/billing');
  await expect(page.getByRole('region', { name: 'Current Subscription' })).toContainText('Starter');
  syncs.length = 0;
  await page.reload();
  await expect.poll(() => syncs.length).toBe(1);
  await page.clock.fastForward('29:00');
  expect(syncs).toHaveLength(1);
  await page.clock.fastForward('01:00');
  await expect.poll(() => syncs.length).toBe(2);

  await test.step('and stays quiet when that fails', async () => {
    creator.mayComplain = /503|could not be synced/;
    await onCall(page, '**/api/sync-subscription', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Away.' } }),
    );
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('The subscription could not be synced.'),
    );
    await page.clock.fastForward('30:00');
    expect((await warning).type()).toBe('warning');
    await expect(page.getByText('Sync Failed')).toBeHidden();
  });
});

test('the Insufficient Credits dialog sells credits, and loses no draft', async ({ creator }) => {
  const { page } = creator;
  creator.mayComplain = /402/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lemon that sings in the rain');
  await onCall(page, '**/api/projects', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 402,
          json: { code: 'INSUFFICIENT_CREDITS', message: 'None left.' },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Generate Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insufficient Credits' });
  await dialog.getByRole('button', { name: 'Buy Credits' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await payWith(page, 'Fill in a test card');
  await expect(page.getByText('Your new balance: 26 credits')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
    'A lemon that sings in the rain',
  );
});

test('who sees that a renewal failed pays it with another card', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('starter');
  await failRenewal(creator.email, 32);
  await page.goto('/dashboard/billing');

  const notice = page.getByRole('region', { name: 'Your last payment failed' });
  const usage = page.getByRole('region', { name: 'Video Usage' });
  await expect(notice).toContainText(/Starter stays yours while we try again, next on \w+ \d+, /);
  await expect(usage).toContainText('2remaining');

  const opening = page.waitForEvent('popup');
  await notice.getByRole('link', { name: /^Pay \$0\.12 now/ }).click();
  const invoice = await opening;
  await invoice.getByRole('button', { name: 'Pay with a test card' }).click();
  await expect(invoice.getByRole('rowheader', { name: 'Paid' })).toBeVisible();
  await invoice.close();

  await expect(usage).toContainText('4remaining');
  // Here pages never learn that they were out of sight.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(notice).toBeHidden();
});

test('plan and credits are synced by hand, and a sync that fails says so', async ({ creator }) => {
  const { page } = creator;
  creator.mayComplain = /503/;
  await creator.signIn();
  await creator.subscribe('starter');
  await page.goto('/dashboard/billing');
  const sync = page.getByRole('button', { name: 'Sync with Stripe' });
  await sync.click();
  await expect(page.getByText('Your subscription is up to date.', { exact: true })).toBeVisible();
  await onCall(page, '**/api/sync-subscription', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Stripe is away.' } }),
  );
  await sync.click();
  await expect(page.getByText('Sync Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('503: Stripe is away.', { exact: true })).toBeVisible();
  await expect(sync).toBeEnabled();
});

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

for (const width of [375, 1280]) {
  test(`a card form that comes late pushes nothing around at ${width} px`, async ({ creator }) => {
    const { page } = creator;
    await page.setViewportSize({ width, height: 800 });
    await creator.signIn();
    for (const late of ['**/api/create-credit-payment', '**/assets/BuyCreditsPayment-*.js']) {
      await page.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.continue();
      });
    }
    await page.goto('/create-video/cat-opera');
    await page.getByRole('button', { name: 'Buy Credits' }).click();
    await expect(page.getByLabel('Amount of credits')).toBeVisible();
    const before = await shiftOf(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Fill in a test card' })).toBeVisible();
    expect(await shiftOf(page)).toBe(before);
  });
}

test('plans that come late push nothing around under who has scrolled down', async ({
  creator,
}) => {
  const { page } = creator;
  await page.setViewportSize({ width: 375, height: 800 });
  await creator.signIn();
  await creator.subscribe('starter');
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
});

test('payments beyond a page come when they are asked for, and again by hand alone', async ({
  creator,
}) => {
  const { page } = creator;
  const all = Array.from({ length: 201 }, (_, n) => ({
    id: String(1000 - n),
    type: 'credit_purchase',
    description: `Purchase ${n}`,
    amount: 5,
    createdAt: new Date(Date.UTC(2026, 10, 21) - n * 86_400_000).toISOString(),
    projectId: null,
  }));
  let isOut = true;
  let asked = 0;
  await onCall(page, '**/api/transactions?payments=true*', (route, request) => {
    const { searchParams } = new URL(request.url());
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    if (start > 0) asked += 1;
    if (start > 0 && isOut) {
      return route.fulfill({ status: 500, json: { message: 'The books are out.' } });
    }
    searchParams.set('cursor', String(end));
    const link = `</api/transactions?${searchParams}>; rel="next"`;
    return route.fulfill({
      json: all.slice(start, end),
      headers: end < all.length ? { link } : {},
    });
  });
  creator.mayComplain = /500/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/billing');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.getByText('Purchase 199', { exact: true })).toBeVisible();
  await more.click();
  await expect(page.getByRole('alert')).toHaveText('500: The books are out.');
  // The next polls have come.
  for (let poll = 0; poll < 2; poll++) {
    await page.waitForResponse('**/api/transactions?payments=true*');
  }
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked).toBe(1);

  isOut = false;
  await more.click();
  await expect(page.getByText('Purchase 200', { exact: true })).toBeVisible();
  await expect(more).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});
