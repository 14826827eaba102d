import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { CARDS, payments } from '../../../test/payments.ts';
import { settleEvents } from '../../../test/settle-events.ts';
import { decoded, serveSmtp } from '../../../test/smtp.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { claimMessage } from '../../platform/outbox/queries.ts';
import { startMail } from '../../wiring/mail.ts';
import { setSuspension } from '../accounts/queries.ts';
import { switchOff } from '../webhooks/off.ts';
import { putAccountDeletedMail, putMail, putReportDecidedMail, TOPIC } from './put.ts';
import { isMailStuck } from './queries.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { buy, subscribe, advance, changeCard } = payments(web);

const stops: (() => Promise<unknown>)[] = [];
beforeEach(() => sql`delete from outbox`.execute(web.db));
afterEach(async () => {
  // Together: a server that hangs is gone, and nobody waits for it.
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function serve(...given: Parameters<typeof serveSmtp>) {
  const server = await serveSmtp(...given);
  stops.unshift(server.close);
  return server;
}

/** Sends what is to be sent, as each process with an HTTP half does. */
function send({ url }: { url: string }) {
  const smtp = { url, from: { name: 'Shortcake', address: 'hello@shortcake.example' } };
  const secrets = ['a session secret for tests only.'] as const;
  const { db, billing } = web;
  const sending = startMail({ ...web.config, smtp }, { db, billing, secrets, log });
  stops.unshift(sending.stop);
}

/** A limit of time for what hangs alone. */
async function until(is: () => boolean | Promise<boolean>) {
  const giveUpAt = Date.now() + 60_000;
  while (!(await is())) {
    if (Date.now() > giveUpAt) throw new Error('still waiting');
    await sleep(20);
  }
}

type Row = {
  body: { kind: string };
  outcome: string | null;
  attempts: number;
  trouble: string | null;
};
const rows = async () =>
  (
    await sql<Row>`select body, outcome, attempts, trouble from outbox order by number`.execute(
      web.db,
    )
  ).rows;
const isDone = async () => (await rows()).every(({ outcome }) => outcome !== null);
const isIdle = async () =>
  (await sql`select from outbox where leased_until is not null`.execute(web.db)).rows.length === 0;
const dueAgain = () => sql`update outbox set due_at = now() where ended_at is null`.execute(web.db);

const body = (title: string) => ({
  title,
  prompt: 'A plum',
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
});

/** A video that has ended, with the mail of it, as the job writes them. */
async function endedVideo(person: Person, status: 'completed' | 'failed', title = 'Plum') {
  const { id } = (await person.send('POST', '/api/projects', body(title))).body;
  await web.db.transaction().execute(async (db) => {
    await db
      .updateTable('projects')
      .set(
        status === 'completed'
          ? { status, completed_at: sql<Date>`now()` }
          : { status, failure_code: 'X', failure_reason: 'It broke.' },
      )
      .where('id', '=', id)
      .execute();
    const kind = status === 'completed' ? 'video-ready' : 'video-failed';
    await putMail(db, { kind, account: person.id, object: id });
  });
  return id as string;
}

/** That a video was taken down, and what became of its owner's objection. */
const takenDown = (project: string, answer: 'keep' | null) =>
  sql`with report as (
      insert into reports (kind, good_faith, rights_holder) values ('other', true, false) returning id)
    insert into takedowns (report_id, project_id, account_id, kind, reason, until, answer, answer_reason)
    select report.id, projects.id, account_id, 'other', 'It was wrong.', now() + interval '30 days',
      ${answer}, 'It was right.' from report, projects where projects.id = ${project}`.execute(
    web.db,
  );

test('each kind goes to its person, with what is so when it is sent', async () => {
  const server = await serve();
  const person = await web.person(9);
  await endedVideo(person, 'completed', 'Plum "two"\r\nBcc: eve@example.com');
  await endedVideo(person, 'failed');
  const video = await endedVideo(person, 'completed', 'Reported');
  await takenDown(video, 'keep');
  await putReportDecidedMail(web.db, { account: person.id, project: video, what: 'put back' });
  await putAccountDeletedMail(web.db, { account: person.id, to: 'gone@example.com', credits: 4 });
  const items = [body('One'), body('Two')];
  const headers = { 'idempotency-key': 'series' };
  const series = await person.send('POST', '/api/series', { title: 'Ten hooks', items }, headers);
  await sql`update projects set status = 'completed', completed_at = now() where series_id = ${series.body.id}`.execute(
    web.db,
  );
  await putMail(web.db, { kind: 'series-ready', account: person.id, object: series.body.id });
  send(server);
  await until(isDone);
  const bySubject = server.received.map(({ to, headers }) => [
    to,
    decoded(headers.subject!.replaceAll('_', ' ')),
  ]);
  expect(bySubject.filter(([to]) => to === 'gone@example.com')).toHaveLength(1);
  expect(bySubject.filter(([to]) => to === person.email)).toHaveLength(5);
  for (const { headers, to, raw } of server.received) {
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@shortcake\.example>$/);
    expect(headers).not.toHaveProperty('bcc');
    const isOfChoice =
      /in My Projects\.|All videos of|could not be made/.test(decoded(raw)) &&
      !/reported/.test(decoded(raw));
    expect(headers['list-unsubscribe-post']).toBe(
      isOfChoice ? 'List-Unsubscribe=One-Click' : undefined,
    );
    expect(to).not.toContain(' ');
  }
  const addresses = [person.email, 'gone@example.com', 'Plum'];
  for (const word of addresses) expect(lines.join('\n')).not.toContain(word);
});

test('who paid gets a receipt for each payment, and once', async () => {
  const server = await serve();
  const person = await web.person();
  await buy(person, 10);
  await web.settleWebhooks();
  await subscribe(person, 'starter');
  await web.settleWebhooks();
  await web.settleWebhooks();
  send(server);
  await until(isDone);
  const texts = server.received.map(({ raw }) => decoded(raw));
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => /For: +10 credits bought\s/.test(text))).toHaveLength(1);
  expect(texts.filter((text) => /For: +Starter plan: first month\s/.test(text))).toHaveLength(1);
});

