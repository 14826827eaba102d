import type { Page } from '@playwright/test';
import type { ApiKey, KeyUsage } from '@shortcake/contract/api-key';
import type { Webhook, WebhookDelivery } from '@shortcake/contract/webhook';
import { answer, refuse } from './answers.ts';
import { press, type Screen, text } from './screen.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const key = (changes: Partial<ApiKey>): ApiKey => ({
  ...{ id: '1', name: 'Nightly batch', start: 'sc_Xy7K', scopes: ['read', 'generate'] },
  ...{ creditsPerMonth: 50, creditsThisMonth: 12, expiresAt: null },
  ...{ createdAt: ago(60), lastUsedAt: ago(0.01) },
  ...changes,
});
const keys: ApiKey[] = [
  key({}),
  key({
    ...{ id: '2', name: 'The dashboard on the wall of the office, second floor, by the lift' },
    ...{ start: 'sc_9pQa', scopes: ['read'], creditsThisMonth: 0, creditsPerMonth: 10 },
    ...{ lastUsedAt: null, expiresAt: ago(-80) },
  }),
  key({
    ...{ id: '3', name: 'Old laptop', start: 'sc_b1Zz', creditsPerMonth: null },
    ...{ creditsThisMonth: 1, lastUsedAt: ago(3), expiresAt: ago(2) },
  }),
];

const usage: KeyUsage[] = [
  ...Array.from({ length: 30 }, (_, days) => ({
    ...{ day: ago(days).slice(0, 10), keyId: '1', name: 'Nightly batch', isRevoked: false },
    ...{
      asked: (days * 7) % 5,
      finished: Math.max(0, ((days * 7) % 5) - (days % 3 === 0 ? 1 : 0)),
    },
    credits: Math.max(0, ((days * 7) % 5) - (days % 3 === 0 ? 1 : 0)),
  })).filter(({ asked }) => asked > 0),
  {
    ...{ day: ago(20).slice(0, 10), keyId: '9', name: 'Leaked on a Friday', isRevoked: true },
    ...{ asked: 12, finished: 11, credits: 11 },
  },
];

const webhook = (changes: Partial<Webhook>): Webhook => ({
  ...{ id: '1', url: 'https://example.com/hooks/shortcake', active: true },
  ...{ events: ['video.completed', 'video.failed'], createdAt: ago(20) },
  ...{ offBecause: null, failingSince: null, formerSecretUntil: null },
  ...changes,
});
const webhooks: Webhook[] = [
  webhook({ formerSecretUntil: ago(-0.5) }),
  webhook({
    ...{ id: '2', failingSince: ago(0.2), events: ['series.completed', 'credits.low'] },
    url: 'https://a-rather-long-name-of-a-machine.internal-tools.example.com/incoming/shortcake/videos?team=growth',
  }),
  webhook({
    ...{ id: '3', url: 'https://old.example.com/hook', active: false, offBecause: 'failing' },
    failingSince: ago(4),
  }),
];

const delivery = (changes: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W', type: 'video.completed', state: 'delivered' },
  ...{ createdAt: ago(0.1), attempts: 1, lastAttemptAt: ago(0.1), nextAttemptAt: null },
  ...{ status: 200, body: '{"ok":true}', trouble: null },
  payload: JSON.stringify({
    ...{ type: 'video.completed', timestamp: ago(0.1) },
    data: { id: 'c2a7e6a0', title: 'Cat Opera', status: 'completed', videoUrl: '/media/c2a7e6a0' },
  }),
  ...changes,
});
const deliveries: WebhookDelivery[] = [
  delivery({
    ...{ id: 'msg_test', type: 'webhook.test', state: 'pending', attempts: 2, status: 500 },
    ...{
      nextAttemptAt: ago(-0.01),
      trouble: 'it answered with 500',
      body: 'Internal error',
    },
  }),
  delivery({}),
  delivery({
    ...{ id: 'msg_failed', type: 'video.failed', state: 'failed', attempts: 14, status: null },
    ...{ body: null, trouble: 'no answer within 10 s' },
  }),
];

const failedTest = delivery({
  ...{ id: 'msg_test_failed', type: 'webhook.test', state: 'failed', status: 500, body: '' },
  trouble: 'it answered with 500',
});

const path = '/dashboard/settings';
const who = 'subscriber';
const opened = (title: string, ...then: (string | RegExp)[]) =>
  press(new RegExp(`^${title}`), ...then);
