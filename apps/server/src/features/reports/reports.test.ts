import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { logOf } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { forgetWhatIsOver } from '../../wiring/forget-what-is-over.ts';
import { BOSS, newAddress, reporting, WHY } from './test-reports.ts';

const web = await createTestWeb({ ADMIN_EMAILS: BOSS });
afterAll(web.close);
const { boss, report, decide, sharedVideo, takenDown, object, mails } = await reporting(web);
const owner = await web.person();
const stranger = await web.person();
beforeEach(async () => {
  await web.sql`delete from outbox`;
  await web.sql`update reports set waiting_since = null`;
});
const projectOf = async (id: string) => (await owner.send('GET', `/api/projects/${id}`)).body;
const open = async () => (await boss.send('GET', '/api/admin/reports?status=open')).body;

test('a report, its decision, an objection and its answer', async () => {
  const { id, token } = await sharedVideo(owner);
  const received = await report(token, { kind: 'illegal', email: 'witness@example.com' });
  expect(received).toEqual({ status: 202, body: { id: expect.any(String) } });
  const [waiting] = await open();
  expect(waiting).toMatchObject({
    ...{ id: received.body.id, kind: 'illegal', text: WHY, decided: null, objection: null },
    ...{ name: null, work: null, goodFaith: false, rightsHolder: false },
    video: { projectId: id, title: 'A film', state: 'shown', sharePath: `/v/${token}` },
    owner: { id: owner.id, email: owner.email, videos: 1, reports: 1, removed: 0, putBack: 0 },
  });
  const decided = await decide(waiting.id, 'remove');
  expect(decided).toMatchObject({
    ...{ status: 200, body: { video: { state: 'taken down', sharePath: null } } },
  });
  expect(await open()).toEqual([]);
  expect(await projectOf(id)).toMatchObject({
    ...{ status: 'completed', videoUrl: null, thumbnailUrl: null },
    takedown: { kind: 'illegal', reason: 'We looked at it.', objection: null },
  });
  expect(await mails()).toEqual([
    { kind: 'report-decided', to: 'witness@example.com', report: waiting.id },
    { kind: 'report-decided', account: owner.id, object: id, what: 'taken down' },
  ]);
  expect(await object(owner, id, 'No.')).toMatchObject({
    ...{ status: 200, body: { takedown: { objection: { text: 'No.', answer: null } } } },
  });
  expect(await open()).toMatchObject([{ id: waiting.id, objection: { text: 'No.' } }]);
  expect((await decide(waiting.id, 'keep', 'You are right.')).body).toMatchObject({
    decided: { decision: 'remove', by: BOSS },
    objection: { decided: { decision: 'keep', reason: 'You are right.', by: BOSS } },
    owner: { removed: 1, putBack: 1 },
  });
  const shown = { takedown: null, videoUrl: `/media/${id}/video.mp4`, shared: true };
  expect(await projectOf(id)).toMatchObject(shown);
  expect((await mails()).slice(-2)).toEqual([
    { kind: 'report-decided', account: owner.id, object: id, what: 'put back' },
    { kind: 'report-decided', to: 'witness@example.com', report: waiting.id },
  ]);
  expect((await decide(waiting.id, 'remove')).body.code).toBe('ALREADY_DECIDED');
  const log = JSON.stringify(await logOf(web));
  expect(log).toContain(`"action":"decide-report-keep","target":"report ${waiting.id}"`);
  expect(log).toContain('"reason":"You are right."');
  expect(log).not.toMatch(/own cake|"No\./);
});

test('what is kept stays, and only who left an address hears of it', async () => {
  const { id, token } = await sharedVideo(owner);
  await report(token);
  await report(token, { email: ' ', name: '', work: null });
  const { body } = await report(token, { email: 'witness@example.com' });
  for (const { id } of await open()) expect((await decide(id, 'keep')).status).toBe(200);
  expect(await mails()).toEqual([
    { kind: 'report-decided', to: 'witness@example.com', report: body.id },
  ]);
  expect(await projectOf(id)).toMatchObject({ takedown: null, videoUrl: expect.any(String) });
});

test('a removal decides all that waits about the video, and tells each who left an address', async () => {
  const { token } = await sharedVideo(owner);
  const [one, other] = [await report(token, { email: 'one@example.com' }), await report(token)];
  const third = await report(token, { email: 'third@example.com' });
  await decide(other.body.id, 'remove');
  expect(await open()).toEqual([]);
  const told = (await mails()).flatMap(({ to }) => to ?? []);
  expect(told.sort()).toEqual(['one@example.com', 'third@example.com']);
  for (const { body } of [one, third]) {
    expect((await decide(body.id, 'remove')).body.code).toBe('ALREADY_DECIDED');
  }
});

test('of two decisions at once one holds, and a key that comes twice decides once', async () => {
  const { token } = await sharedVideo(owner);
  const { id } = (await report(token)).body;
  const of = 'report' as const;
  const both = await Promise.all([
    decide(id, 'remove', 'So.', { of }),
    decide(id, 'keep', 'So.', { of }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const another = (await report((await sharedVideo(owner)).token)).body;
  const lines = (await logOf(web)).length;
  const pressed = await Promise.all([
    decide(another.id, 'remove', 'So.', { key: 'pressed' }),
    decide(another.id, 'remove', 'So.', { key: 'pressed' }),
  ]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
  expect(await logOf(web)).toHaveLength(lines + 1);
  expect((await decide(another.id, 'keep', 'So.', { key: 'pressed' })).body.code).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
});

test('an owner objects once, in time, and nobody else does', async () => {
  const { id } = await takenDown(owner);
  expect((await object(stranger, id)).status).toBe(404);
  expect(
    (await web.app.inject({ method: 'POST', url: `/api/projects/${id}/objection` })).statusCode,
  ).toBe(401);
  for (const text of ['', ' ', 'x'.repeat(5001), 7, 'x\0']) {
    expect((await object(owner, id, text)).status).toBe(400);
  }
  const both = await Promise.all([object(owner, id), object(owner, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await object(owner, id)).body.code).toBe('OBJECTED_ALREADY');
  const shown = await sharedVideo(owner);
  expect((await object(owner, shown.id)).body.code).toBe('NOT_TAKEN_DOWN');
  expect((await object(owner, 'x')).status).toBe(404);
  const late = await takenDown(owner);
  await web.sql`update takedowns set until = now() where project_id = ${late.id}`;
  expect((await object(owner, late.id)).body.code).toBe('OBJECTION_OVER');
  expect((await projectOf(late.id)).takedown).toMatchObject({ reason: 'We looked at it.' });
});

test('an objection that is turned down is answered, and no second one is heard', async () => {
  const { id, reportId } = await takenDown(owner);
  await object(owner, id);
  const list = () => owner.send('GET', '/api/projects');
  const before = (await list()).headers.etag;
  await decide(reportId, 'remove', 'It stays so.');
  expect((await list()).headers.etag).not.toBe(before);
  expect((await projectOf(id)).takedown.objection.answer).toMatchObject({ reason: 'It stays so.' });
  expect((await mails()).at(-1)).toMatchObject({ object: id, what: 'stays down' });
  expect((await object(owner, id)).status).toBe(409);
  expect((await decide(reportId, 'remove')).body.code).toBe('ALREADY_DECIDED');
});

test('a video that was put back can be taken down again, and be objected to again', async () => {
  const first = await takenDown(owner);
  await object(owner, first.id);
  await decide(first.reportId, 'keep');
  const again = (await report(first.token)).body;
  expect((await decide(again.id, 'remove', 'After all.')).status).toBe(200);
  expect((await projectOf(first.id)).takedown).toMatchObject({
    reason: 'After all.',
    objection: null,
  });
  expect((await object(owner, first.id)).status).toBe(200);
});

test('what its owner deletes is moot, and waits for nobody', async () => {
  const { id, token } = await sharedVideo(owner);
  const { body } = await report(token);
  const down = await takenDown(owner);
  await object(owner, down.id);
  await owner.send('DELETE', `/api/projects/${id}`);
  await owner.send('DELETE', `/api/projects/${down.id}`);
  expect(await open()).toEqual([]);
  for (const reportId of [body.id, down.reportId]) {
    expect(await decide(reportId, 'remove')).toMatchObject({
      ...{ status: 409, body: { code: 'REPORT_MOOT' } },
    });
  }
  const all = (await boss.send('GET', '/api/admin/reports')).body;
  const gone = all.find((one: { id: string }) => one.id === down.reportId);
  expect(all.map(({ moot }: { moot: boolean }) => moot).slice(0, 2)).toEqual([true, true]);
  const decided = (await boss.send('GET', '/api/admin/reports?status=decided')).body;
  expect(decided.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([body.id, down.reportId]),
  );
  // Its files are kept for their time.
  expect(gone.video).toMatchObject({ state: 'gone', title: null, videoUrl: expect.any(String) });
  expect((await boss.send('GET', gone.video.videoUrl)).body).toBe('a video, in so many bytes');
});

test('nothing that an owner gets says who reported', async () => {
  const { id, token } = await sharedVideo(owner);
  const secret = 'whistle';
  await report(token, {
    ...{
      text: secret,
      email: `${secret}@example.com`,
      name: secret,
      work: secret,
      kind: 'copyright',
    },
  });
  const [{ id: reportId }] = await open();
  await decide(reportId, 'remove');
  await object(owner, id);
  const told = [
    ...['/api/projects', `/api/projects/${id}`, '/api/overview', '/api/transactions'],
    ...['/api/account/export'],
  ];
  for (const url of told) {
    const { statusCode, rawPayload } = await web.app.inject({
      url,
      headers: { cookie: owner.cookie },
    });
    expect(statusCode).toBe(200);
    expect(rawPayload.includes(secret)).toBe(false);
    expect(rawPayload.includes(reportId)).toBe(false);
    expect(rawPayload.includes(BOSS)).toBe(false);
  }
  for (const mail of await mails()) {
    if ('account' in mail)
      expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${secret}|${reportId}`));
  }
});

test('no address, cookie or browser of who reports is stored', async () => {
  const { token } = await sharedVideo(owner);
  const { statusCode } = await web.app.inject({
    ...{ method: 'POST', url: '/api/reports', remoteAddress: '203.0.113.77' },
    headers: { cookie: stranger.cookie, 'user-agent': 'Seen/1.0' },
    payload: { token, kind: 'other', text: WHY },
  });
  expect(statusCode).toBe(202);
  const rows = JSON.stringify(await web.sql`select * from reports`);
  for (const word of ['203.0.113.77', 'Seen/1.0', stranger.id, stranger.cookie.slice(8)]) {
    expect(rows).not.toContain(word);
  }
});

test.each<[string, object, number]>([
  ['no text', { text: '' }, 400],
  ['a text of blanks', { text: ' \n ' }, 400],
  ['a text that is too long', { text: 'x'.repeat(5001) }, 400],
  ['the longest text, of characters outside of the first plane', { text: '🍰'.repeat(5000) }, 202],
  ['a null byte', { text: 'a\0b' }, 400],
  ['half a character', { text: 'a\ud800' }, 400],
  ['a script', { text: '<script>alert(1)</script>', name: '"><img src=x>' }, 202],
  ['what turns the direction', { text: 'a\u202eb\u2066c' }, 202],
  ['another kind', { kind: 'spam' }, 400],
  ['a number', { text: 7 }, 400],
  ['a list', { text: ['x'] }, 400],
  ['an object', { email: {} }, 400],
  ['no address', { email: 'nobody' }, 400],
  ['two addresses', { email: 'a@example.com, b@example.com' }, 400],
  ['a header in an address', { email: 'a@example.com\r\nBcc: b@example.com' }, 400],
  ['a field too many', { admin: true }, 400],
  ['10 MB', { text: 'x'.repeat(10_000_000) }, 413],
  ['no token', { token: undefined }, 400],
  ['a token that is none', { token: '../../etc/passwd' }, 404],
  ['a token that is too long', { token: 'x'.repeat(101) }, 400],
  ['a null byte in a token', { token: 'x\0' }, 404],
  ['a token that is a list', { token: ['x'] }, 400],
])('%s is answered as what it is', async (_what, more, status) => {
  const { token } = await sharedVideo(owner);
  expect((await report(token, more)).status).toBe(status);
});

test('a report comes from our own pages, or from no browser', async () => {
  const { token } = await sharedVideo(owner);
  const { statusCode } = await web.app.inject({
    ...{ method: 'POST', url: '/api/reports', headers: { 'sec-fetch-site': 'cross-site' } },
    payload: { token, kind: 'other', text: WHY },
  });
  expect(statusCode).toBe(403);
});

test('one address reports so many times an hour, whatever of', async () => {
  const { token } = await sharedVideo(owner);
  const address = newAddress();
  for (let times = 0; times < 30; times += 1) {
    expect((await report(token, {}, address)).status).toBe(202);
  }
  const { status, body } = await report(token, {}, address);
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.message).toMatch(/^The limit is 30 reports an hour\./);
  expect((await report(token)).status).toBe(202);
});

test('tokens that lead nowhere are told as on the shared pages, and counted with those', async () => {
  const remoteAddress = newAddress();
  const few = { ...web.config.limits, changesPerMinute: 10 };
  const other = await web.another({ limits: few });
  onTestFinished(() => other.close());
  const page = () => other.inject({ url: '/v/nothing/video.mp4', remoteAddress });
  const { statusCode, body } = await page();
  const reportAt = (token: string) => {
    const payload = { token, kind: 'other', text: WHY };
    return other.inject({ method: 'POST', url: '/api/reports', remoteAddress, payload });
  };
  const reported = await reportAt('nothing');
  expect([reported.statusCode, reported.json()]).toEqual([statusCode, JSON.parse(body)]);
  const { token } = await sharedVideo(owner);
  for (let times = 2; times < 10; times += 1) {
    expect((await reportAt('nothing')).statusCode).toBe(404);
  }
  expect((await reportAt('nothing')).statusCode).toBe(429);
  expect((await page()).statusCode).toBe(429);
  // Whoever guesses keeps nobody from a video that is there.
  expect((await reportAt(token)).statusCode).toBe(202);
});

test('open reports come oldest first, page by page, objections among them', async () => {
  const down = await takenDown(owner);
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await report((await sharedVideo(owner)).token)).body.id);
  await object(owner, down.id);
  ids.push(down.reportId);
  const seen: string[] = [];
  for (let url: string | undefined = '/api/admin/reports?status=open&limit=2'; url; ) {
    const { body, headers }: Awaited<ReturnType<typeof boss.send>> = await boss.send('GET', url);
    seen.push(...body.map(({ id }: { id: string }) => id));
    url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  expect(seen).toEqual(ids);
  const decided = (await boss.send('GET', '/api/admin/reports?status=decided')).body;
  expect(decided.map(({ id }: { id: string }) => id)).not.toContain(down.reportId);
});

test('a report is found by the number that whoever reported was given', async () => {
  const { id } = (await report((await sharedVideo(owner)).token)).body;
  const found = async (q: string) =>
    (await boss.send('GET', `/api/admin/reports?q=${encodeURIComponent(q)}`)).body;
  for (const q of [id, ` ${id.toUpperCase()} `]) {
    expect(await found(q)).toMatchObject([{ id }]);
  }
  expect(await found(id.slice(0, 8))).toEqual([]);
  expect(await found('00000000-0000-4000-8000-000000000000')).toEqual([]);
  const decided = await boss.send('GET', `/api/admin/reports?q=${id}&status=decided`);
  expect(decided.body).toEqual([]);
});

test('words go 180 days after the decision, and the owner still reads why', async () => {
  const { id, token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token, { email: 'witness@example.com' })).body;
  await decide(reportId, 'remove');
  const pass = (days: number) => web.sql`update reports
    set decided_at = decided_at - ${days} * interval '1 day' where id = ${reportId}`;
  const row = async () =>
    (
      await web.sql`select text, email, reason, decided_by, decision from reports
        where id = ${reportId}`
    )[0];
  await pass(179);
  await forgetWhatIsOver(web.db);
  expect(await row()).toMatchObject({ text: WHY, reason: 'We looked at it.', decided_by: BOSS });
  await pass(2);
  await forgetWhatIsOver(web.db);
  expect(await row()).toEqual({
    ...{ text: null, email: null, reason: null, decided_by: null, decision: 'remove' },
  });
  expect((await projectOf(id)).takedown).toMatchObject({ reason: 'We looked at it.' });
  await owner.send('DELETE', `/api/projects/${id}`);
  await web.sql`update takedowns set at = at - interval '181 days', answered_by = 'x'
    where project_id = ${id}`;
  await forgetWhatIsOver(web.db);
  expect(await web.sql`select reason, answered_by from takedowns where project_id = ${id}`).toEqual(
    [{ reason: null, answered_by: null }],
  );
});