test('a renewal that failed is told once, and not when it is paid by then', async () => {
  const server = await serve();
  const [owes, paid] = [await web.person(), await web.person()];
  for (const person of [owes, paid]) {
    await subscribe(person, 'starter');
    await changeCard(person, CARDS.failsWhenCharged);
    await settle();
  }
  await sql`delete from outbox`.execute(web.db);
  for (const person of [owes, paid]) await advance(person, 32);
  await settle();
  const told = async () =>
    (await rows()).filter(({ body }) => body.kind === 'renewal-failed').length;
  expect(await told()).toBe(2);
  // Stripe tries again, and says so.
  await advance(owes, 4);
  await settle();
  expect(await told()).toBe(2);
  await changeCard(paid, CARDS.good);
  await advance(paid, 10);
  await settle();
  send(server);
  await until(isDone);
  const failed = server.received.filter(({ raw }) => decoded(raw).includes('could not charge'));
  expect(failed.map(({ to }) => to)).toEqual([owes.email]);
});

test('credits that fall below two are told once for each time, and not when there are more by then', async () => {
  const server = await serve();
  const person = await web.person(3);
  const low = async () => (await rows()).filter(({ body }) => body.kind === 'credits-low').length;
  const ask = () => person.send('POST', '/api/projects', body('Plum'));
  await ask();
  expect(await low()).toBe(0);
  await ask();
  expect(await low()).toBe(1);
  await ask();
  expect(await low()).toBe(1);
  await buy(person, 10);
  send(server);
  await until(isDone);
  expect(await low()).toBe(0);
  for (let video = 0; video < 9; video += 1) await ask();
  await until(isDone);
  await until(() =>
    server.received.some(({ raw }) => decoded(raw).includes('You have 1 credit left')),
  );
});

test('nothing is told that is over, gone, unwanted, or told by a later mail', async () => {
  const server = await serve();
  const person = await web.person(9);
  const deleted = await endedVideo(person, 'completed');
  await person.send('DELETE', `/api/projects/${deleted}`);
  const again = await endedVideo(person, 'failed');
  await sql`update projects set status = 'processing', failure_code = null, failure_reason = null where id = ${again}`.execute(
    web.db,
  );
  const unwanted = await web.person(9);
  await endedVideo(unwanted, 'completed');
  await unwanted.send('PUT', '/api/account/notifications', {
    email: false,
    updates: true,
    marketing: false,
  });
  const suspended = await web.person(9);
  await endedVideo(suspended, 'completed');
  await setSuspension(web.db, suspended.id, 'No.');
  const stranger = await web.person(9);
  const twice = await endedVideo(stranger, 'completed');
  await putMail(web.db, { kind: 'video-ready', account: stranger.id, object: twice });
  // Somebody else's video is none.
  await putMail(web.db, { kind: 'video-ready', account: person.id, object: twice });
  const unverified = await web.person(9);
  await endedVideo(unverified, 'completed');
  await sql`update accounts set email_verified = false where id = ${unverified.id}`.execute(web.db);
  send(server);
  await until(isDone);
  expect(server.received.map(({ to }) => to)).toEqual([stranger.email]);
  expect(await rows()).toHaveLength(1);
});

