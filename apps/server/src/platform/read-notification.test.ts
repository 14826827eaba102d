import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { connectDatabase } from './db/connection.ts';
import { ChangeFeed, notifyChanged } from './events.ts';
import { Limits } from './limits/limits.ts';
import { shareLimits } from './limits/share-limits.ts';

const { db, url, destroy } = await createTestDatabase({ empty: true });
const { sql, db: other, close } = connectDatabase(url);
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
const feed = new ChangeFeed();
await feed.start(sql, log);
const limits = new Limits();
const limit = limits.define('reads', 5);
const stopSharing = await shareLimits(limits, { db: other, connection: sql, log });
afterAll(async () => {
  await stopSharing();
  await feed.stop();
  await close();
  await destroy();
});

const OF_ANOTHER_FORM = [
  '',
  'null',
  '5',
  '{}',
  '{"account":"ada"}',
  '{"account":"ada","keys":[1]}',
  '{"from":"x"}',
  '{"from":"x","told":[5]}',
  '{"from":"x","told":[["reads","ada",null]]}',
  '{"from":"x","told":[["reads","ada",-9]]}',
];

const notify = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute();

test('what others say on the product’s channels is ignored, and told once for each', async () => {
  const heard: (readonly string[])[] = [];
  feed.subscribe('ada', (keys) => void heard.push(keys));
  const channels = () => lines.map((line) => JSON.parse(line).channel);
  await notify('changed', 'no JSON');
  await notify('counted', 'no JSON');
  await expect.poll(channels).toEqual(['changed', 'counted']);
  for (const payload of OF_ANOTHER_FORM) {
    await notify('changed', payload);
    await notify('counted', payload);
  }
  await notify('counted', '{"from":"another process","told":[["reads","ada",5]]}');
  await notifyChanged(db, 'ada', ['projects']);
  await expect.poll(() => heard).toEqual([['projects']]);
  expect(() => limit('ada')).toThrow(/limit is 5 reads/);
  expect(channels()).toEqual(['changed', 'counted']);
  expect(lines.join()).not.toMatch(/ada|no JSON/);
});
