import { sql } from 'kysely';
import { expect } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { onWebhooks, until } from '../../../../test/webhook-deliveries.ts';
import { serveReceiver } from '../../../../test/webhook-receiver.ts';
import { FOR_ONE_ACCOUNT } from './claim-queries.ts';
import { MOST_UNDER_WAY } from './lane.ts';
import { createPost, type Post } from './post.ts';

export const web = await createTestWeb();
export const hooks = onWebhooks(web);
export const deleteWebhooks = () => sql`delete from webhooks`.execute(web.db);

export const HANGS = 'http://localhost:9/hangs';

/** Receivers that say nothing until `release`, without any limit of time, and one that answers at once. */
export async function receivers() {
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
export async function webhooksAt(url: string, count: number) {
  const people = await Promise.all(Array.from({ length: count / 10 }, () => web.person()));
  for (const { id } of people) {
    await sql`insert into webhooks (account_id, url, events, secret)
      select ${id}, ${url}, array['credits.low'], sha256('x') from generate_series(1, 10)`.execute(
      web.db,
    );
  }
  return people;
}

/** Has so many webhooks hang, three deliveries each, before new ones are told of something. */
export async function expectNewOnesFirst(count: number): Promise<void> {
  const at = await receivers();
  const slow = await webhooksAt(HANGS, count);
  await sql`update webhooks set quick = false`.execute(web.db);
  const others = await webhooksAt(at.quick.url(), 10);
  for (let i = 0; i < 3; i += 1) for (const person of slow) await hooks.tell(person);
  const { stop } = await at.deliveries();
  await until(() => at.held.length === Math.min(MOST_UNDER_WAY, (count / 10) * FOR_ONE_ACCOUNT));
  for (const person of others) await hooks.tell(person);
  await until(() => at.quick.posted.length === 10);
  at.release();
  await stop();
  await at.quick.close();
}

/** Has so many webhooks hang, so many deliveries each, before quick ones are told of something. */
export async function expectQuickOnesFirst(count: number, each: number): Promise<void> {
  const { quick, held, deliveries, release } = await receivers();
  const others = await webhooksAt(quick.url(), 30);
  const { stop } = await deliveries();
  for (const person of others) await hooks.tell(person);
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome === 'delivered'));
  const slow = await webhooksAt(HANGS, count);
  for (let i = 0; i < each; i += 1) for (const person of slow) await hooks.tell(person);
  await until(() => held.length === MOST_UNDER_WAY);
  for (const person of others) await hooks.tell(person);
  await until(() => quick.posted.length === 60);
  expect(held).toHaveLength(MOST_UNDER_WAY);
  release();
  await stop();
  await quick.close();
}
