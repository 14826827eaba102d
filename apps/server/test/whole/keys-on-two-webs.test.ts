import type { CreatedApiKey } from '@shortcake/contract/api-key';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { openFleet } from '../fleet.ts';
import { Visitor } from '../visitor.ts';

const CAP = 10;
const ASKS = 100;

test('two web processes count for a key together, and neither knows one that was revoked at the other', async () => {
  const database = await createTestDatabase({ empty: true });
  const product = new URL(database.ownerUrl);
  product.username = inject('testPostgres').role;
  const urls = { DATABASE_URL: product.href, MIGRATION_DATABASE_URL: database.ownerUrl };
  const fleet = await openFleet({ ...urls, RATE_LIMIT_PER_MINUTE: '10000' });
  try {
    const [one, other] = await Promise.all([
      fleet.start('one', 'web'),
      fleet.start('other', 'web'),
    ]);
    const visitor = new Visitor(one.url);
    await visitor.signIn('two-webs@example.com');
    const { body: payment } = await visitor.post<{ clientSecret: string }>(
      '/api/create-credit-payment',
      { credits: ASKS },
    );
    const paymentIntentId = await visitor.confirmCard(payment.clientSecret);
    await visitor.post('/api/complete-credit-purchase', { paymentIntentId });
    const { body } = await visitor.post<CreatedApiKey>('/api/keys', {
      ...{ name: 'Two webs', scopes: ['read', 'generate'], creditsPerMonth: CAP },
    });
    const headers = {
      authorization: `Bearer ${body.key}`,
      'content-type': 'application/json',
    };
    const ask = ({ url }: { url: string }) =>
      fetch(`${url}/api/v1/videos`, {
        ...{ method: 'POST', headers },
        body: JSON.stringify({ templateData: { templateId: 'cat-opera' } }),
      });
    const answers = await Promise.all(
      Array.from({ length: ASKS }, (_, n) => ask(n % 2 === 0 ? one : other)),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(201)?.length, statuses.get(402)?.length]).toEqual([CAP, ASKS - CAP]);
    const refused = (await statuses.get(402)?.[0]?.json()) as { code: string };
    expect(refused.code).toBe('KEY_CAP_REACHED');

    const opens = async ({ url }: { url: string }) => {
      const account = await fetch(`${url}/api/v1/account`, { headers });
      const tools = await fetch(`${url}/mcp`, {
        ...{
          method: 'POST',
          headers: { ...headers, accept: 'application/json, text/event-stream' },
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      return [account.status, tools.status];
    };
    expect([await opens(one), await opens(other)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    const revoked = await visitor.send(`/api/keys/${body.id}`, { method: 'DELETE' });
    expect(revoked.status).toBe(204);
    expect([await opens(other), await opens(one)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
    expect(fleet.errors()).toEqual([]);
  } finally {
    await fleet.stop();
    await database.destroy();
  }
});
