import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { noteAskMade } from '../../../../test/ask-made.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { payments } from '../../../../test/payments.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import type { DB } from '../../../schema.ts';
import { forgetWhatIsOver } from '../../../wiring/forget-what-is-over.ts';
import { createStripeStore } from '../../../wiring/stripe-store.ts';
import { insertAccount } from '../../accounts/queries.ts';
import { emailOf } from '../../accounts/service.ts';
import { reconcileBilling } from '../../billing/reconcile/reconcile.ts';
import { changeCredits } from '../../credits/by-operator.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { outstandingCredits } from '../../credits/outstanding.ts';
import { captureCredit } from '../../credits/service.ts';
import { spendWithKey } from '../../keys/spend.ts';
import { decide } from '../../reports/decide.ts';
import { SuspendedError } from '../../sessions/errors.ts';
import { refuseSuspended } from '../../sessions/session.ts';
import { settleAsk } from '../../videos/abandoned/settle.ts';
import { evidenceKeyOf, videoKey } from '../../videos/media/keys.ts';
import { moveEvidenceNow } from '../../videos/takedowns/evidence.ts';
import { erase } from './erase.ts';
import { takeDueErasure } from './queries.ts';
import { requestErasure } from './request.ts';
import { startErasures } from './worker.ts';

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
const sandbox = await createTestDatabase<DB>();
const web = await createTestWeb({}, createStripeStore(sandbox.db), undefined, { log });
afterAll(async () => {
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  await web.close();
  await sandbox.destroy();
});
const settle = () => settleEvents(web);
beforeEach(() => web.sql`delete from outbox`);
afterEach(async () => {
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
});

const tools = {
  ...{ db: web.db, storage: web.storage, billing: web.billing, log },
  allowance: { freeAbandonsPerDay: 5 },
};
const { buy, setUp, subscribe, customerOf } = payments(web);

/** Each field that a person can fill holds this word, and an id of its own with it. */
const CANARY = 'canarybird';

const title = `${CANARY} title`;
const wish = {
  ...{ title, prompt: `${CANARY} prompt` },
  templateData: {
    ...{ templateId: 'coconut-face-slicing', category: 'fruits', duration: '0:08' },
    slots: { says: `${CANARY} slot` },
  },
};

