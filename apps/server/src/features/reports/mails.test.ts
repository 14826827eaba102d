import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import type { Message } from '../../platform/outbox/queries.ts';
import { composingOf } from '../../wiring/mail.ts';
import { composeMail } from '../mail/compose.ts';
import { emptyReportsOf } from './queries.ts';
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

test('a statement of reasons says what was done, why, and how to go on', async () => {
  const { token } = await sharedVideo(owner);
  const { id } = (await report(token, { kind: 'copyright' })).body;
  await decide(id, 'remove', 'It is the film of another.\n\nWe compared both.');
  const [mail, ...more] = await composed();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Your video was taken down: “A film”' });
  const text = inOneLine(mail!.text);
  for (const part of [
    ...[/everywhere/, /Somebody reported that it copies a work of theirs/, /A person looked at/],
    ...[/nothing automated/, /It is the film of another\. We compared/],
    ...[
      /object once, until \w+ \d+, \d{4}/,
      /a court or, where the law gives you that, to a certified body/,
    ],
  ]) {
    expect(text).toMatch(part);
  }
  // What somebody ticked is not what was found.
  expect(text).not.toMatch(/ground/i);
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
  const [toOwner, toReporter, ...more] = await composed();
  expect(more).toEqual([]);
  expect(toOwner).toMatchObject({ to: owner.email, subject: 'Your video is back: “A film”' });
  expect(toOwner!.text).toContain('You objected');
  expect(toReporter).toMatchObject({
    ...{ to: 'witness@example.com', subject: 'The video that you reported is back' },
  });
  expect(inOneLine(toReporter!.text)).toContain('You are right.');
  await owner.send('DELETE', `/api/projects/${id}`);
  expect((await composed()).map(({ to }) => to)).toEqual(['witness@example.com']);
});

test('no mail to an owner says who reported, or what', async () => {
  const person = await web.person();
  const { id: project, token } = await sharedVideo(person);
  const secret = 'whistle';
  const { id } = (
    await report(token, {
      ...{ kind: 'copyright', text: secret, name: secret, work: secret },
      email: `${secret}@example.com`,
    })
  ).body;
  const told: string[] = [];
  const note = async () => {
    for (const { to, headers, subject, text, html } of await composed()) {
      if (to === person.email) told.push(JSON.stringify({ headers, subject, text, html }));
    }
    await web.sql`delete from outbox`;
  };
  await decide(id, 'remove');
  await note();
  await object(person, project);
  await decide(id, 'remove');
  await note();
  await decide(id, 'keep');
  await note();
  expect(told).toHaveLength(3);
  for (const mail of told) expect(mail).not.toMatch(new RegExp(`${secret}|${id}`));
});

test('who reported hears what was decided of a video that is deleted since, and of an account that is', async () => {
  const person = await web.person();
  const { id, token } = await sharedVideo(person);
  const { id: reportId } = (await report(token, { email: 'witness@example.com' })).body;
  await decide(reportId, 'keep', 'There is nothing wrong with it.');
  await person.send('DELETE', `/api/projects/${id}`);
  const [told] = await composed();
  expect(inOneLine(told!.text)).toContain('What we found: There is nothing wrong with it.');
  await web.db.transaction().execute((db) => emptyReportsOf(db, person.id));
  const [later] = await composed();
  expect(later).toMatchObject({ subject: told!.subject });
  expect(later!.text).not.toMatch(/What we found/);
});

test('whoever wrote one address into many reports has one mail sent there', async () => {
  const { token } = await sharedVideo(owner);
  const [first] = [
    (await report(token, { email: 'victim@example.com' })).body,
    (await report(token, { email: 'Victim@example.com' })).body,
    (await report(token, { email: 'victim@example.com' })).body,
  ];
  await decide(first.id, 'remove', 'It is so.');
  const mails = (await composed()).filter(({ to }) => /victim/i.test(to));
  expect(mails).toHaveLength(1);
});

test('whoever is suspended is told how to object without signing in', async () => {
  const person = await web.person();
  const { token } = await sharedVideo(person);
  const { id } = (await report(token)).body;
  await web.sql`update accounts set suspended_at = now() where id = ${person.id}`;
  await decide(id, 'remove');
  const [mail] = await composed();
  expect(inOneLine(mail!.text)).toMatch(
    /you can object once, .* write to the address in our imprint/,
  );
  expect(mail!.text).toContain('https://shortcake.example/imprint');
  expect(mail!.text).not.toContain('My Projects');
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
