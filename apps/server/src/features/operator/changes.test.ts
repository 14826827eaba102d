import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import { afterAll, expect, test } from 'vitest';
import { onDatabase } from '../../../test/on-database.ts';
import { createOperator, logOf } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { BODY, createVideo } from '../../../test/worker.ts';
import { runCommand } from '../../platform/command.ts';
import { billingCommands } from '../billing/commands.ts';
import { creditCommands } from '../credits/commands.ts';
import { completedProject } from '../share/test-shared.ts';
import { addEngineCosts } from '../videos/costs/engine-costs.ts';

const web = await createTestWeb({
  ADMIN_EMAILS: 'boss@example.com',
  ADMIN_SIGN_IN_SECONDS: '3600',
  VIDEO_ENGINE: 'studio,fal',
  FAL_KEY: 'key',
});
afterAll(web.close);
const boss = await createOperator(web);
const person = await web.person(3);
const project = await createVideo(person);
const { body: ticket } = await person.send('POST', '/api/support-tickets', {
  ...{ subject: 'x', priority: 'low', description: 'x' },
});

const report = crypto.randomUUID();
await web.sql`insert into reports (id, kind, text, good_faith, rights_holder, project_id, account_id)
  values (${report}, 'other', 'x', true, false, ${await completedProject(web, person)}, ${person.id})`;

const PRICES = {
  creditPriceCents: 10,
  plans: {
    starter: { priceCents: 12, credits: 2 },
    creator: { priceCents: 60, credits: 10 },
    pro: { priceCents: 18, credits: 30 },
    studio: { priceCents: 61, credits: 100 },
  },
};
const FAL = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';
const COST = { engine: 'fal', model: FAL, microUsdPerVideo: 416_000, source: 'a list of prices' };
const INVOICE = { engine: 'fal', month: '2026-10', microUsd: 1_000_000 };
await addEngineCosts(web.db, [COST]);

type Endpoints = typeof operatorEndpoints;
/** Whatever takes a reason changes something. */
type ChangeName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { body: { _output: { reason: string } } }
    ? Name
    : never;
}[keyof Endpoints];

/** Each change: of what, and what it takes beside a reason. */
const CHANGES = {
  changeCredits: { id: person.id, body: { credits: -1 }, logged: 'take-credits' },
  signPersonOut: { id: person.id, logged: 'sign-out' },
  suspendPerson: { id: person.id, logged: 'suspend' },
  restorePerson: { id: person.id, logged: 'restore' },
  openProject: { id: project, logged: 'open-video' },
  replyToTicket: { id: ticket.id, body: { text: 'Hello' }, logged: 'reply-to-ticket' },
  closeTicket: { id: ticket.id, logged: 'close-ticket' },
  reopenTicket: { id: ticket.id, logged: 'reopen-ticket' },
  switchEngine: { id: 'studio', body: { enabled: true }, logged: 'switch-engine-on' },
  changePriceBook: { id: '', body: PRICES, logged: 'change-prices' },
  changeEngineCosts: { id: '', body: { costs: [COST] }, logged: 'change-engine-costs' },
  addEngineInvoice: { id: '', body: INVOICE, logged: 'note-engine-invoice' },
  decideReport: { id: report, body: { decision: 'keep' }, logged: 'decide-report-keep' },
  acknowledgeLoss: { id: '', body: { sale: 'pro', engine: 'fal' }, logged: 'acknowledge-loss' },
} satisfies Record<ChangeName, { id: string; body?: object; logged: string }>;
const changes = Object.entries(CHANGES).map(([name, change]) => {
  const { method, path } = operatorEndpoints[name as ChangeName];
  return { ...{ name, body: {} as object, ...change }, method: method as 'POST', path };
});

type Change = (typeof changes)[number];
const send = ({ method, path, id }: Pick<Change, 'method' | 'path' | 'id'>, body?: object) =>
  boss.send(method, path.replace(':id', id), body);

/** All that any of these changes could change. */
const everything = async () =>
  JSON.stringify(
    await Promise.all([
      web.sql`select * from accounts order by id`,
      web.sql`select * from sessions order by id`,
      web.sql`select * from credit_balances order by account_id`,
      web.sql`select id, status from projects order by id`,
      web.sql`select * from support_tickets order by id`,
      web.sql`select * from ticket_replies order by id`,
      web.sql`select * from price_book order by id`,
      web.sql`select * from engine_costs order by id`,
      web.sql`select * from engine_invoices order by id`,
      web.sql`select * from acknowledged_losses order by id`,
      web.sql`select * from reports order by id`,
      web.sql`select * from operator_log order by id`,
    ]),
  );

test.each(changes)('$name without a reason, or with a bad one, does nothing', async (change) => {
  const before = await everything();
  const bad = ['', '  ', 7, null, 'x'.repeat(5001), 'x\0', ['x']];
  const without = change.name === 'replyToTicket' ? [] : [undefined];
  for (const reason of [...without, ...bad]) {
    const { status } = await send(change, { ...change.body, reason });
    expect(status, String(reason)).toBe(400);
  }
  expect((await send(change, { ...change.body, reason: 'x', more: 1 })).status).toBe(400);
  expect((await send(change)).status).toBe(400);
  expect(await everything()).toBe(before);
});

test.each(changes)('$name after an old sign-in does nothing', async (change) => {
  const age = (interval: string) =>
    web.sql`update sessions set created_at = created_at + ${interval}::interval
      where account_id = ${boss.id}`;
  await age('-3601 seconds');
  const before = await everything();
  const refused = await send(change, { ...change.body, reason: 'x' });
  expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  expect(await everything()).toBe(before);
  await age('3601 seconds');
});