/** Somebody with a word of theirs in every field, money spent, and videos done, failed and under way. */
async function personWithAll(): Promise<Person> {
  const person = await web.person();
  const email = `${CANARY}-${person.id}@example.com`;
  await web.sql`update accounts set email = ${email}, first_name = ${`${CANARY} first`},
    last_name = ${`${CANARY} last`}, profile_image_url = ${`https://example.com/${CANARY}`}
    where id = ${person.id}`;
  await buy(person, 60);
  await subscribe(person, 'creator');
  // A purchase that they left half way.
  await person.send('POST', '/api/create-credit-payment', { credits: 50 });
  await web.sql`insert into profile_pictures (account_id, source_url, content_type, bytes)
    values (${person.id}, ${`https://example.com/${CANARY}`}, 'image/png', ${Buffer.from(CANARY)})`;
  await web.sql`update sessions set device = ${`${CANARY} on Linux`} where account_id = ${person.id}`;
  await person.send('PUT' as 'POST', '/api/account/notifications', {
    ...{ email: true, updates: true, marketing: true },
  });
  expect((await person.send('POST', '/api/projects', wish)).status).toBe(201);
  const series = { title: `${CANARY} series`, items: [wish, wish] };
  const key = { 'idempotency-key': `${CANARY}-${randomUUID()}` };
  expect((await person.send('POST', '/api/series', series, key)).status).toBe(201);
  await person.send('POST', '/api/support-tickets', {
    ...{ subject: `${CANARY} subject`, description: `${CANARY} description` },
    ...{ priority: 'low', key: `${CANARY}-key` },
  });
  await web.sql`insert into ticket_replies (ticket_id, by, text)
    select id, 'operator@example.com', ${`About ${CANARY}`} from support_tickets
    where account_id = ${person.id}`;
  await web.db.transaction().execute((db) =>
    changeCredits(db, {
      ...{ accountId: person.id, changeId: randomUUID(), credits: 1 },
      reason: `For ${CANARY}`,
    }),
  );
  await web.sql`insert into sandbox_mails
      (id, account_id, kind, recipient, subject, headers, plain, html)
    values (${randomUUID()}, ${person.id}, 'video-ready', ${email}, ${title}, '{}', ${title}, '')`;
  const asks = { name: `${CANARY} key`, scopes: ['generate'] };
  const { id: keyId } = (await person.send('POST', '/api/keys', asks)).body;
  const { id } = (await person.send('POST', '/api/projects', wish)).body;
  await web.db
    .transaction()
    .execute((db) => spendWithKey(db, { accountId: person.id, keyId }, [id]));
  await finish(id);
  expect((await person.send('POST', `/api/projects/${id}/share`)).status).toBe(200);
  const named = { name: `${CANARY} name` };
  expect((await person.send('PATCH', `/api/projects/${id}/share`, named)).status).toBe(200);
  return { ...person, email };
}

/** The last video that somebody asked for is done. */
async function finish(id: string): Promise<void> {
  const path = join(web.directory, id);
  await writeFile(path, randomBytes(100));
  await web.storage.put(videoKey(id), path, { contentType: 'video/mp4' });
  await web.db.transaction().execute(async (db) => {
    await noteAskMade(db, id);
    const done = { status: 'completed' as const, completed_at: new Date() };
    await db.updateTable('projects').set(done).where('id', '=', id).execute();
    await captureCredit(db, id);
  });
}

/** Where the word is still to be found: tables of both databases, files, and the log. */
async function whereabouts(): Promise<string[]> {
  const found: string[] = [];
  const hex = Buffer.from(CANARY).toString('hex');
  for (const { sql } of [web, sandbox]) {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = current_schema()`;
    // All tables in one query: some ninety for each look would take most of these tests' time.
    const texts = tables.map(
      ({ name }) => `select '${name}' as name, t::text as text from "${name}" t`,
    );
    const rows = await sql.unsafe<{ name: string; text: string }[]>(
      `select name, text from (${texts.join(' union all ')}) as rows
        where text ilike $1 or text like $2`,
      [`%${CANARY}%`, `%${hex}%`],
    );
    found.push(...rows.map(({ name, text }) => `${name}: ${text}`));
  }
  for (const entry of await readdir(web.directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (path.includes(CANARY) || (await readFile(path)).includes(CANARY)) found.push(path);
  }
  if (logged.includes(CANARY)) found.push('the log');
  return found;
}

async function deleted(person: Person): Promise<void> {
  const answer = await person.send('DELETE', '/api/account', { confirm: person.email });
  expect(answer.status).toBe(204);
}

/** As workers do it, the second time too, minutes later. */
async function eraseDue(): Promise<void> {
  await eraseOnce();
  await web.sql`update accounts set erasure_due_at = now() where erased_at is not null`;
  await eraseOnce();
}

async function eraseOnce(): Promise<void> {
  for (let one = await takeDueErasure(web.db); one; one = await takeDueErasure(web.db)) {
    await erase(tools, one);
  }
}

test('of whoever deletes their account no word is left anywhere, and the ledger stays right', async () => {
  const before = await outstandingCredits(web.db);
  const person = await personWithAll();
  expect((await whereabouts()).length).toBeGreaterThan(20);
  expect((await outstandingCredits(web.db)).credits).toBeGreaterThan(before.credits);
  const { id: customer } = await customerOf(person);
  await deleted(person);
  expect((await person.send('GET', '/api/auth/user')).status).toBe(401);
  const erasures = startErasures(tools);
  await expect
    .poll(async () => (await web.sql`select from accounts where erased_at is not null`).length)
    .toBe(1);
  await erasures.stop();
  await web.settleWebhooks();
  const left = await whereabouts();
  // The one mail that says so, until it is sent.
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^outbox: .*account-deleted/);
  for (const table of ['api_keys', 'api_key_days', 'api_key_uses'] as const) {
    expect(await web.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await outstandingCredits(web.db)).toEqual(before);
  const { stripe } = web.billing;
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const [entries] = await web.sql`
    select count(*)::int as count from credit_entries where account_id = ${person.id}`;
  expect(entries?.count).toBeGreaterThan(5);
});

