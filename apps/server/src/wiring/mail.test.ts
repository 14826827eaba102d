import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../test/web.ts';
import { putMail } from '../features/mail/put.ts';
import { startMail } from './mail.ts';
import { putIntoMailbox } from './mailbox-store.ts';

const web = await createTestWeb();
afterAll(web.close);
const JSON_WANTED = { accept: 'application/json' };
const from = { name: 'Shortcake', address: 'shortcake@localhost' };
const mailbox = async () =>
  (await web.app.inject({ url: '/sandbox/mail', headers: JSON_WANTED })).json();

test('without a server mails are in the mailbox, each once', async () => {
  const log = pino({ level: 'silent' });
  const { db, billing, config } = web;
  const person = await web.person(1);
  await putMail(db, { kind: 'credits-low', account: person.id, object: person.id });
  const sending = startMail(config, { db, billing, secrets: ['a secret'], log });
  await expect.poll(mailbox).toHaveLength(1);
  await sending.stop();
  expect(await mailbox()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      to: person.email,
      kind: 'credits-low',
      subject: 'You have 1 credit left',
      headers: expect.objectContaining({
        From: 'Shortcake <shortcake@localhost>',
        To: person.email,
        Subject: 'You have 1 credit left',
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/unsubscribe\?token=/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      text: expect.stringContaining('Get more credits:\nhttp://localhost:3000/dashboard/billing'),
      html: expect.stringContaining('<!doctype html>'),
    },
  ]);
  const [{ id }] = await mailbox();
  const again = { id, kind: 'receipt', account: person.id, to: 'x', subject: 'x' } as const;
  await putIntoMailbox(db, from)({ ...again, headers: {}, text: '', html: '' });
  expect(await mailbox()).toMatchObject([{ kind: 'credits-low' }]);
  const page = await web.app.inject({ url: `/sandbox/mail/${id}/html` });
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('the mailbox has room for so many, the newest', async () => {
  await sql`
    insert into sandbox_mails (id, kind, recipient, subject, headers, plain, html)
    select gen_random_uuid(), 'receipt', 'x', n::text, '{}', '', '' from generate_series(1, 600) n`.execute(
    web.db,
  );
  const mail = { kind: 'receipt', account: undefined, to: 'x', subject: 'the last' } as const;
  const id = '6f8b2f2c-1111-4222-8333-444455556666';
  await putIntoMailbox(web.db, from)({ ...mail, id, headers: {}, text: '', html: '' });
  const subjects = (await mailbox()).map(({ subject }: { subject: string }) => subject);
  expect(subjects).toHaveLength(500);
  expect(subjects.slice(0, 2)).toEqual(['the last', '600']);
  const { rows } = await sql<{ count: number }>`select count(*)::int from sandbox_mails`.execute(
    web.db,
  );
  expect(rows).toEqual([{ count: 500 }]);
});

test('with a server there is no mailbox', async () => {
  const smtp = { url: 'smtp://127.0.0.1:9', from };
  const app = await web.another({ smtp });
  expect((await app.inject({ url: '/sandbox/mail', headers: JSON_WANTED })).statusCode).toBe(404);
  await app.close();
});
