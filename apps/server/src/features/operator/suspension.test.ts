import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockAwaited } from '../../../test/on-database.ts';
import { logOf } from '../../../test/operator.ts';
import type { Person } from '../../../test/web.ts';
import { BODY, createVideo } from '../../../test/worker.ts';
import { runCommand } from '../../platform/command.ts';
import { accountsWithEmail } from '../accounts/service.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { operatorCommands } from './commands.ts';
import { expectNoSession, expectNothingGot, openSuspensions } from './suspension.suite.ts';
import { suspendPerson } from './suspension.ts';

const opened = await openSuspensions();
const { web, browser, boss, act, sessionsOf, projectsOf, newcomer } = opened;
afterAll(web.close);
const allowance = { freeAbandonsPerDay: 5 };

afterEach(async () => {
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

test('a suspended person is out, reads why at sign-in, and has no session', async () => {
  const { person, tab, id } = await newcomer('out');
  expect(await act({ id }, 'suspend', 'Mallory <b>& co</b>')).toMatchObject({ status: 204 });
  expect((await tab.get('/api/auth/user')).statusCode).toBe(401);
  const again = browser();
  const refused = await again.signIn(person);
  expect(refused.statusCode).toBe(403);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('SUSPENDED');
  expect(refused.body).toContain('The reason: Mallory &lt;b&gt;&amp; co&lt;/b&gt;');
  expect(again.cookies.has('session')).toBe(false);
  expect(await sessionsOf(id)).toEqual([]);
  expect((await logOf(web))[0]).toEqual({
    by: 'boss@example.com',
    action: 'suspend',
    target: `account ${id}`,
    reason: 'Mallory <b>& co</b>',
  });
  expect((await act({ id }, 'restore', 'A mix-up')).status).toBe(204);
  expect((await again.signIn(person)).statusCode).toBe(302);
  expect((await logOf(web))[0]).toMatchObject({ action: 'restore', reason: 'A mix-up' });
});

test('what is under way is cancelled, its credits come back, and the subscription is left alone', async () => {
  const person = await web.person(3);
  const ids = [await createVideo(person), await createVideo(person)];
  await web.db
    .insertInto('subscriptions')
    .values({
      ...{ account_id: person.id, plan: 'pro', next_plan: 'pro', next_cents: 18 },
      ...{ status: 'active', stripe_subscription_id: 'sub_1', current_period_end: new Date() },
    })
    .execute();
  await act(person, 'suspend');
  for (const project of await projectsOf(person.id)) {
    expect(ids).toContain(project.id);
    expect(project).toMatchObject({ status: 'failed', failure_code: 'CANCELLED' });
  }
  const { body } = await boss.send('GET', `/api/admin/people/${person.id}`);
  expect(body).toMatchObject({
    ...{ creditsRemaining: 3, balance: { held: 0 }, suspendedReason: 'Stolen card' },
    subscription: { status: 'active', plan: 'pro' },
  });
  expect(body.suspendedAt).not.toBeNull();
});

test('suspending twice, or restoring whom nobody suspended, changes and logs nothing', async () => {
  const person = await web.person();
  expect(await act(person, 'restore')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await act(person, 'suspend')).status).toBe(204);
  const before = await logOf(web);
  expect((await act(person, 'suspend', 'Another')).status).toBe(409);
  expect(await logOf(web)).toEqual(before);
});

test('signing out ends every session and nothing else', async () => {
  const { person, tab, id } = await newcomer('elsewhere');
  const second = browser();
  await second.signIn(person);
  expect(await sessionsOf(id)).toHaveLength(2);
  expect((await act({ id }, 'sign-out', 'A lost phone')).status).toBe(204);
  for (const one of [tab, second]) {
    expect((await one.get('/api/auth/user')).statusCode).toBe(401);
  }
  expect((await tab.signIn(person)).statusCode).toBe(302);
  expect((await logOf(web))[0]).toMatchObject({ action: 'sign-out', reason: 'A lost phone' });
});

test('open event streams end with the sessions, and those of others go on', async () => {
  // Without heartbeats, which would look at the session in any case.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = web.app.server.address() as AddressInfo;
  const open = async (person: Person) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\n\r\n`);
    expect(`${(await once(socket, 'data'))[0]}`).toMatch(/^HTTP\/1.1 200 /);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    return { socket, heard: () => heard };
  };
  const [person, other] = [await web.person(), await web.person()];
  const theirs = await open(person);
  const others = await open(other);
  const ended = once(theirs.socket, 'close');
  await act(person, 'suspend');
  await ended;
  expect(theirs.heard()).not.toContain('sessions');
  expect(others.socket.closed).toBe(false);
});

// At more moments in suspension.deep.test.ts.
test('who is suspended while they ask gets nothing, whichever of the two is first', () =>
  expectNothingGot(opened, [0, 24, 48, 72]));

test('an ask that has passed the session is refused once the suspension is committed', async () => {
  const person = await web.person(5);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = () => {};
  const holding = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const suspending = web.db.transaction().execute(async (db) => {
    await suspendPerson(db, allowance, { accountId: person.id, reason: 'Stolen card' });
    isHeld();
    await held;
  });
  await holding;
  // Its session is there still, for whoever looks from outside the transaction.
  const ask = person.send('POST', '/api/projects', BODY);
  await lockAwaited(web.sql);
  release();
  await suspending;
  expect(await ask).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
  expect(await projectsOf(person.id)).toEqual([]);
});

test('a sign-in and a suspension at once leave no session, whichever is first', () =>
  expectNoSession(opened, [0, 16, 32]));

test('a sign-in that waits for a suspension is refused', async () => {
  const { person, id } = await newcomer('waits');
  const tab = browser();
  const callback = await tab.begin(person);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHolding = Promise.withResolvers<void>();
  const suspending = web.db.transaction().execute(async (db) => {
    await suspendPerson(db, allowance, { accountId: id, reason: 'Stolen card' });
    isHolding.resolve();
    await held;
  });
  await isHolding.promise;
  const answer = tab.get(callback);
  await lockAwaited(web.sql);
  release();
  await suspending;
  expect((await answer).statusCode).toBe(403);
  expect(await sessionsOf(id)).toEqual([]);
});

test('the same can be done from a terminal, and stands in the same log', async () => {
  const person = await web.person(2);
  await createVideo(person);
  const run = (...words: string[]) =>
    runCommand(operatorCommands, ['people', ...words], {
      ...{ db: web.db, allowance, logChange: web.logChange },
      findAccounts: (email) => accountsWithEmail(web.db, email),
    });
  const target = `account ${person.id}`;
  const by = 'command line';
  expect(await run('sign-out', person.email, '--reason', 'A lost phone')).toMatchObject({
    ...{ exitCode: 0, lines: [`${person.email} is signed out.`] },
    change: { command: 'people sign-out', account: person.id },
  });
  expect((await logOf(web))[0]).toEqual({ by, target, action: 'sign-out', reason: 'A lost phone' });
  expect((await run('suspend', person.email, '--reason', 'Spam')).exitCode).toBe(0);
  expect((await logOf(web))[0]).toEqual({ by, target, action: 'suspend', reason: 'Spam' });
  expect(await projectsOf(person.id)).toMatchObject([{ status: 'failed' }]);
  const logged = await logOf(web);
  expect(await run('suspend', person.email, '--reason', 'Spam')).toMatchObject({
    exitCode: 1,
    lines: [`${person.email} is suspended already. Nothing was changed.`],
  });
  expect(await logOf(web)).toEqual(logged);
  expect((await run('restore', person.email, '--reason', 'Sorry')).exitCode).toBe(0);
  expect((await logOf(web))[0]).toEqual({ by, target, action: 'restore', reason: 'Sorry' });
  expect((await run('suspend', 'nobody@example.com', '--reason', 'x')).exitCode).toBe(1);
  const other = await web.person();
  await run('suspend', other.email, '--reason', 'Spam');
  // Who cannot sign in can be forgotten, too.
  expect((await run('delete', other.email, '--reason', 'They asked')).exitCode).toBe(0);
  expect((await logOf(web))[0]).toMatchObject({ action: 'delete', target: `account ${other.id}` });
  expect((await run('delete', other.email, '--reason', 'Again')).exitCode).toBe(1);
  for (const words of [
    [],
    ['forget', person.email, '--reason', 'x'],
    ['suspend', '--reason', 'x'],
    ['suspend', person.email],
    ['suspend', person.email, '--reason', ' '],
    ['suspend', person.email, '--reason', 'x'.repeat(501)],
    ['constructor', person.email, '--reason', 'x'],
  ]) {
    expect((await run(...words)).exitCode, words.join(' ')).toBe(2);
  }
});
