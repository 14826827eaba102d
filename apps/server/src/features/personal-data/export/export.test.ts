import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createArchiveWeb } from '../../../../test/archives.ts';
import { readZip } from '../../../../test/read-zip.ts';
import type { Person } from '../../../../test/web.ts';
import { changeCredits } from '../../credits/by-operator.ts';
import { spendWithKey } from '../../keys/spend.ts';
import { videoKey } from '../../videos/media/keys.ts';
import { TABLES } from '../tables.ts';

const web = await createArchiveWeb();
afterAll(web.close);

const VIDEO = randomBytes(3000);

/** Somebody with something in every field that a person can fill, and a word of theirs in each. */
async function personWithAll(word: string) {
  const person = await web.person(3);
  await web.series(person, `${word} series`, [
    { title: `${word} film`, prompt: `${word} prompt`, bytes: VIDEO },
    { title: `${word} failed`, failed: true },
  ]);
  await web.sql`update projects set slots = ${web.sql.json({ says: `${word} slot` })}
    where account_id = ${person.id}`;
  await person.send('POST', '/api/support-tickets', {
    ...{ subject: `${word} subject`, description: `${word} description` },
    ...{ priority: 'low', key: randomUUID() },
  });
  await web.sql`insert into ticket_replies (ticket_id, by, text)
    select id, 'operator@example.com', ${`${word} reply`} from support_tickets
    where account_id = ${person.id}`;
  await web.db.transaction().execute((db) =>
    changeCredits(db, {
      ...{ accountId: person.id, changeId: randomUUID(), credits: 1, reason: `${word} reason` },
    }),
  );
  await web.sql`insert into payments (source, account_id, kind, cents, paid_at)
    values (${`pi_${word}`}, ${person.id}, 'credits', 50, now())`;
  const asks = { name: `${word} key`, scopes: ['generate'] };
  const { id: keyId } = (await person.send('POST', '/api/keys', asks)).body;
  await web.db
    .transaction()
    .execute((db) => spendWithKey(db, { accountId: person.id, keyId }, [randomUUID()]));
  const hook = { url: `http://localhost:9/${word}`, events: ['video.failed'] };
  const { id } = (await person.send('POST', '/api/webhooks', hook)).body;
  await person.send('POST', `/api/webhooks/${id}/test`);
  await web.sql`insert into refunds (source, payment, kind, cents, refunded_at)
    values (${`re_${word}`}, ${`pi_${word}`}, 'refund', 20, now())`;
  await web.sql`insert into profile_pictures (account_id, source_url, content_type, bytes)
    values (${person.id}, 'https://example.com/p', 'image/png', ${Buffer.from(word)})`;
  return person;
}

async function exportOf(person: Person) {
  const { headers, rawPayload } = await web.app.inject({
    url: '/api/account/export',
    headers: { cookie: person.cookie },
  });
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['cache-control']).toBe('no-store');
  const files = new Map(readZip(rawPayload).map(({ name, bytes }) => [name, bytes]));
  return { files, parsed: (name: string) => JSON.parse(files.get(name)!.toString()) };
}