test.each(changes)('$name of nobody’s, nonsense or far too much is no fault', async (change) => {
  const before = await everything();
  for (const id of [
    crypto.randomUUID(),
    'x',
    '0',
    '999999',
    '9'.repeat(18),
    'x'.repeat(300),
    '%00',
  ]) {
    if (!change.path.includes(':id')) break;
    const { status } = await send({ ...change, id }, { ...change.body, reason: 'x' });
    expect([400, 404, 414], id).toContain(status);
  }
  for (const credits of [0, 0.5, 100_001, -100_001, 1e300, '5', null]) {
    if (change.name !== 'changeCredits') break;
    expect((await send(change, { credits, reason: 'x' })).status).toBe(400);
  }
  expect((await send(change, { ...change.body, reason: 'x'.repeat(200_000) })).status).toBe(413);
  expect(await everything()).toBe(before);
});

test('nonsense that is read is no fault either', async () => {
  for (const url of [
    '/api/admin/people/x',
    `/api/admin/people/${crypto.randomUUID()}`,
    `/api/admin/people/${'x'.repeat(300)}`,
    `/api/admin/people?q=${'x'.repeat(300)}`,
    '/api/admin/people?q=%00',
    '/api/admin/people?q=%ff',
    '/api/admin/people?limit=0',
    '/api/admin/people?cursor=x',
    '/api/admin/tickets?status=all',
    `/api/admin/tickets?cursor=${Buffer.from('9999999999999999 999999999999999999').toString('base64url')}`,
    '/api/admin/projects?cursor=x',
    `/api/admin/projects/${crypto.randomUUID()}/video.mp4`,
  ]) {
    expect((await boss.send('GET', url)).status, url).toBeLessThan(500);
  }
});

test.each(changes)('$name is in the log, with who, what and why', async ({ body, ...change }) => {
  const before = await logOf(web);
  expect((await send(change, { ...body, reason: `For ${change.name}` })).status).toBeLessThan(300);
  const kinds = ['people', 'projects', 'reports', 'tickets', 'engines', 'price-book'];
  const targets = ['account', 'project', 'report', 'ticket', 'engine', 'price book'];
  const target = targets[kinds.findIndex((kind) => change.path.startsWith(`/api/admin/${kind}`))];
  const [newest, ...rest] = await logOf(web);
  expect(newest).toEqual({
    ...{ by: 'boss@example.com', action: change.logged },
    // A statement of reasons is kept with its report, and not for ever.
    reason: expect.stringMatching(
      change.name === 'decideReport' ? /^See the report/ : `^For ${change.name}$`,
    ),
    target: expect.stringMatching(new RegExp(`${target ?? 'fal'} ?${change.id}`)),
  });
  expect(rest).toEqual(before);
});

test('what cannot be logged is not done', async () => {
  const someone = await web.person(2);
  await createVideo(someone, BODY);
  await onDatabase(web.ownerUrl, (sql) => sql`alter table operator_log add check (reason <> 'no')`);
  const before = await everything();
  const target = { ...changes.find(({ name }) => name === 'suspendPerson')!, id: someone.id };
  expect((await send(target, { reason: 'no' })).status).toBe(500);
  expect(await everything()).toBe(before);
});

test('the product’s own role can add to the log, and change nothing of it', async () => {
  const refused = /permission denied|must be owner/;
  for (const statement of [
    "update operator_log set reason = 'another'",
    'update operator_log set at = now()',
    'delete from operator_log',
    'truncate operator_log',
    'drop table operator_log',
    'drop trigger operator_log_append_only on operator_log',
    'alter table operator_log disable trigger all',
    'alter table operator_log disable trigger operator_log_append_only',
    'drop function refuse_change_of_log() cascade',
    `create or replace function refuse_change_of_log() returns trigger language plpgsql
      as $$ begin return null; end $$`,
    'set session_replication_role = replica',
    'alter table operator_log rename to another',
  ]) {
    await onDatabase(web.url, async (sql) => {
      await expect(sql.unsafe(statement), statement).rejects.toThrow(refused);
    });
  }
  await onDatabase(web.ownerUrl, async (sql) => {
    // Where one role is both, the trigger is left.
    for (const statement of ['update operator_log set by = by', 'truncate operator_log']) {
      await expect(sql.unsafe(statement)).rejects.toThrow(/never changed/);
    }
  });
});

test('commands that change something write the same log', async () => {
  const someone = await web.person();
  const context = {
    ...web,
    findAccounts: async () => [someone],
    hasVideo: async () => true,
  };
  const by = 'command line';
  await runCommand(
    creditCommands,
    ['grant-credits', someone.email, '2', '--reason', 'Hi'],
    context,
  );
  expect((await logOf(web))[0]).toEqual({
    ...{ by, action: 'grant-credits', target: `account ${someone.id}: 2 credits`, reason: 'Hi' },
  });
  await runCommand(billingCommands, ['reconcile'], context);
  expect((await logOf(web))[0]).toMatchObject({ action: 'grant-credits' });
  await runCommand(billingCommands, ['reconcile', '--fix'], context);
  expect((await logOf(web))[0]).toEqual({
    ...{ by, action: 'reconcile --fix', target: 'all payments' },
    reason: 'What differs from Stripe is mended',
  });
});
