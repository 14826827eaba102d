import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { randomKey } from './key-text.ts';
import { keyFor, serveByKey } from './test-keys.ts';

let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);
const web = await createTestWeb({}, undefined, undefined, { log });
serveByKey(web, web.app);
afterAll(web.close);

test('no key is in a log, wherever it was sent, nor in the database', async () => {
  const person = await web.person(1);
  const { key, id } = await keyFor(person);
  const [headers, unknown] = [{ authorization: `Bearer ${key}` }, randomKey()];
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, more: object = {}) =>
    (await web.app.inject({ method, url, headers, ...more })).statusCode;
  expect(await send('GET', '/test/any')).toBe(200);
  expect(await send('GET', '/test/fails')).toBe(500);
  expect(await send('POST', '/test/videos', { payload: BODY })).toBe(201);
  expect(await send('POST', '/test/videos', { payload: BODY })).toBe(402);
  // By mistake where none belongs.
  expect(await send('POST', '/test/videos', { payload: { [key]: key } })).toBe(400);
  await send('GET', `/test/any?key=${key}`);
  await send('GET', `/test/${key}`);
  await send('GET', `/test/${encodeURIComponent(`Bearer ${key}`)}`);
  await person.send('DELETE', `/api/keys/${key}`);
  await send('GET', '/test/any', { headers: { authorization: `Bearer ${unknown}` } });
  await person.send('PATCH', `/api/keys/${id}`, { name: 'another' });
  await person.send('DELETE', `/api/keys/${id}`);
  expect(await send('GET', '/test/any')).toBe(401);

  expect(logged).toContain('/test/fails');
  for (const event of ['api-key-made', 'api-key-changed', 'api-key-revoked']) {
    expect(logged).toContain(
      `"event":"${event}","account":"${person.id}","key":"${id}","msg":"security"`,
    );
  }
  for (const text of [key, unknown]) {
    expect(logged).not.toContain(text);
    expect(logged).not.toContain(text.slice(-36));
  }
  const tables = await web.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = current_schema()`;
  for (const { name } of tables) {
    const rows = await web.sql`
      select from ${web.sql(name)} row where row::text like ${`%${key.slice(-36)}%`}`;
    expect([name, rows.length]).toEqual([name, 0]);
  }
});
