import { afterAll, beforeEach, expect, test } from 'vitest';
import { createOperator, logOf } from '../../../test/operator.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { completedProject, storeFiles, tokenOf } from '../share/test-shared.ts';

const web = await createTestWeb({ ADMIN_EMAILS: 'boss@example.com' });
afterAll(web.close);
const boss = await createOperator(web);
const owner = await web.person();
const WHY = 'It shows my own cake, which I never gave away.';

let addresses = 0;
/** Reports something from an address that nobody has reported from. */
async function report(token: string, more: object = {}) {
  addresses += 1;
  const { statusCode, body } = await web.app.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
    payload: { token, kind: 'other', text: WHY, ...more },
  });
  return { status: statusCode, body: JSON.parse(body) };
}
async function sharedVideo(person: Person = owner) {
  const id = await completedProject(web, person);
  await storeFiles(web.storage, web.directory, id);
  return { id, token: await tokenOf(person, id) };
}
const decide = (id: string, decision: string, reason = 'We looked at it.', headers = {}) =>
  boss.send('POST', `/api/admin/reports/${id}/decide`, { decision, reason }, headers);
const projectOf = async (id: string) => (await owner.send('GET', `/api/projects/${id}`)).body;
const mails = async () =>
  (await web.sql`select body from outbox where topic = 'mail' order by number`).map(
    ({ body }) => body,
  );
beforeEach(() => web.sql`delete from outbox`);

test('a report, its decision, an objection and its answer', async () => {
  const { id, token } = await sharedVideo();
  const received = await report(token, { kind: 'illegal', email: 'witness@example.com' });
  expect(received).toEqual({ status: 202, body: { id: expect.any(String) } });
  const [open] = (await boss.send('GET', '/api/admin/reports?status=open')).body;
  expect(open).toMatchObject({ id: received.body.id, kind: 'illegal', text: WHY, decided: null });
  const decided = await decide(open.id, 'remove');
  expect(decided).toMatchObject({ status: 200, body: { video: { state: 'taken down' } } });
  expect(await projectOf(id)).toMatchObject({
    ...{ status: 'completed', videoUrl: null, thumbnailUrl: null },
    takedown: { kind: 'illegal', reason: 'We looked at it.', objection: null },
  });
  expect(await mails()).toEqual([
    { kind: 'report-decided', to: 'witness@example.com', report: open.id },
    { kind: 'report-decided', account: owner.id, object: id, what: 'taken down' },
  ]);
  const objected = await owner.send('POST', `/api/projects/${id}/objection`, { text: 'No.' });
  expect(objected).toMatchObject({
    status: 200,
    body: { takedown: { objection: { text: 'No.', answer: null } } },
  });
  expect((await decide(open.id, 'keep', 'You are right.')).status).toBe(200);
  expect(await projectOf(id)).toMatchObject({
    ...{ takedown: null, videoUrl: `/media/${id}/video.mp4` },
  });
  const again = await web.app.inject(`/v/${token}/video.mp4`);
  expect([again.statusCode, again.body]).toEqual([200, 'a video, in so many bytes']);
  expect((await logOf(web))[0]).toMatchObject({
    ...{ by: 'boss@example.com', action: 'decide-report-keep', target: `report ${open.id}` },
  });
  expect(JSON.stringify(await logOf(web))).not.toContain('You are right.');
});
