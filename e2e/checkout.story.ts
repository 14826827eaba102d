import type { Page } from '@playwright/test';
import { onCall } from './calls.ts';
import { expect, test } from './story.ts';

/** Chooses a plan on the pricing page, by the words of its button. */
async function choose(page: Page, plan: string, button: string): Promise<void> {
  await page.goto('/pricing');
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: plan, exact: true }),
  });
  await card.getByRole('button', { name: button, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout\\?plan=${plan.toLowerCase()}$`));
}

async function subscribe(page: Page, testCard: string): Promise<void> {
  await page.getByRole('button', { name: testCard }).click();
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
}

const account = (page: Page) => page.evaluate(async () => (await fetch('/api/auth/user')).json());

/** All addresses that a card number was sent to. */
function followCardNumbers(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (/4242424242424242/.test(sent.replace(/\D/g, ''))) {
      addresses.push(new URL(request.url()).pathname);
    }
  });
  return addresses;
}

/** Comes to an upgrade by a link of another site, which waits for a yes. */
async function followFromElsewhere(page: Page): Promise<void> {
  const checkout = new URL('/checkout?plan=studio', process.env.PRODUCT_URL).href;
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${checkout}">A kitten</a>` }),
  );
  await page.goto('http://elsewhere.test/');
  await page.getByRole('link', { name: 'A kitten' }).click();
}

/** How often a plan was asked for. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-subscription')) count += 1;
  });
  return () => count;
}

test('a newcomer subscribes, and has the plan’s credits', async ({ creator }) => {
  const { page } = creator;
  const cardNumbersWent = followCardNumbers(page);
  const requests = countRequests(page);
  await creator.signInByHand();
  await choose(page, 'Creator', 'Subscribe');
  await expect(page.getByText('$0.60').first()).toBeVisible();
  await subscribe(page, 'Fill in a test card');
  await expect(page).toHaveURL(/\/checkout\/complete\?setup_intent=seti_/);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await account(page)).toMatchObject({
    plan: 'creator',
    subscriptionStatus: 'active',
    creditsRemaining: 10,
  });
  expect(requests()).toBe(1);
  expect(cardNumbersWent).toEqual([
    expect.stringMatching(/^\/sandbox\/stripe\/v1\/setup_intents\/\w+\/confirm$/),
  ]);
});

test('coming to the completion again changes nothing', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await page.goto('/checkout?plan=starter');
  await subscribe(page, 'Fill in a test card');
  await page.waitForURL(/\/checkout\/complete/);
  const address = page.url();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  expect((await account(page)).creditsRemaining).toBe(2);
});

test('what is missing on the card is said beside its field', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await page.goto('/checkout?plan=starter');
  await page.getByLabel('Card number').pressSequentially('424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242');
  await page.getByLabel('Expiry').pressSequentially('1230');
  await page.getByLabel('Expiry').press('Enter');
  await expect(page.getByText('Setup Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(
    'Your card number is incomplete.',
  );
  await expect(page.getByLabel('Expiry')).toHaveAccessibleDescription('');
  await expect(page.getByLabel('CVC')).toHaveAccessibleDescription(/security code is incomplete/);
});

test('a declined card leaves the person on the form, and another one works', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /402/;
  await creator.signIn();
  await page.goto('/checkout?plan=starter');
  await subscribe(page, 'Is declined');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  expect((await account(page)).plan).toBe('free');
  await subscribe(page, 'Fill in a test card');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await account(page)).plan).toBe('starter');
});

test('a bank’s question can be failed, and then accepted', async ({ creator }) => {
  const { page } = creator;
  creator.mayComplain = /40[02]/;
  await creator.signIn();
  await page.goto('/checkout?plan=starter');
  await subscribe(page, 'Asks for one more confirmation');
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('button', { name: 'Fail confirmation' }).click();
  await expect(page.getByText('Setup Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.getByRole('button', { name: /^Subscribe for/ }).click();
  await page.getByRole('button', { name: 'Accept confirmation' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await account(page)).plan).toBe('starter');
});

test('a card that fails when charged says so at the end, and gives nothing', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /402/;
  await creator.signIn();
  await page.goto('/checkout?plan=studio');
  await subscribe(page, 'Fails when charged');
  await expect(page).toHaveURL(/\/checkout\/complete/);
  await expect(page.getByText(/Your card was declined/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(await account(page)).toMatchObject({ plan: 'free', creditsRemaining: 0 });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('an upgrade keeps the credits, adds the new ones, and is asked for once', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('starter');
  await page.goto('/pricing');
  await expect(page.getByText('An upgrade counts at once')).toBeVisible();
  const upgrade = page.getByRole('button', { name: 'Upgrade' }).nth(1);
  const words = /^Pro \$0\.18 today, 30 credits added\. Renews on (\w{3} \d+, \d{4}) at \$0\.18\.$/;
  await expect(upgrade).toHaveAccessibleDescription(words);
  const said = await page.getByText(/^\$0\.18 today/).textContent();
  const requests = countRequests(page);
  await choose(page, 'Pro', 'Upgrade');
  await expect(page.getByRole('definition')).toHaveText(['2', '30']);
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  expect(await account(page)).toMatchObject({ plan: 'pro', creditsRemaining: 32 });
  expect(requests()).toBe(1);
  const renewal = await page.getByText(/^Renews on/).textContent();
  expect(said).toContain(renewal);
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Unavailable' })).toHaveCount(2);
});

test('an upgrade by a link from another site waits for a yes', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('starter');
  await followFromElsewhere(page);
  await expect(page.getByRole('heading', { name: 'Upgrade to Studio' })).toBeVisible();
  await expect(page.getByText('Your saved card pays $0.61 today')).toBeVisible();
  expect((await account(page)).plan).toBe('starter');
  await page.getByRole('button', { name: 'Confirm upgrade' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  expect(await account(page)).toMatchObject({ plan: 'studio', creditsRemaining: 102 });
});

test('a checkout that is asked for too often says to wait, and goes on by hand', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /429/;
  await creator.signIn();
  await creator.subscribe('starter');
  await onCall(page, '**/api/unpaid-invoice', async (route) => {
    // The page asks by itself as well, when its window gets the focus: only a hand is answered.
    const isByHand = await page.evaluate(() => 'isClicked' in window).catch(() => false);
    if (isByHand) return route.continue();
    // Longer than a page waits by itself.
    const headers = { 'retry-after': '61' };
    await route.fulfill({ status: 429, headers, json: { message: 'Wait.' } });
  });
  await followFromElsewhere(page);
  await expect(page.getByRole('heading', { name: 'Please wait a moment' })).toBeVisible();
  await expect(page.getByText('Checkout Error')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Return to Pricing' })).toBeVisible();
  await page.evaluate(() => {
    const note = () => Object.assign(window, { isClicked: true });
    document.addEventListener('click', note, { capture: true });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade to Studio' })).toBeVisible();
});

test('a checkout without a plan, and a completion without a card, say so', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout Error' })).toBeVisible();
  await expect(page.getByText('Invalid checkout parameters')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/checkout/complete');
  await expect(page.getByText('Missing setup intent ID')).toBeVisible();
});