const givenKeys = async (page: Page) => {
  await answer(page, 'listKeys', keys);
  await answer(page, 'keyUsage', usage);
};
const givenWebhooks = async (page: Page) => {
  await answer(page, 'listWebhooks', webhooks);
  await answer(page, 'listDeliveries', deliveries);
};

/** What programs of a person need: keys, and what they are told by. */
export const programScreens: Screen[] = [
  {
    ...{ name: 'keys', path, who, given: givenKeys },
    when: async (page) => {
      await opened('API keys')(page);
      await page.getByText('Day by day').click();
    },
    shows: text('12 of 50 credits this month'),
  },
  {
    ...{ name: 'keys-none', path, who, when: opened('API keys') },
    given: async (page) => {
      await answer(page, 'listKeys', []);
      await answer(page, 'keyUsage', []);
    },
    shows: text('No key has asked for a video.'),
  },
  {
    ...{ name: 'keys-error', path, who, when: opened('API keys'), mayComplain: /500/ },
    given: (page) => refuse(page, 'listKeys', 500, 'Something went wrong on our side.'),
    shows: text('500: Something went wrong on our side.'),
  },
  {
    ...{ name: 'keys-new', path, who, given: givenKeys },
    when: async (page) => {
      await opened('API keys', 'New key')(page);
      await page.getByLabel('Expires').click();
      await page.getByRole('option', { name: 'On a day' }).click();
      await page.getByLabel('Credits a month').fill('many');
      await page.getByRole('button', { name: 'Make key' }).click();
    },
    shows: text('Give it a name.'),
  },
  {
    ...{ name: 'keys-made', path, who },
    given: async (page) => {
      await givenKeys(page);
      await answer(page, 'createKey', {
        ...key({}),
        key: 'sc_Xy7KqT2mVbN4hR8sLpWc3JdF6gZaE9uYtB5nMxQk',
      });
    },
    when: async (page) => {
      await opened('API keys', 'New key')(page);
      await page.getByLabel('Name', { exact: true }).fill('Nightly batch');
      await page.getByRole('button', { name: 'Make key' }).click();
    },
    shows: text('A first call'),
  },
  {
    ...{ name: 'keys-edit', path, who, given: givenKeys, when: opened('API keys', /^Edit The/) },
    shows: (page) => page.getByLabel('Last day'),
  },
  {
    ...{ name: 'keys-revoke', path, who, given: givenKeys },
    when: opened('API keys', 'Revoke Nightly batch'),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    ...{ name: 'webhooks', path, who, given: givenWebhooks },
    when: async (page) => {
      await opened('Webhooks', /^Deliveries/)(page);
      await page.locator('summary', { hasText: 'video.completed' }).click();
    },
    shows: text('msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'),
  },
  {
    ...{ name: 'webhooks-none', path, who, when: opened('Webhooks') },
    given: (page) => answer(page, 'listWebhooks', []),
    shows: (page) => page.getByRole('button', { name: 'New webhook' }),
  },
  {
    ...{ name: 'webhooks-tested', path, who },
    given: async (page) => {
      await givenWebhooks(page);
      await answer(page, 'testWebhook', failedTest);
    },
    when: opened('Webhooks', /^Send test/),
    shows: text('It did not arrive: it answered with 500.'),
  },
  {
    ...{ name: 'webhooks-menu', path, who, given: givenWebhooks },
    when: opened('Webhooks', /^More actions for https:\/\/ex/),
    shows: (page) => page.getByRole('menuitem', { name: 'New secret' }),
  },
  {
    ...{ name: 'webhooks-new', path, who, mayComplain: /400/ },
    given: async (page) => {
      await givenWebhooks(page);
      const words = 'Give an address on the internet, not one within a network of its own.';
      await refuse(page, 'createWebhook', 400, words, 'INVALID_REQUEST');
    },
    when: async (page) => {
      await opened('Webhooks', 'New webhook')(page);
      await page.getByLabel('Address').fill('https://10.0.0.1/hook');
      await page.getByRole('button', { name: 'Add webhook' }).click();
    },
    shows: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    ...{ name: 'webhooks-secret', path, who },
    given: async (page) => {
      await givenWebhooks(page);
      await answer(page, 'rotateSecret', {
        ...webhooks[0]!,
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwXq3bT1cD',
      });
    },
    when: async (page) => {
      await opened('Webhooks', /^More actions for https:\/\/ex/)(page);
      await page.getByRole('menuitem', { name: 'New secret' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
    },
    shows: text('The new secret'),
  },
  {
    ...{ name: 'webhooks-delete', path, who, given: givenWebhooks },
    when: async (page) => {
      await opened('Webhooks', /^More actions for https:\/\/ex/)(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
];
