import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import type { Message } from '../../platform/outbox/queries.ts';
import { composingOf } from '../../wiring/mail.ts';
import { composeMail } from '../mail/compose.ts';
import { BOSS, reporting } from './test-reports.ts';

const web = await createTestWeb({ ADMIN_EMAILS: BOSS });
afterAll(web.close);
const { report, decide, sharedVideo, takenDown, object } = await reporting(web);
const owner = await web.person();
beforeEach(() => web.sql`delete from outbox`);

const composing = composingOf(web.db, {
  ...{ from: { name: 'Shortcake', address: 'a@shortcake.example' }, billing: web.billing },
  ...{ origin: 'https://shortcake.example', secrets: ['a secret of this test alone, and long'] },
});
/** All mails as they would be sent now; those that are over left out. */
async function composed() {
  const messages = await web.sql<Message[]>`
    select * from outbox where topic = 'mail' order by number`;
  const mails = await Promise.all(messages.map((message) => composeMail(composing, message)));
  return mails.filter((mail) => mail !== undefined);
}
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

test('a statement of reasons says what was done, why, on what ground, and how to go on', async () => {
  const { token } = await sharedVideo(owner);
  const { id } = (await report(token, { kind: 'copyright' })).body;
  await decide(id, 'remove', 'It is the film of another.\n\nWe compared both.');
  const [mail, ...more] = await composed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Your video was taken down: “A film”' });
  const text = inOneLine(mail!.text);
  for (const part of [
    ...[/everywhere/, /Somebody reported that it infringes a copyright/, /A person looked at/],
    ...[/nothing automated/, /The ground is copyright/, /It is the film of another\. We compared/],
    ...[/object once, until \w+ \d+, \d{4}/, /out of court, or to a court/],
  ]) {
    expect(text).toMatch(part);
  }
});

test('who reported is told what was decided and why, and not whose video it is', async () => {
  const { token } = await sharedVideo(owner);
  const address = { email: 'witness@example.com' };
  const [kept, removed] = [
    (await report(token, address)).body,
    (await report(token, address)).body,
  ];
  await decide(kept.id, 'keep', 'There is nothing wrong with it.');
  await decide(removed.id, 'remove', 'There is.');
  const mails = (await composed()).filter(({ to }) => to === address.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    ...['The video that you reported stays', 'The video that you reported was taken down'],
  ]);
  for (const [n, { text, html }] of mails.entries()) {
    expect(text).toContain([kept.id, removed.id][n]);
    expect(inOneLine(text)).toContain(['There is nothing wrong with it.', 'There is.'][n]!);
    expect(text + html).not.toMatch(new RegExp(`${owner.email}|A film|unsubscribe`));
  }
});

test('a mail of what is over by the time it is sent is left out', async () => {
  const { token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token, { email: 'witness@example.com' })).body;
  await decide(reportId, 'remove');
  expect(await composed()).toHaveLength(2);
  const [{ project_id: id }] = (await web.sql<{ project_id: string }[]>`
    select project_id from reports where id = ${reportId}`) as unknown as [{ project_id: string }];
  await object(owner, id);
  await decide(reportId, 'keep', 'You are right.');
  expect((await composed()).map(({ subject }) => subject)).toEqual([
    'Your video is back: “A film”',
  ]);
  await owner.send('DELETE', `/api/projects/${id}`);
  expect(await composed()).toEqual([]);
});

test('an objection that is turned down is answered with the reasons', async () => {
  const { id, reportId } = await takenDown(owner);
  await object(owner, id);
  await decide(reportId, 'remove', 'It stays so.');
  const [mail, ...more] = await composed();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your video stays down: “A film”');
  expect(inOneLine(mail!.text)).toContain('It stays so.');
});
