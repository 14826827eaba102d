import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { WEB_TIMEOUTS } from '../../src/wiring/database-timeouts.ts';
import { CARDS, payments } from '../payments.ts';
import { createTestWeb, type Person, type TestWeb } from '../web.ts';

const READS = 10;
const CHANGES = 6;
const CALLS_ABOUT_PAYMENTS = 4;
/** Counts for each person alone, so that tests share a web. */
const web = await createTestWeb(
  {
    READ_LIMIT_PER_MINUTE: String(READS),
    RATE_LIMIT_PER_MINUTE: String(CHANGES),
    PAYMENT_LIMIT_PER_MINUTE: String(CALLS_ABOUT_PAYMENTS),
  },
  undefined,
  undefined,
  { timeouts: WEB_TIMEOUTS },
);
afterAll(web.close);
/** One where people read more. */
const MANY_READS = 200;
const wide = await createTestWeb({
  READ_LIMIT_PER_MINUTE: String(MANY_READS),
  PAYMENT_LIMIT_PER_MINUTE: '30',
});
afterAll(wide.close);

/** How a person's requests were answered: how often with each status. */
async function statuses(times: number, ask: () => Promise<{ status: number }>) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('reads are limited by person, event streams and one’s own account included', async () => {
  const [person, other] = [await web.person(), await web.person()];
  for (const url of ['/api/projects', '/api/transactions', '/api/auth/user']) {
    expect(await statuses(3, () => person.send('GET', url))).toEqual({ 200: 3 });
  }
  expect((await person.send('GET', '/api/projects/none')).status).toBe(404);
  for (const url of ['/api/projects', '/api/auth/user', '/api/renewal', '/api/events']) {
    const refused = await person.send('GET', url);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body.message).toMatch(/^The limit is 10 requests a minute\. .* in \d+ s\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await person.send('DELETE', '/api/projects/none')).status).toBe(404);
  expect((await other.send('GET', '/api/projects')).status).toBe(200);
});

test('who is over a limit is refused without a look at the database', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const read = () => person.send('GET', '/api/projects');
  const change = () => person.send('DELETE', '/api/projects/none');
  expect(await statuses(READS + 1, read)).toEqual({ 200: READS, 429: 1 });
  expect(await statuses(CHANGES + 1, change)).toEqual({ 404: CHANGES, 429: 1 });
  await web.sql.begin(async (sql) => {
    await sql`lock table sessions in access exclusive mode`;
    expect(await statuses(3, read)).toEqual({ 429: 3 });
    expect(await statuses(3, change)).toEqual({ 429: 3 });
    expect((await other.send('GET', '/api/projects')).status).toBe(503);
  });
});

test('files have a larger limit of their own', async () => {
  const person = await web.person();
  const poster = () => person.send('GET', '/media/none/poster.jpg');
  expect(await statuses(5 * READS + 2, poster)).toEqual({ 404: 5 * READS, 429: 2 });
  expect((await person.send('GET', '/media/profile/x')).status).toBe(429);
  expect((await person.send('GET', '/api/projects')).status).toBe(200);
});

test('calls that ask Stripe have a smaller limit of their own; what reads our books does not count', async () => {
  const person = await web.person();
  const buy = (credits: number) => person.send('POST', '/api/create-credit-payment', { credits });
  expect(await statuses(3, () => buy(1))).toEqual({ 200: 3 });
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
  const refused = await buy(1);
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(refused.body.message).toContain('4 calls about payments a minute');
  for (const url of ['/api/renewal', '/api/receipts', '/api/unpaid-invoice', '/api/plans']) {
    expect((await person.send('GET', url)).status).toBe(200);
  }
});

test('many reads of the unpaid invoice ask Stripe once, and end at the limit', async () => {
  const [person, bystander] = [await wide.person(), await wide.person()];
  await payments(wide).subscribe(person, 'starter');
  const asked = vi.spyOn(wide.billing.stripe.invoices, 'list');
  const read = () => person.send('GET', '/api/unpaid-invoice');
  const counts: Record<number, number> = {};
  for (let n = 0; n < 5; n++) {
    for (const { status } of await Promise.all(Array.from({ length: 50 }, read))) {
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }
  // What else the person has read meanwhile, and a minute that may have passed on a busy machine.
  expect(counts[429]).toBeGreaterThan(0);
  expect(counts[200]! + counts[429]!).toBe(250);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
  expect((await bystander.send('GET', '/api/auth/user')).status).toBe(200);
});

test('a receipt’s address is asked once a minute', async () => {
  const person = await wide.person();
  await payments(wide).subscribe(person, 'starter');
  const [receipt] = (await person.send('GET', '/api/receipts')).body;
  const asked = vi.spyOn(wide.billing.stripe.invoices, 'retrieve');
  const open = () => person.send('GET', `/api/receipts/${receipt.transactionId}`);
  expect(await statuses(20, open)).toEqual({ 303: 20 });
  expect(asked).toHaveBeenCalledOnce();
  const other = await wide.person();
  const refused = await other.send('GET', `/api/receipts/${receipt.transactionId}`);
  expect(refused.status).toBe(404);
  for (const { headers } of [await open(), refused]) {
    expect(headers['cache-control']).toBe('no-store');
  }
});

/** A renewal failed; the person knows by now, and pays where Stripe says. */
async function payAfterAll(web: TestWeb, person: Person) {
  const { subscribe, changeCard, advance } = payments(web);
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  expect((await person.send('GET', '/api/unpaid-invoice')).body).toEqual({ invoice: null });
  await advance(person, 32);
}

test('what is remembered of an unpaid invoice is forgotten as soon as Stripe tells of it', async () => {
  const person = await wide.person();
  const unpaid = async () => (await person.send('GET', '/api/unpaid-invoice')).body.invoice;
  await payAfterAll(wide, person);
  await wide.settleWebhooks();
  await expect.poll(unpaid).toMatchObject({ amount: 12 });
  const { address } = await unpaid();
  await wide.app.inject({ method: 'POST', url: `${new URL(address).pathname}/pay` });
  await wide.settleWebhooks();
  await expect.poll(unpaid).toBeNull();
});

test('a change of one’s own forgets what was remembered', async () => {
  const person = await wide.person();
  await payments(wide).subscribe(person, 'starter');
  const asked = vi.spyOn(wide.billing.stripe.invoices, 'list');
  const read = () => person.send('GET', '/api/unpaid-invoice');
  await wide.settleWebhooks();
  const asksOfRead = async () => {
    asked.mockClear();
    await read();
    return asked.mock.calls.length;
  };
  // Word of the events above may still be on its way, and makes it forget once more.
  await expect.poll(asksOfRead).toBe(0);
  await person.send('POST', '/api/sync-subscription');
  expect(await asksOfRead()).toBe(1);
});

afterEach(() => vi.restoreAllMocks());
