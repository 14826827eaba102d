import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';
import { untilItSays } from './waits.ts';

/** Chooses a plan on the page of prices, by the words of its button. */
async function choose(page: Page, plan: string, button: string): Promise<void> {
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
    if (/4000000000000002|4000002500003155/.test(sent.replace(/\D/g, ''))) {
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

test('a newcomer subscribes, after a card that is incomplete, one that is declined, and a bank’s question', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /40[02]/;
  const cardNumbersWent = followCardNumbers(page);
  const requests = countRequests(page);
  const number = page.getByLabel('Card number');
  await creator.signIn();
  await page.goto('/pricing');
  await choose(page, 'Creator', 'Subscribe');
  await expect(page.getByText('$0.60').first()).toBeVisible();

  await test.step('what is missing on the card is said beside its field', async () => {
    await number.pressSequentially('424242424242');
    await expect(number).toHaveValue('4242 4242 4242');
    await page.getByLabel('Expiry').pressSequentially('1230');
    await page.getByLabel('Expiry').press('Enter');
    await expect(page.getByText('Setup Failed', { exact: true })).toBeVisible();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('Your card number is incomplete.');
    await expect(page.getByLabel('Expiry')).toHaveAccessibleDescription('');
    await expect(page.getByLabel('CVC')).toHaveAccessibleDescription(/security code is incomplete/);
  });

  await test.step('a declined card leaves the person on the form', async () => {
    await subscribe(page, 'Is declined');
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    expect((await account(page)).plan).toBe('free');
  });

  await test.step('a bank’s question is failed, and then accepted', async () => {
    await subscribe(page, 'Asks for one more confirmation');
    await expect(number).toBeHidden();
    await page.getByRole('button', { name: 'Fail confirmation' }).click();
    await expect(page.getByText('Setup Failed', { exact: true })).toBeVisible();
    await expect(number).toBeFocused();
    await page.getByRole('button', { name: /^Subscribe for/ }).click();
  });

  const completed = page.waitForURL(/\/checkout\/complete\?setup_intent=seti_/);
  const said = untilItSays(page, 'Go to Dashboard');
  await page.getByRole('button', { name: 'Accept confirmation' }).click();
  await completed;
  const completion = page.url();
  await said;
  await expect(page).toHaveURL(/\/dashboard$/);
  const newcomer = { plan: 'creator', subscriptionStatus: 'active', creditsRemaining: 10 };
  expect(await account(page)).toMatchObject(newcomer);
  expect(requests()).toBe(1);
  const confirmed = expect.stringMatching(/^\/sandbox\/stripe\/v1\/setup_intents\/\w+\/confirm$/);
  expect(cardNumbersWent).toEqual([confirmed, confirmed, confirmed]);

  await test.step('coming to the completion again changes nothing', async () => {
    const said = untilItSays(page, 'Go to Dashboard');
    await page.goto(completion);
    await said;
    expect(await account(page)).toMatchObject(newcomer);
  });
});

test('an upgrade keeps the credits and adds the new ones, once, and by a link from another site waits for a yes', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.subscribe('starter');
  const requests = countRequests(page);
  await page.goto('/pricing');
  const said = await page.getByText(/^\$0\.18 today/).textContent();
  const figures = page.waitForFunction(
    () => [...document.querySelectorAll('dd')].map((it) => it.textContent).join() === '2,30',
  );
  await choose(page, 'Pro', 'Upgrade');
  await figures;
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  expect(await account(page)).toMatchObject({ plan: 'pro', creditsRemaining: 32 });
  expect(requests()).toBe(1);
  expect(said).toContain(await page.getByText(/^Renews on/).textContent());

  await followFromElsewhere(page);
  await expect(page.getByRole('heading', { name: 'Upgrade to Studio' })).toBeVisible();
  await expect(page.getByText('Your saved card pays $0.61 today')).toBeVisible();
  expect((await account(page)).plan).toBe('pro');
  await page.getByRole('button', { name: 'Confirm upgrade' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/billing$/);
  expect(await account(page)).toMatchObject({ plan: 'studio', creditsRemaining: 132 });
  expect(requests()).toBe(2);
});