test('of a video that was taken down the evidence alone is left, for 30 days', async () => {
  const person = await personWithAll();
  const [shared] = await web.sql`select project_id, token from shares
    join projects on projects.id = project_id where account_id = ${person.id}`;
  const { project_id: projectId, token } = shared as { project_id: string; token: string };
  const text = `${CANARY} in what somebody else reported`;
  const waiting = { method: 'POST' as const, url: '/api/reports' };
  for (const words of [text, `${text}, too`]) {
    await web.app.inject({ ...waiting, payload: { token, kind: 'other', text: words } });
  }
  const [report] = await web.sql`select id from reports where text = ${text}`;
  const decided = {
    decision: 'remove' as const,
    reason: `About ${CANARY}`,
    by: 'boss@example.com',
  };
  await web.db.transaction().execute((db) => decide(db, report!.id, decided));
  await moveEvidenceNow(tools, projectId);
  const objection = await person.send('POST', `/api/projects/${projectId}/objection`, {
    text: `${CANARY} objects`,
  });
  expect(objection.status).toBe(200);
  await deleted(person);
  await eraseDue();
  const isMail = /^outbox: .*account-deleted/;
  const left = async () => (await whereabouts()).filter((place) => !isMail.test(place));
  expect(await left()).toEqual([
    expect.stringMatching(/^reports: .*in what somebody else reported/),
  ]);
  const [kept] =
    await web.sql`select account_id, project_id, text from reports where id = ${report!.id}`;
  expect(kept).toEqual({ account_id: null, project_id: projectId, text });
  const evidence = evidenceKeyOf(videoKey(projectId));
  expect([await web.storage.has(evidence), await web.storage.has(videoKey(projectId))]).toEqual([
    ...[true, false],
  ]);
  await forgetWhatIsOver(web.db);
  expect(await left()).toHaveLength(1);

  const pass = (days: number) => web.sql`update evidence set due_at = now(),
    keep_until = keep_until - ${days} * interval '1 day'`;
  await pass(29);
  await moveEvidenceNow(tools, projectId);
  expect(await web.storage.has(evidence)).toBe(true);
  await pass(2);
  await moveEvidenceNow(tools, projectId);
  await forgetWhatIsOver(web.db);
  expect(await web.storage.has(evidence)).toBe(false);
  expect(await left()).toEqual([]);
  // Each is one of a year's count.
  expect(await web.sql`select kind, decision, project_id from reports`).toEqual(
    Array(2).fill({ kind: 'other', decision: 'remove', project_id: null }),
  );
  expect(await web.sql`select project_id, account_id from takedowns`).toEqual([
    { project_id: null, account_id: null },
  ]);
});

test('of what somebody has reported no word is left, but what a report says that still waits', async () => {
  const nameless = await web.person();
  const email = `${CANARY}-${nameless.id}@example.com`;
  const person = { ...nameless, email };
  await web.sql`update accounts set email = ${email} where id = ${person.id}`;
  const owner = await web.person(2);
  const reported = async (words: string, from: string) => {
    const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const plum = { prompt: 'A plum', templateData };
    const { id } = (await owner.send('POST', '/api/projects', plum)).body;
    await finish(id);
    const { url } = (await owner.send('POST', `/api/projects/${id}/share`)).body;
    const { body } = await web.app.inject({
      ...{ method: 'POST', url: '/api/reports' },
      payload: {
        ...{ token: url.slice(url.lastIndexOf('/') + 1), kind: 'copyright', text: words },
        ...{ email: from, name: words, work: words },
      },
    });
    return JSON.parse(body).id as string;
  };
  const keep = (id: string) =>
    web.db
      .transaction()
      .execute((db) => decide(db, id, { decision: 'keep', reason: 'So.', by: 'b@example.com' }));
  await keep(await reported(`${CANARY} decided`, email.toUpperCase()));
  const waits = await reported(`${CANARY} waits`, email);
  await deleted(person);
  await eraseDue();
  const left = async () =>
    (await whereabouts()).filter((place) => !/^outbox: .*account-deleted/.test(place));
  expect(await left()).toEqual([expect.stringMatching(/^reports: .*canarybird waits/)]);
  const [row] = await web.sql`select name, email from reports where id = ${waits}`;
  expect(row).toEqual({ name: null, email: null });
  await forgetWhatIsOver(web.db);
  expect(await left()).toHaveLength(1);
  await keep(waits);
  await forgetWhatIsOver(web.db);
  expect(await left()).toEqual([]);

  // An address that nobody vouches for takes no word from whose it is.
  const another = await web.person();
  await web.sql`update accounts set email_verified = false where id = ${another.id}`;
  await web.sql`update reports set email = ${another.email}, text = 'stays' where id = ${waits}`;
  await deleted(another);
  await eraseDue();
  expect(await web.sql`select email, text from reports where id = ${waits}`).toEqual([
    { email: another.email, text: 'stays' },
  ]);
});