test('what always comes comes to those, too, who are suspended or have switched mails off', async () => {
  const server = await serve();
  const person = await web.person(9);
  const video = await endedVideo(person, 'completed');
  await person.send('PUT', '/api/account/notifications', {
    email: false,
    updates: false,
    marketing: false,
  });
  await setSuspension(web.db, person.id, 'No.');
  await takenDown(video, null);
  await putReportDecidedMail(web.db, { account: person.id, project: video, what: 'taken down' });
  send(server);
  await until(isDone);
  expect(server.received.map(({ raw }) => decoded(raw).includes('was taken down'))).toEqual([true]);
});

test('a webhook that was switched off is told of by its host alone, whatever is chosen, unless it is on again', async () => {
  const server = await serve();
  const person = await web.person();
  await person.send('PUT', '/api/account/notifications', {
    ...{ email: false, updates: false, marketing: false },
  });
  const make = async (url: string) => {
    const sent = { url, events: ['video.failed'] };
    return (await person.send('POST', '/api/webhooks', sent)).body.id as string;
  };
  const failing = await make('https://user-hooks.example:8443/a-secret?token=b');
  const gone = await make('https://hooks.example/');
  const again = await make('https://again.example/');
  await web.db.transaction().execute(async (db) => {
    await switchOff(db, failing, 'failing');
    await switchOff(db, failing, 'failing');
    await switchOff(db, gone, 'gone');
    await switchOff(db, again, 'failing');
  });
  await person.send('PATCH', `/api/webhooks/${again}`, { active: true });
  send(server);
  await until(isDone);
  const mails = server.received.map(({ raw }) => decoded(raw)).join('\n');
  expect(server.received).toHaveLength(2);
  expect(mails).toContain('user-hooks.example:8443');
  expect(mails).toContain('that it is gone (410)');
  expect(mails).not.toMatch(/a-secret|token=b|again\.example/);
});

test('a server that has trouble gets the same mail until it takes it', async () => {
  const person = await web.person(9);
  await endedVideo(person, 'completed');
  const troubled = [{ at: 'DATA', answers: '451 later' }, 'forget', 'accept'] as const;
  let turn = 0;
  const server = await serve((to) => (to === undefined ? 'accept' : troubled[turn]!));
  send(server);
  const hasFailed = async () => (await rows())[0]!.attempts === turn + 1 && (await isIdle());
  for (const next of [1, 2]) {
    await until(hasFailed);
    turn = next;
    await dueAgain();
  }
  const { id } = (await sql<{ id: string }>`select id from outbox`.execute(web.db)).rows[0]!;
  await until(isDone);
  expect(server.received.map(({ headers }) => headers['message-id'])).toEqual([
    `<${id}@shortcake.example>`,
  ]);
  expect(await rows()).toMatchObject([{ attempts: 3, outcome: 'delivered', trouble: null }]);
});

test('a mail that is refused for good is tried once, and others go on', async () => {
  const [refused, other] = [await web.person(9), await web.person(9)];
  await endedVideo(refused, 'completed');
  await endedVideo(other, 'completed');
  const no = { at: 'RCPT TO', answers: '550 5.1.1 no such user' } as const;
  const server = await serve((to) => (to === refused.email ? no : 'accept'));
  send(server);
  await until(isDone);
  expect(await rows()).toMatchObject([
    { outcome: 'given up', attempts: 1, trouble: 'RCPT TO was answered with 550 5.1.1' },
    { outcome: 'delivered' },
  ]);
  expect(lines.join('\n')).not.toContain(refused.email);
});

test('a mailbox that hangs holds up nobody else, and no other mail of its own', async () => {
  const [hangs, other] = [await web.person(9), await web.person(9)];
  await endedVideo(hangs, 'completed', 'First');
  await endedVideo(hangs, 'completed', 'Second');
  await endedVideo(other, 'completed', 'Third');
  let isFirst = true;
  const server = await serve((to) => {
    if (to !== hangs.email || !isFirst) return 'accept';
    isFirst = false;
    return { hangs: 'RCPT TO' };
  });
  send(server);
  const open = async () => (await rows()).filter(({ outcome }) => outcome === null);
  // What a server has taken is written down a moment later.
  await until(async () => (await open()).length === 1);
  expect(server.received).toHaveLength(2);
  expect(await open()).toMatchObject([{ body: { account: hangs.id } }]);
});

