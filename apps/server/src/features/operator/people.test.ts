import type { PersonDetails } from '@shortcake/contract/operator/people';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createOperator, logOf } from '../../../test/operator.ts';
import { payments } from '../../../test/payments.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY, createVideo } from '../../../test/worker.ts';
import { accountsStatement } from '../accounts/queries.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { clawBackCredits, grantCredits } from '../credits/service.ts';

const web = await createTestWeb({ ADMIN_EMAILS: 'boss@example.com' });
afterAll(web.close);
const boss = await createOperator(web);
const { buy } = payments(web);

afterEach(async () => {
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

const find = async (query: string) =>
  (await boss.send('GET', `/api/admin/people?${query}`)).body as { id: string; email: string }[];
const named = (person: Person, changes: object) =>
  web.db.updateTable('accounts').set(changes).where('id', '=', person.id).execute();
const details = async (person: Person): Promise<PersonDetails> =>
  (await boss.send('GET', `/api/admin/people/${person.id}`)).body;
const change = (person: Person, credits: number, reason = 'A reason') =>
  boss.send('POST', `/api/admin/people/${person.id}/credits`, { credits, reason });
const historyOf = async (person: Person) =>
  (await person.send('GET', '/api/transactions')).body as { description: string; amount: number }[];

test('people are found by parts of address and name in any case, and by id', async () => {
  const ada = await web.person(3);
  await named(ada, { email: 'Ada.100%_x@example.com', first_name: 'Ada', last_name: 'Größe' });
  const ben = await web.person();
  await named(ben, { email: 'ben@other.example', first_name: 'Ben', last_name: null });
  for (const q of [
    'ada.100%',
    '%_X@',
    'ADA.',
    'grösse',
    'ADA.100%_X@example.com ada größe',
    ada.id,
    ada.id.toUpperCase(),
  ]) {
    expect((await find(new URLSearchParams({ q }).toString())).map(({ id }) => id)).toEqual([
      ada.id,
    ]);
  }
  expect((await find('q=ben@other')).map(({ id }) => id)).toEqual([ben.id]);
  for (const q of ['%%', '_ben', 'nobody at all', ada.id.slice(0, 8)]) {
    expect(await find(new URLSearchParams({ q }).toString())).toEqual([]);
  }
  expect((await find('q=%20'))[0]).toMatchObject({ id: ben.id });
  expect((await find(`q=${ada.id}`))[0]).toEqual({
    ...{ id: ada.id, email: 'Ada.100%_x@example.com', firstName: 'Ada', lastName: 'Größe' },
    ...{ plan: 'free', subscriptionStatus: null, creditsRemaining: 3, suspendedAt: null },
    createdAt: expect.any(String),
  });
});

test('a list of people goes on from page to page, newest first, with nobody twice', async () => {
  for (let i = 0; i < 5; i += 1) await web.person();
  const all = await find('');
  const pages: string[] = [];
  let url: string | undefined = '/api/admin/people?limit=2';
  while (url) {
    const { body, headers } = await boss.send('GET', url);
    pages.push(...body.map(({ id }: { id: string }) => id));
    url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  expect(pages).toEqual(all.map(({ id }) => id));
  expect(new Set(pages).size).toBe(pages.length);
});

test('a search goes by an index on parts of words, and reads nobody else', async () => {
  await web.sql`
    insert into accounts (issuer, subject, email)
    select 'test', 'many-' || n, 'somebody-' || n || '@mail.example' from generate_series(1, 5000) n`;
  await web.sql`analyze accounts`;
  const page = { limit: 100, after: undefined };
  const statement = accountsStatement(web.db, 'BODY-4999@', page);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze ${statement}`.execute(
    web.db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Bitmap Index Scan on accounts_searched .* rows=1(\.\d+)? loops=1\)/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test('one person is there with all that belongs to them, and no prompt, token or hash', async () => {
  const person = await web.person(3);
  await createVideo(person, { ...BODY, title: 'My summer' });
  await createVideo(person, { ...BODY, title: 'a strawberry' });
  await person.send('POST', '/api/support-tickets', {
    ...{ subject: 'No sound', priority: 'high', description: 'I hear nothing.' },
  });
  await person.send('POST', '/api/create-credit-payment', { credits: 20 });
  const found = await details(person);
  expect(found).toMatchObject({
    ...{ id: person.id, creditsRemaining: 1, suspendedAt: null, suspendedReason: null },
    balance: { purchased: 1, subscription: 0, held: 2 },
    orders: [{ credits: 20, plan: null, status: 'open', stripeUrl: null }],
    ...{ receipts: [], subscription: null, customerUrl: null },
    projects: [{ title: null }, { title: 'My summer', owner: { email: person.email } }],
    tickets: [{ subject: 'No sound', replies: [] }],
    sessions: [{ createdAt: expect.any(String), lastUsedAt: expect.any(String) }],
  });
  expect(found.balance.lots).toMatchObject([{ granted: 3, remaining: 1 }]);
  expect(found.ledger.map(({ type, credits }) => [type, credits])).toEqual([
    ['hold', -1],
    ['hold', -1],
    ['grant', 3],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/strawberry|cream|token|hash/i);
  expect(JSON.stringify(found)).not.toContain(person.cookie.slice(-43));
});

test('what was paid leads to Stripe’s dashboard, except in the sandbox', async () => {
  const { stripePage } = await import('../billing/for-operator.ts');
  expect(stripePage('live', 'pi_1')).toBe('https://dashboard.stripe.com/payments/pi_1');
  expect(stripePage('test', 'in_1')).toBe('https://dashboard.stripe.com/test/invoices/in_1');
  expect(stripePage('live', 'operator:1')).toBeNull();
  expect(stripePage('live', null)).toBeNull();
  expect(stripePage('sandbox', 'pi_1')).toBeNull();
});

test('credits are given with a reason that the person reads', async () => {
  const person = await web.person();
  expect((await change(person, 5, 'Three came out black')).body).toEqual({
    ...{ credits: 5, creditsRemaining: 5 },
  });
  expect(await historyOf(person)).toMatchObject([
    { description: 'Credits granted: Three came out black', amount: 5 },
  ]);
  expect((await logOf(web))[0]).toEqual({
    by: 'boss@example.com',
    action: 'grant-credits',
    target: `account ${person.id}: 5 credits`,
    reason: 'Three came out black',
  });
});

test('credits are taken back from what would be spent first, and never below nothing', async () => {
  const person = await web.person(2);
  await change(person, 3);
  expect((await change(person, -4, 'A mistake')).body).toEqual({
    credits: -4,
    creditsRemaining: 1,
  });
  expect((await details(person)).balance.lots).toMatchObject([{ granted: 3, remaining: 1 }]);
  expect((await historyOf(person)).slice(0, 2)).toMatchObject([
    { description: 'Credits taken back: A mistake', amount: -2 },
    { description: 'Credits taken back: A mistake', amount: -2 },
  ]);
  expect((await change(person, -100_000)).body).toEqual({ credits: -1, creditsRemaining: 0 });
  expect((await change(person, -1)).body).toEqual({ credits: 0, creditsRemaining: 0 });
  expect((await logOf(web))[0]).toMatchObject({
    action: 'take-credits',
    target: `account ${person.id}: 0 credits`,
  });
});

test('what is held for a video is not taken, nor more than a refund left', async () => {
  const person = await web.person(2);
  await createVideo(person);
  expect((await change(person, -2)).body).toEqual({ credits: -1, creditsRemaining: 0 });
  const indebted = await web.person(5);
  const gift = { accountId: indebted.id, book: 'purchased', description: 'x' } as const;
  await web.db.transaction().execute(async (db) => {
    await grantCredits(db, { ...gift, credits: 4, source: 'refunded' });
  });
  for (let i = 0; i < 7; i += 1) await createVideo(indebted);
  // Of nine two are left, of the second lot: the refund of all of it leaves the balance below zero.
  await web.db.transaction().execute(async (db) => {
    const taken = { grantSource: 'refunded', credits: 4, source: 're_1', description: 'Refund' };
    await clawBackCredits(db, taken);
  });
  expect((await change(indebted, -1)).body).toEqual({ credits: 0, creditsRemaining: 0 });
});

test('many takings, asks and refunds at once never take more than there was', async () => {
  const person = await web.person(10);
  await web.db.transaction().execute(async (db) => {
    const gift = { accountId: person.id, book: 'purchased', description: 'x' } as const;
    await grantCredits(db, { ...gift, credits: 10, source: 'many' });
  });
  const taken: number[] = [];
  let asked = 0;
  const takings = Array.from({ length: 8 }, async () => {
    taken.push((await change(person, -2)).body.credits);
  });
  const asks = Array.from({ length: 8 }, async () => {
    const { status } = await person.send('POST', '/api/projects', BODY);
    if (status === 201) asked += 1;
  });
  const refunds = Array.from({ length: 4 }, (_, i) =>
    web.db.transaction().execute((db) =>
      clawBackCredits(db, {
        ...{ grantSource: 'many', credits: 1, source: `re_many_${i}`, description: 'Refund' },
      }),
    ),
  );
  await Promise.all([...takings, ...asks, ...refunds]);
  const { balance, creditsRemaining } = await details(person);
  const left = 20 - 4 - asked + taken.reduce((sum, credits) => sum + credits, 0);
  expect(balance.purchased).toBe(left);
  expect(creditsRemaining).toBe(Math.max(0, left));
  // Only the refunds, which ask nobody, may take it below zero.
  expect(left).toBeGreaterThanOrEqual(-4);
});

const remaining = async (person: Person) => (await details(person)).creditsRemaining;
const refund = async (payment_intent: string, amount?: number) => {
  await web.billing.stripe.refunds.create({ payment_intent, ...(amount && { amount }) });
  await web.settleWebhooks();
};

test('a refund of all takes back what an operator left of the purchase, and of no other', async () => {
  const person = await web.person();
  const [first] = [await buy(person, 10), await buy(person, 5)];
  await change(person, -4);
  await refund(first!);
  expect(await remaining(person)).toBe(5);
  expect((await historyOf(person)).map(({ amount }) => amount)).toEqual([-6, -4, 5, 10]);
});

test('a refund of a part takes its share, whether an operator took credits before it or after', async () => {
  const ends = await Promise.all(
    (['before', 'after'] as const).map(async (when) => {
      const person = await web.person();
      const payment = await buy(person, 10);
      if (when === 'before') await change(person, -4);
      await refund(payment, 50);
      if (when === 'after') await change(person, -4);
      const half = await remaining(person);
      await refund(payment);
      return [half, await remaining(person)];
    }),
  );
  expect(ends).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test('what was given by mistake and taken back is not missing when the purchase is refunded', async () => {
  const person = await web.person();
  const payment = await buy(person, 10);
  await change(person, 40, 'A slip of the keyboard');
  await change(person, -40, 'It was to be none');
  expect((await details(person)).balance.lots).toMatchObject([{ granted: 10, remaining: 10 }]);
  await refund(payment);
  expect(await remaining(person)).toBe(0);
});

/** Changes credits under a key. */
const changeOnce = (person: Person, credits: number, key: string, reason = 'A reason') =>
  boss.send(
    'POST',
    `/api/admin/people/${person.id}/credits`,
    { credits, reason },
    { 'idempotency-key': key },
  );

test.each([
  ['given', 7, 7],
  ['taken back', -7, -5],
])(
  'credits are %s once under a key, however often and at once it is pressed',
  async (_, credits, changed) => {
    const person = await web.person(5);
    const logged = (await logOf(web)).length;
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => changeOnce(person, credits, key)),
    );
    const answer = { credits: changed, creditsRemaining: 5 + changed };
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answer]);
    expect(await remaining(person)).toBe(5 + changed);
    expect(await historyOf(person)).toHaveLength(2);
    expect(await logOf(web)).toHaveLength(logged + 1);
    expect((await changeOnce(person, credits, key)).body).toEqual(answer);
    expect((await changeOnce(person, 1, crypto.randomUUID())).body.credits).toBe(1);
  },
);

test('a key is of one change, of one person and of one operator; what was refused binds none', async () => {
  const [person, another] = [await web.person(5), await web.person(5)];
  const key = crypto.randomUUID();
  expect((await changeOnce(person, 0, key)).status).toBe(400);
  expect((await changeOnce({ ...person, id: crypto.randomUUID() }, 2, key)).status).toBe(404);
  expect((await changeOnce(person, 2, key)).status).toBe(200);
  for (const other of [
    () => changeOnce(person, 3, key),
    () => changeOnce(person, -2, key),
    () => changeOnce(person, 2, key, 'Another reason'),
    () => changeOnce(another, 2, key),
  ]) {
    expect(await other()).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  }
  expect((await changeOnce(person, 2, 'a key with spaces')).status).toBe(400);
  expect([await remaining(person), await remaining(another)]).toEqual([7, 5]);
  const theirs = { 'idempotency-key': key };
  expect((await person.send('POST', '/api/projects', BODY, theirs)).status).toBe(201);
  expect((await boss.send('POST', '/api/projects', BODY, theirs)).status).toBe(409);
});
