import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { onWebhooks, until } from '../../../../test/webhook-deliveries.ts';
import { serveReceiver } from '../../../../test/webhook-receiver.ts';
import { createPost, type Post } from './post.ts';

const web = await createTestWeb();
const hooks = onWebhooks(web);
afterAll(web.close);
beforeEach(() => sql`delete from webhooks`.execute(web.db));

const HANGS = 'http://localhost:9/hangs';

/** Receivers that say nothing until `release`, without any limit of time, and one that answers at once. */
async function receivers() {
  const held: (() => void)[] = [];
  const quick = await serveReceiver();
  const really = createPost(true);
  const post: Post = (address, request) =>
    address === HANGS
      ? new Promise((resolve) => {
          held.push(() => resolve({ status: 204, body: '', askedFor: undefined }));
        })
      : really(address, request);
  const deliveries = () => hooks.start(post);
  const release = () => {
    for (const answer of held.splice(0)) answer();
  };
  return { quick, held, deliveries, release };
}

/** So many webhooks at a receiver, ten a person, that hear of few credits; answers their people. */
async function webhooksAt(url: string, count: number) {
  const people = await Promise.all(Array.from({ length: count / 10 }, () => web.person()));
  for (const { id } of people) {
    await sql`insert into webhooks (account_id, url, events, secret)
      select ${id}, ${url}, array['credits.low'], sha256('x') from generate_series(1, 10)`.execute(
      web.db,
    );
  }
  return people;
}

test('more that hang than there are places, told first, keep nobody who is told after them', async () => {
  const { quick, held, deliveries, release } = await receivers();
  const slow = await webhooksAt(HANGS, 180);
  const others = await webhooksAt(quick.url(), 50);
  for (const person of [...slow, ...others]) await hooks.tell(person);
  const { stop } = await deliveries();
  await until(() => quick.posted.length === 50);
  expect(held).toHaveLength(180);
  release();
  await stop();
  await quick.close();
});

test('those that have answered at once do not wait behind more hanging ones than may be under way', async () => {
  const { quick, held, deliveries, release } = await receivers();
  const others = await webhooksAt(quick.url(), 30);
  const { stop } = await deliveries();
  for (const person of others) await hooks.tell(person);
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome === 'delivered'));
  const slow = await webhooksAt(HANGS, 400);
  for (const person of slow) await hooks.tell(person);
  await until(() => held.length === 256);
  for (const person of others) await hooks.tell(person);
  await until(() => quick.posted.length === 60);
  expect(held).toHaveLength(256);
  release();
  await stop();
  await quick.close();
});