test('nobody deletes an account without its address, in whatever case it is written', async () => {
  const [person, other] = [await web.person(), await web.person()];
  for (const confirm of ['', 'x', other.email]) {
    const { status, body } = await person.send('DELETE', '/api/account', { confirm });
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(body.message).toMatch(/^confirm: /);
  }
  expect((await person.send('DELETE', '/api/account')).status).toBe(400);
  expect((await person.send('GET', '/api/auth/user')).status).toBe(200);
  const visitor = await web.app.inject({ method: 'DELETE', url: '/api/account' });
  expect(visitor.statusCode).toBe(401);
  const confirm = ` ${person.email.toUpperCase()} `;
  expect((await person.send('DELETE', '/api/account', { confirm })).status).toBe(204);
  await eraseDue();
  expect((await other.send('GET', '/api/auth/user')).status).toBe(200);
});

test('wherever it is cut short it goes on, and done twice at once it is done once', async () => {
  const person = await personWithAll();
  await deleted(person);
  const account = (await takeDueErasure(web.db))!;
  const { stripe, ...billing } = web.billing;
  // Stripe does the first, and says so to nobody: once for each call that changes something there.
  const cut = new Set<string>();
  const broken = new Proxy(stripe, {
    get(target, resource) {
      const calls = Reflect.get(target, resource);
      if (typeof calls !== 'object' || calls === null) return calls;
      return new Proxy(calls, {
        get(inner, name) {
          const call = Reflect.get(inner, name);
          if (!['cancel', 'del'].includes(String(name))) return call?.bind?.(inner) ?? call;
          return async (...words: unknown[]) => {
            const answer = await call.apply(inner, words);
            const key = `${String(resource)}.${String(name)}`;
            if (cut.has(key)) return answer;
            cut.add(key);
            throw new Error('the connection broke');
          };
        },
      });
    },
  });
  const weak = { ...tools, billing: { ...billing, stripe: broken } };
  for (;;) {
    const fault = await erase(weak, account).then(
      () => null,
      ({ message }: Error) => message,
    );
    if (fault === null) break;
    expect(fault).toBe('the connection broke');
  }
  expect([...cut].sort()).toEqual(
    expect.arrayContaining(['customers.del', 'paymentIntents.cancel', 'subscriptions.cancel']),
  );
  await Promise.all([erase(tools, account), erase(tools, account)]);
  await settle();
  expect(await whereabouts()).toHaveLength(1);
  const mails = await web.sql`
    select from outbox where topic = 'mail' and starts_with(subject, ${`${person.id} `})`;
  expect(mails).toHaveLength(1);
});

test('a credit that an engine’s word is awaited for lapses too, whatever the engine says later', async () => {
  const before = await outstandingCredits(web.db);
  const person = await web.person(2);
  const { body } = await person.send('POST', '/api/projects', wish);
  await web.sql`update projects set engine = 'fal', submit_started_at = now(), status = 'processing'
    where id = ${body.id}`;
  const strict = { freeAbandonsPerDay: 0 };
  await requestErasure(web.db, strict, { accountId: person.id, confirm: person.email });
  const [held] = await web.sql`select credit from abandoned_asks where account_id = ${person.id}`;
  expect(held?.credit).toBe('held');
  await eraseDue();
  await settleAsk(web.db, { project_id: body.id, attempt: 1 }, 'no');
  expect(await outstandingCredits(web.db)).toEqual(before);
});

test('money that goes back after the account is gone takes no credits that have lapsed', async () => {
  const person = await web.person();
  const payment = await buy(person, 60);
  await deleted(person);
  await eraseDue();
  await web.billing.stripe.refunds.create({ payment_intent: payment });
  await settle();
  const [balance] = await web.sql`
    select purchased, subscription, held from credit_balances where account_id = ${person.id}`;
  expect(balance).toEqual({ purchased: 0, subscription: 0, held: 0 });
  const [refund] = await web.sql`select cents from refunds where payment = ${payment}`;
  expect(refund?.cents).toBe(600);
});

test('nothing is asked for in the name of an account that goes, and operators find nobody', async () => {
  const person = await web.person(1);
  await deleted(person);
  expect(await emailOf(web.db, person.id)).toBeUndefined();
  const late = web.db.transaction().execute((db) => refuseSuspended(db, person.id));
  await expect(late).rejects.toThrow(SuspendedError);
  await eraseDue();
  expect(await emailOf(web.db, person.id)).toBeUndefined();
});

