import { afterAll, beforeEach, expect, test } from 'vitest';
import { logOf } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { composingOf } from '../../wiring/mail.ts';
import { composeMail } from '../mail/compose.ts';
import { BOSS, reporting } from './test-reports.ts';

const web = await createTestWeb({ ADMIN_EMAILS: BOSS });
afterAll(web.close);
const { boss, report, decide, sharedVideo, takenDown, object, mails } = await reporting(web);
const owner = await web.person();
beforeEach(() => web.sql`delete from outbox`);
const projectOf = async (id: string) => (await owner.send('GET', `/api/projects/${id}`)).body;
const watched = async (token: string) => (await web.app.inject(`/v/${token}/video.mp4`)).statusCode;
const address = { email: 'witness@example.com' };

test('a decision falls on what the operator has seen, and on nothing that came meanwhile', async () => {
  const { id, token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token)).body;
  for (const of of ['objection', 'decision'] as const) {
    expect(await decide(reportId, 'keep', 'So.', { of })).toMatchObject({
      ...{ status: 409, body: { code: 'CHANGED_MEANWHILE' } },
    });
  }
  expect((await decide(reportId, 'remove', 'So.', { of: 'report' })).status).toBe(200);
  await object(owner, id);
  for (const of of ['report', 'decision'] as const) {
    expect((await decide(reportId, 'keep', 'So.', { of })).body.code).toBe('CHANGED_MEANWHILE');
  }
  expect((await projectOf(id)).takedown.objection.answer).toBeNull();
  expect((await decide(reportId, 'keep', 'So.', { of: 'objection' })).status).toBe(200);
  expect((await decide(reportId, 'keep', 'So.', { of: 'objection' })).status).toBe(409);
});

test('a takedown that was a mistake is taken back without an objection', async () => {
  const { id, token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token, address)).body;
  const before = (await decide(reportId, 'remove')).body.owner.putBack;
  expect(await watched(token)).toBe(404);
  const back = await decide(reportId, 'keep', 'We were wrong.', { of: 'decision' });
  expect(back).toMatchObject({
    status: 200,
    body: {
      ...{ video: { state: 'shown', sharePath: `/v/${token}` }, objection: null },
      decided: { decision: 'keep', reason: 'We were wrong.', by: BOSS },
      owner: { putBack: before + 1 },
    },
  });
  expect(await watched(token)).toBe(200);
  expect((await projectOf(id)).takedown).toBeNull();
  expect((await object(owner, id)).body.code).toBe('NOT_TAKEN_DOWN');
  expect((await mails()).slice(-2)).toEqual([
    { kind: 'report-decided', account: owner.id, object: id, what: 'put back' },
    { kind: 'report-decided', to: address.email, report: reportId },
  ]);
  const [line] = await logOf(web);
  expect(line).toMatchObject({ action: 'decide-report-keep', reason: 'We were wrong.' });
  // So it is already; and what was put back goes by a report of its own.
  for (const decision of ['keep', 'remove'] as const) {
    expect((await decide(reportId, decision)).body.code).toBe('ALREADY_DECIDED');
  }
  const again = (await report(token)).body;
  expect((await decide(again.id, 'remove')).status).toBe(200);
  expect((await decide(reportId, 'keep')).body.code).toBe('ALREADY_DECIDED');
});

test('the log has as much of the reasons as it keeps', async () => {
  const { id } = (await report((await sharedVideo(owner)).token)).body;
  expect((await decide(id, 'keep', '🍰'.repeat(5000))).status).toBe(200);
  expect((await logOf(web))[0]).toMatchObject({ reason: '🍰'.repeat(500) });
});

test('its mail says nothing of an objection that nobody made', async () => {
  const { reportId } = await takenDown(owner);
  await decide(reportId, 'keep', 'We were wrong.');
  const composing = composingOf(web.db, {
    ...{ from: { name: 'Shortcake', address: 'a@shortcake.example' }, billing: web.billing },
    ...{ origin: 'https://shortcake.example', secrets: ['a secret of this test alone, and long'] },
  });
  const messages = await web.sql`select * from outbox where topic = 'mail' order by number desc`;
  const mail = await composeMail(composing, messages[0] as never);
  expect(mail!.subject).toMatch(/^Your video is back/);
  expect(mail!.text + mail!.html).not.toMatch(/You objected/);
  expect(mail!.text.replace(/\s+/g, ' ')).toContain('We were wrong.');
});

test('so is one that was confirmed, while the files are kept', async () => {
  const { id, token, reportId } = await takenDown(owner);
  await object(owner, id);
  await decide(reportId, 'remove', 'It stays so.');
  expect(await decide(reportId, 'keep', 'After all.')).toMatchObject({
    ...{
      status: 200,
      body: { objection: { decided: { decision: 'keep', reason: 'After all.' } } },
    },
  });
  expect(await watched(token)).toBe(200);

  const late = await takenDown(owner);
  await web.sql`update evidence set wanted = 'gone' where project_id = ${late.id}`;
  expect((await decide(late.reportId, 'keep')).body.code).toBe('NOT_KEPT');
  await web.sql`delete from evidence where project_id = ${late.id}`;
  expect((await decide(late.reportId, 'keep')).body.code).toBe('NOT_KEPT');
  expect((await projectOf(late.id)).takedown).toMatchObject({ reason: 'We looked at it.' });
});

test('a report that was decided with another takes the takedown back too, but not under an objection', async () => {
  const { id, token } = await sharedVideo(owner);
  const [one, other] = [(await report(token)).body, (await report(token)).body];
  await decide(one.id, 'remove');
  await object(owner, id);
  expect((await decide(other.id, 'keep')).body.code).toBe('CHANGED_MEANWHILE');
  await decide(one.id, 'remove');
  expect((await decide(other.id, 'keep')).status).toBe(200);
  expect(await watched(token)).toBe(200);
});

test('what was kept by mistake is taken down, and whoever reported it hears so', async () => {
  const { id, token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token, address)).body;
  const waits = (await report(token, { email: 'another@example.com' })).body;
  await decide(reportId, 'keep');
  expect((await decide(reportId, 'keep')).body.code).toBe('ALREADY_DECIDED');
  await web.sql`delete from outbox`;
  expect(await decide(reportId, 'remove', 'After all.', { of: 'decision' })).toMatchObject({
    status: 200,
    body: { decided: { decision: 'remove', reason: 'After all.' }, video: { state: 'taken down' } },
  });
  expect(await watched(token)).toBe(404);
  expect((await projectOf(id)).takedown).toMatchObject({ reason: 'After all.', objection: null });
  expect(await mails()).toEqual([
    { kind: 'report-decided', to: address.email, report: reportId },
    { kind: 'report-decided', to: 'another@example.com', report: waits.id },
    { kind: 'report-decided', account: owner.id, object: id, what: 'taken down' },
  ]);
  expect((await boss.send('GET', '/api/admin/reports?status=open')).body).toEqual([]);
});

test('nothing comes back of what its owner has deleted', async () => {
  const { id, reportId } = await takenDown(owner);
  await owner.send('DELETE', `/api/projects/${id}`);
  expect((await decide(reportId, 'keep')).body.code).toBe('ALREADY_DECIDED');
});