test('what is new goes before what was tried in vain', async () => {
  const person = await web.person(9);
  for (let video = 0; video < 3; video += 1) await endedVideo(person, 'completed');
  await sql`update outbox set attempts = 1`.execute(web.db);
  const newest = await endedVideo(person, 'failed');
  const claimed = await claimMessage(web.db, TOPIC);
  expect(claimed?.body).toMatchObject({ object: newest });
});

test('nothing is left of whom the last mail went to', async () => {
  const server = await serve();
  const gone = {
    account: '6f8b2f2c-1111-4222-8333-444455556666',
    to: 'gone@example.com',
    credits: 0,
  };
  await putAccountDeletedMail(web.db, gone);
  expect(JSON.stringify(await rows())).toContain('gone@example.com');
  send(server);
  await until(async () => (await rows()).length === 0);
  expect(server.received.map(({ to }) => to)).toEqual(['gone@example.com']);
});

test('many processes send each mail once', async () => {
  const server = await serve();
  const people = await Promise.all(Array.from({ length: 12 }, () => web.person(9)));
  for (const person of people) await endedVideo(person, 'completed');
  for (let process = 0; process < 3; process += 1) send(server);
  await until(isDone);
  expect(server.received.map(({ to }) => to).sort()).toEqual(
    people.map(({ email }) => email).sort(),
  );
});

const leaseIsOver = () =>
  sql`update outbox set leased_until = now() - interval '1 second' where leased_until is not null`.execute(
    web.db,
  );

test('no mail is lost by a kill while it is sent', async () => {
  const person = await web.person(9);
  await endedVideo(person, 'completed');
  const server = await serve();
  const child = startChild('send-mails.ts', web.url, server.url, 'sending', '0');
  await child.ended;
  expect(await rows()).toMatchObject([{ outcome: null, attempts: 1 }]);
  await leaseIsOver();
  send(server);
  await until(isDone);
  expect(server.received).toHaveLength(1);
});

test('nor by a kill once a server has it, and none comes again that was written down', async () => {
  const person = await web.person(9);
  await endedVideo(person, 'completed');
  const server = await serve();
  const child = startChild('send-mails.ts', web.url, server.url, 'sent', '1');
  await until(isDone);
  await endedVideo(person, 'failed');
  await child.ended;
  const [first, second] = await rows();
  expect([first, second]).toMatchObject([
    { outcome: 'delivered', attempts: 1 },
    { outcome: null, attempts: 1 },
  ]);
  await leaseIsOver();
  send(server);
  await until(isDone);
  // Between the server's word and ours only the mail's name tells of the second.
  const ids = server.received.map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(3);
  expect(ids[2]).toBe(ids[1]);
  expect(ids[1]).not.toBe(ids[0]);
});

test('it is stuck when a mail waits for an hour and none arrives, whatever one mailbox says', async () => {
  const age = (what: string) => sql.raw(`update outbox set ${what}`).execute(web.db);
  const person = await web.person(9);
  await endedVideo(person, 'completed');
  await age("created_at = now() - interval '61 minutes'");
  // Nobody has tried it.
  expect(await isMailStuck(web.db, 60)).toBe(false);
  await age("attempts = 3, trouble = 'RCPT TO was answered with 452 4.2.2'");
  expect(await isMailStuck(web.db, 60)).toBe(false);
  await age("trouble = 'it could not be sent (ECONNREFUSED)'");
  expect(await isMailStuck(web.db, 60)).toBe(true);
  expect(await isMailStuck(web.db, 62)).toBe(false);
  await endedVideo(person, 'failed');
  await sql`update outbox set ended_at = now() - interval '59 minutes', outcome = 'delivered'
    where attempts = 0`.execute(web.db);
  expect(await isMailStuck(web.db, 60)).toBe(false);
  await age("ended_at = ended_at - interval '2 minutes'");
  expect(await isMailStuck(web.db, 60)).toBe(true);
});

test('one that nobody took for three days is given up, and told as such', async () => {
  const person = await web.person(9);
  await endedVideo(person, 'completed');
  await sql`update outbox set created_at = now() - interval '73 hours', attempts = 9`.execute(
    web.db,
  );
  const server = await serve();
  send(server);
  await until(isDone);
  expect(await rows()).toMatchObject([{ outcome: 'given up', attempts: 9 }]);
  expect(server.received).toEqual([]);
  await web.told.when('mail.tried', { kind: 'video-ready', outcome: 'given_up' });
});
