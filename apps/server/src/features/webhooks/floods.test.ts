import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { onWebhooks } from '../../../test/webhook-deliveries.ts';
import { grantCredits } from '../credits/service.ts';

const web = await createTestWeb();
const hooks = onWebhooks(web);
afterAll(web.close);
beforeEach(() => sql`delete from webhooks`.execute(web.db));

const PLUM = {
  title: 'Plum',
  prompt: 'A plum',
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
};
const URL = 'http://localhost:9/';

/** So many deliveries of a webhook, a second apart, the newest made now. */
const fill = (webhookId: string, count: number, ended: boolean) =>
  sql`insert into webhook_deliveries (webhook_id, type, payload, created_at, ended_at, outcome)
    select ${webhookId}, 'x', n, now() - make_interval(secs => n),
      case when ${ended} then now() end, case when ${ended} then 'delivered' end
    from generate_series(1, ${count}::int) n`.execute(web.db);

test('asking and cancelling again and again tells of few credits once an hour, or once more credits came', async () => {
  const person = await web.person(2);
  await hooks.make(person, URL);
  const askAndCancel = async () => {
    const { body: project } = await person.send('POST', '/api/projects', PLUM);
    await person.send('DELETE', `/api/projects/${project.id}`);
  };
  const told = async () => {
    const mails =
      await sql`select from outbox where topic = 'mail' and body->>'kind' = 'credits-low'
      and body->>'account' = ${person.id}`.execute(web.db);
    return [(await hooks.rows()).length, mails.rows.length];
  };
  for (let i = 0; i < 5; i += 1) await askAndCancel();
  expect(await told()).toEqual([1, 1]);
  await sql`update credit_balances set low_told_at = low_told_at - interval '1 hour'`.execute(
    web.db,
  );
  for (let i = 0; i < 2; i += 1) await askAndCancel();
  expect(await told()).toEqual([2, 2]);
  const more = { accountId: person.id, credits: 1, source: 'operator:more', description: '' };
  await web.db.transaction().execute((db) => grantCredits(db, { ...more, book: 'purchased' }));
  await person.send('POST', '/api/projects', PLUM);
  for (let i = 0; i < 2; i += 1) await askAndCancel();
  expect(await told()).toEqual([3, 3]);
});

test('no more than a thousand wait for a webhook: the older ones end, but for the oldest', async () => {
  const person = await web.person();
  const { id } = await hooks.make(person, URL);
  await fill(id, 1003, false);
  // Under way: it may arrive.
  await sql`update webhook_deliveries set leased_until = now() + interval '1 minute' where payload = '1001'`.execute(
    web.db,
  );
  await hooks.tell(person);
  const rows = await hooks.rows();
  const ended = rows.filter(({ outcome }) => outcome !== null);
  expect(ended.map(({ payload }) => payload)).toEqual(['1002', '1000', '999']);
  expect(ended[0]).toMatchObject({ outcome: 'failed', leased_until: null });
  expect(ended[0]?.trouble).toMatch(/more than 1000/);
  expect(rows.at(-1)).toMatchObject({ type: 'credits.low', outcome: null });
});

test('of what has ended the newest thousand of a webhook are kept', async () => {
  const person = await web.person();
  const { id, path } = await hooks.make(person, URL);
  const { id: other } = await hooks.make(person, URL, ['video.failed']);
  for (const webhook of [id, other]) await fill(webhook, 1004, true);
  await sql`update webhook_deliveries set ended_at = null, outcome = null where payload = '1003'`.execute(
    web.db,
  );
  await person.send('POST', `${path}/test`);
  const rows = await hooks.rows();
  const kept = rows.filter(({ webhook_id }) => webhook_id === id);
  expect(kept.slice(0, 2).map(({ payload }) => payload)).toEqual(['1003', '1000']);
  expect(rows.filter(({ webhook_id }) => webhook_id === other)).toHaveLength(1004);
});