test('a person takes out all that is kept of them, and their videos', async () => {
  const person = await personWithAll('plum');
  await personWithAll('quince');
  const { files, parsed } = await exportOf(person);
  const [video] = [...files.keys()].filter((name) => name.startsWith('videos/'));
  expect([...files.keys()].sort()).toEqual([
    ...[
      'account.json',
      'keys.json',
      'mails.json',
      'orders.json',
      'other.json',
      'picture.png',
      'projects.json',
    ],
    ...['receipts.json', 'series.json', 'shares.json', 'takedowns.json', 'tickets.json'],
    ...['transactions.json', video, 'webhook-deliveries.json', 'webhooks.json'],
  ]);
  expect(files.get(video!)).toEqual(VIDEO);
  expect(files.get('picture.png')?.toString()).toBe('plum');

  expect(parsed('account.json')).toMatchObject({
    ...{ id: person.id, email: person.email, firstName: 'Pat' },
    credits: { purchased: 4 },
    sessions: [{ device: null }],
  });
  const projects = parsed('projects.json');
  expect(projects).toContainEqual(
    expect.objectContaining({
      ...{ title: 'plum film', prompt: 'plum prompt', slots: { says: 'plum slot' } },
      ...{ status: 'completed', templateId: 'coconut-face-slicing' },
    }),
  );
  expect(video).toBe(
    `videos/plum film ${projects.find(({ title }: { title: string }) => title === 'plum film').id.slice(0, 8)}.mp4`,
  );
  expect(parsed('keys.json')).toMatchObject([
    {
      ...{ name: 'plum key', scopes: ['generate'], days: [{ asked: 1, credits: 1 }] },
      videos: [expect.any(String)],
    },
  ]);
  const [webhook] = parsed('webhooks.json');
  expect(webhook).toMatchObject({ url: 'http://localhost:9/plum', events: ['video.failed'] });
  expect(Object.keys(webhook).filter((name) => /secret/i.test(name))).toEqual([]);
  expect(parsed('webhook-deliveries.json')).toMatchObject([
    { webhookId: webhook.id, type: 'webhook.test', payload: expect.stringContaining(webhook.id) },
  ]);
  expect(parsed('series.json')).toMatchObject([{ title: 'plum series' }]);
  expect(parsed('tickets.json')).toMatchObject([
    { subject: 'plum subject', description: 'plum description', replies: [{ text: 'plum reply' }] },
  ]);
  expect(parsed('transactions.json')[0]).toMatchObject({
    description: 'Credits granted: plum reason',
  });
  expect(parsed('receipts.json')).toMatchObject([
    { source: 'pi_plum', cents: 50, refunds: [{ cents: 20 }] },
  ]);
  const text = [...files.values()].join();
  expect(text).not.toContain('quince');
  expect(text).not.toContain('operator@example.com');
});

test('no secret is in it: neither what a session is known by, nor what an engine was told', async () => {
  const person = await personWithAll('fig');
  const { parsed } = await exportOf(person);
  expect(Object.keys(parsed('account.json').sessions[0]).sort()).toEqual([
    'createdAt',
    'device',
    'expiresAt',
    'lastSeenAt',
  ]);
  expect(parsed('projects.json')[0]).not.toHaveProperty('handle');
  expect(parsed('keys.json')[0]).not.toHaveProperty('hash');
});

test('every table that names its person is in the export, or says why not', async () => {
  const owned = await web.sql<{ name: keyof typeof TABLES }[]>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'account_id'`;
  expect(owned.filter(({ name }) => TABLES[name].has === 'nothing')).toEqual([]);
});

test('a video whose file is gone is left out, and the rest is whole', async () => {
  const person = await web.person();
  const gone = await web.film(person, { title: 'gone' });
  await web.film(person, { title: 'there', bytes: VIDEO });
  await web.storage.remove([videoKey(gone)]);
  const { files, parsed } = await exportOf(person);
  expect([...files.keys()].filter((name) => name.startsWith('videos/'))).toHaveLength(1);
  expect(parsed('projects.json')).toHaveLength(2);
});

test('a visitor has none, HEAD makes none, and nobody has one made again and again', async () => {
  const url = '/api/account/export';
  expect((await web.app.inject(url)).statusCode).toBe(401);
  const person = await web.person();
  const headers = { cookie: person.cookie };
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    for (const method of ['HEAD', 'GET'] as const) {
      const { statusCode, rawPayload } = await web.app.inject({ method, url, headers });
      statuses.push(statusCode);
      if (method === 'HEAD') expect(rawPayload).toHaveLength(0);
    }
  }
  // Whoever is refused is so already where the page asks whether there is a file to be had.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});
