import { afterAll, expect, test } from 'vitest';
import { serveAlertReceiver } from '../../../test/alert-receiver.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { runCommand } from '../../platform/command.ts';
import { createPostJson } from '../../platform/post-json.ts';
import type { DB } from '../../schema.ts';
import { alertCommands } from './commands.ts';
import { clearAlert, raiseAlert } from './service.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

const run = (webhook: { url: string } | undefined, ...words: string[]) =>
  runCommand(alertCommands, ['alerts', ...words], {
    db,
    alertWebhook: webhook && {
      url: webhook.url,
      post: createPostJson([new URL(webhook.url).origin]),
    },
  });

const SOMEBODY = { url: 'https://hooks.example.com/a-secret' };
const NOT_SET = 'ALERT_WEBHOOK_URL is not set here: nobody is told, unless another process has it.';

test('with nothing on it says so', async () => {
  expect(await run(SOMEBODY)).toEqual({
    ...{ exitCode: 0, lines: ['No alert is on.', 'All was delivered.'] },
  });
  expect(await run(undefined)).toEqual({
    ...{ exitCode: 0, lines: ['No alert is on.', NOT_SET] },
  });
});

test('what is on is listed, and what could not be delivered, with why', async () => {
  const alert = { kind: 'dispute', subject: 'dp_1', text: 'A payment is disputed.' } as const;
  await raiseAlert(db, alert);
  const date = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC';
  const on = [
    'Alerts that are on: 1.',
    expect.stringMatching(`^  dispute  since ${date}  A payment is disputed\\.$`),
  ];
  const late = (words: string) => [
    ...['Not delivered: 1.', expect.stringMatching(`^  dispute dp_1, on  of ${date}  ${words}$`)],
  ];
  expect(await run(SOMEBODY)).toEqual({ exitCode: 1, lines: [...on, ...late('not tried yet')] });
  // Nobody is to be told.
  expect(await run(undefined)).toEqual({ exitCode: 1, lines: [...on, NOT_SET] });
  await sql`update outbox set attempts = 1, trouble = 'it was answered with 500'`;
  const again = late('tried once, to be tried again: it was answered with 500');
  expect((await run(SOMEBODY)).lines).toEqual([...on, ...again]);
  expect((await run(undefined)).lines).toEqual([...on, NOT_SET, ...again]);
  await sql`update outbox set attempts = 3, created_at = now() - interval '4 days'`;
  const over = late('tried 3 times, given up: it was answered with 500');
  expect((await run(SOMEBODY)).lines).toEqual([...on, ...over]);
  await sql`update outbox set attempts = 0, trouble = null`;
  expect((await run(SOMEBODY)).lines).toEqual([...on, ...late('not tried yet')]);
  await sql`update outbox set ended_at = now(), outcome = 'given up'`;
  expect((await run(SOMEBODY)).lines).toEqual([...on, 'All was delivered.']);
  await clearAlert(db, alert);
  await sql`delete from outbox`;
});

test('a test is posted once, and says what came of it without the address', async () => {
  let status = 204;
  const receiver = await serveAlertReceiver(() => status);
  expect(await run(receiver, 'test')).toMatchObject({ exitCode: 0 });
  expect(receiver.posted).toEqual([
    {
      ...{ id: expect.any(String), kind: 'test', subject: 'test', state: 'on' },
      ...{ at: expect.any(String), text: 'A test of the alerts of Shortcake.' },
    },
  ]);
  status = 410;
  expect(await run(receiver, 'test')).toEqual({
    ...{ exitCode: 1, lines: ['The test was not delivered: it was answered with 410.'] },
  });
  await receiver.close();
  expect(await run(undefined, 'test')).toMatchObject({ exitCode: 1 });
});

test('other words are wrong usage', async () => {
  for (const words of [['tset'], ['test', 'me'], ['--all']]) {
    expect((await run(undefined, ...words)).exitCode).toBe(2);
  }
});
