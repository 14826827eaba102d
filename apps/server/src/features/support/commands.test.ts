import type { TicketPriority } from '@shortcake/contract/ticket-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { runCommand } from '../../platform/command.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import { COMMAND_LINE, logChange } from '../operator/log.ts';
import { supportCommands } from './commands.ts';
import { createTicket } from './service.ts';

const database = await createTestDatabase<DB>();
afterAll(database.destroy);
const { db } = database;

const tickets = (...words: string[]) =>
  runCommand(supportCommands, ['tickets', ...words], {
    db,
    logChange: (db, change) => logChange(db, COMMAND_LINE, change),
  });
const printed = async (...words: string[]) => (await tickets(...words)).lines.join('\n');

let account: string;
let count = 0;

/** Stores a ticket, an hour after the one before, and answers its number. */
async function ask(subject: string, priority: TicketPriority, description = 'Please help.') {
  count += 1;
  await database.sql`update support_tickets set created_at = created_at - interval '1 hour'`;
  const wanted = { key: `ticket-${count}`, subject, priority, description };
  return (await createTicket(db, account, wanted)).ticket.id;
}

beforeAll(async () => {
  const person = { issuer: 'test', subject: 's', email: 'ada@example.com' };
  account = (await insertAccount(db, {
    ...person,
    firstName: null,
    lastName: null,
    isEmailVerified: true,
  })) as string;
});

test('without tickets it says so', async () => {
  expect(await tickets()).toEqual({ exitCode: 0, lines: ['No ticket is open.'] });
});

test('the most urgent come first, of those the oldest, each with all that an answer needs', async () => {
  await ask('Whenever', 'low');
  const first = await ask('First of two', 'urgent', 'It stopped.\n\nThen it went on.');
  await ask('Second of two', 'urgent');
  await ask('Soon', 'high');
  const { exitCode, lines } = await tickets();
  expect(exitCode).toBe(0);
  expect(lines.at(-1)).toBe('Open tickets: 4.');
  expect(lines.filter((line) => /Whenever|of two|Soon/.test(line))).toEqual([
    '    First of two',
    '    Second of two',
    '    Soon',
    '    Whenever',
  ]);
  expect(lines[0]).toMatch(
    new RegExp(`^#${first}  urgent  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  ada@example\\.com$`),
  );
  expect(lines.slice(1, 7)).toEqual([
    '    First of two',
    '',
    '    It stopped.',
    '',
    '    Then it went on.',
    '',
  ]);
});

test('a closed one is no longer listed, except among all', async () => {
  const id = await ask('Dealt with', 'medium');
  const change = { command: 'tickets close', account: expect.any(String) };
  const done = { exitCode: 0, lines: [`Ticket ${id} is closed.`], change };
  expect(await tickets('close', id)).toEqual(done);
  expect(await tickets('close', `#${id}`)).toEqual(done);
  expect(await printed()).not.toContain('Dealt with');
  const all = await tickets('--all');
  expect(all.lines.find((line) => line.startsWith(`#${id} `))).toMatch(/ {2}closed \d{4}-.* UTC$/);
  expect(all.lines.filter((line) => line.includes('  closed '))).toHaveLength(1);
});

test('closing again keeps the first time', async () => {
  const id = await ask('Once', 'low');
  const closedAt = () =>
    db.selectFrom('support_tickets').select('closed_at').where('id', '=', Number(id)).execute();
  await tickets('close', id);
  const first = await closedAt();
  await tickets('close', id);
  expect(await closedAt()).toEqual(first);
});

test('a ticket drives no terminal, and passes for no other ticket', async () => {
  const subject = 'Red\u001b[31m\n#99  urgent  now';
  await ask(
    subject,
    'low',
    'A\u001b]0;gone\u0007\u009b2J \u202egnp\n#99  urgent\r#98\u2028#97\tend',
  );
  const text = await printed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
  expect(text).not.toMatch(/^#9\d/m);
  expect(text).toContain('\n    Red\uFFFD[31m #99  urgent  now\n');
  expect(text).toContain('\n    #97  end\n');
});

test.each([
  ['close', '999999'],
  ['close', '99999999999'],
])('%s %s finds nothing', async (...words) => {
  expect(await tickets(...words)).toEqual({
    exitCode: 1,
    lines: [`There is no ticket ${words[1]}.`],
  });
});

test.each([
  ['close'],
  ['close', 'x'],
  ['close', '-1'],
  ['close', '1e3'],
  ['close', '99999999999999999999'],
  ['close', '1', '2'],
  ['close', '1', '--all'],
  ['open'],
  ['--closed'],
])('%s %s is wrong usage', async (...words) => {
  const { exitCode, lines } = await tickets(...words.filter((word) => word !== undefined));
  expect(exitCode).toBe(2);
  expect(lines.at(-1)).toBe('Usage: tickets [--all | close ID]');
});