test('whoever signs in again with the same identity begins anew', async () => {
  const person = await web.person();
  await deleted(person);
  const profile = {
    ...{ issuer: 'test', subject: person.email, email: person.email, isEmailVerified: true },
    ...{ firstName: 'Pat', lastName: null },
  };
  const id = await insertAccount(web.db, profile);
  expect(id).not.toBeNull();
  expect(id).not.toBe(person.id);
  await eraseDue();
});

test('a link leads nowhere from the commit of the request on, whatever Stripe says', async () => {
  const person = await web.person(1);
  const { id } = (await person.send('POST', '/api/projects', wish)).body;
  await finish(id);
  const { url } = (await person.send('POST', `/api/projects/${id}/share`)).body;
  const status = async (path: string) =>
    (await web.app.inject({ url: new URL(url).pathname + path })).statusCode;
  expect([await status(''), await status('/video.mp4')]).toEqual([200, 200]);
  await deleted(person);
  expect([await status(''), await status('/video.mp4')]).toEqual([404, 404]);
  await eraseDue();
});

test('a card that was confirmed begins no plan after the account was to go', async () => {
  const person = await web.person();
  const setupIntentId = await setUp(person, 'creator');
  await deleted(person);
  await eraseOnce();
  await settle();
  const [row] = await web.sql`select count(*)::int as count from payments
    where account_id = ${person.id}`;
  expect(row?.count).toBe(0);
  const { customer } = await web.billing.stripe.setupIntents.retrieve(setupIntentId);
  const invoices = await web.billing.stripe.invoices.list({ customer: customer as string });
  expect(invoices.data).toEqual([]);
  await eraseDue();
});

test('videos go and a plan ends although a payment is on its way, which is waited for', async () => {
  const person = await web.person(1);
  await subscribe(person, 'starter');
  await person.send('POST', '/api/projects', wish);
  const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 50 });
  await deleted(person);
  const account = (await takeDueErasure(web.db))!;
  const { stripe } = web.billing;
  const { paymentIntents } = stripe;
  const processing = Object.assign(Object.create(paymentIntents), {
    retrieve: async (id: string) => ({
      ...(await paymentIntents.retrieve(id)),
      status: 'processing',
    }),
  });
  const slow = new Proxy(stripe, {
    get: (target, name) => (name === 'paymentIntents' ? processing : Reflect.get(target, name)),
  });
  const fault = erase({ ...tools, billing: { ...web.billing, stripe: slow } }, account);
  await expect(fault).rejects.toThrow(`payment ${body.paymentIntentId} is on its way`);
  expect(await web.sql`select from projects where account_id = ${person.id}`).toHaveLength(0);
  const { data } = await stripe.subscriptions.list({
    customer: (await customerOf(person)).id,
    status: 'all',
  });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  await web.sql`update accounts set erasure_due_at = now() where id = ${person.id}`;
  await eraseDue();
  expect(
    await web.sql`select from accounts where id = ${person.id} and erasure_ended_at is not null`,
  ).toHaveLength(1);
});

test('what a request writes that was under way meanwhile goes minutes later', async () => {
  const person = await web.person();
  await deleted(person);
  await eraseOnce();
  await web.sql`insert into support_tickets (account_id, key, subject, priority, description)
    values (${person.id}, 'late', ${`${CANARY} late`}, 'low', 'late')`;
  expect(await whereabouts()).toHaveLength(1);
  await web.sql`update accounts set erasure_due_at = now() where id = ${person.id}`;
  await eraseOnce();
  expect(await whereabouts()).toEqual([]);
  expect(await takeDueErasure(web.db)).toBeUndefined();
});

test('who is kept out cannot leave and come back as somebody new', async () => {
  const person = await web.person();
  await web.sql`update accounts set suspended_at = now() where id = ${person.id}`;
  const asked = requestErasure(web.db, tools.allowance, {
    ...{ accountId: person.id, confirm: person.email },
  });
  await expect(asked).rejects.toThrow(SuspendedError);
});

test('no mail goes to an address that nobody vouches for', async () => {
  const person = await web.person();
  await web.sql`update accounts set email_verified = false where id = ${person.id}`;
  await deleted(person);
  await eraseDue();
  expect(await web.sql`select from outbox where topic = 'mail'`).toHaveLength(0);
});
