import { expect, test } from 'vitest';
import { runCommand } from '../../platform/command.ts';
import { type CreditCommandContext, creditCommands } from './commands.ts';

const nothing = {} as CreditCommandContext;

test.each([
  [['--files', '--seed', '1']],
  [['--seed', 'first']],
  [['--seed', '1.5']],
  [['--seed', '']],
  [['--seed', '0x10']],
  [['--all']],
  [['now']],
])('check-ledger %j is wrong usage', async (words) => {
  const outcome = await runCommand(creditCommands, ['check-ledger', ...words], nothing);
  expect(outcome.exitCode).toBe(2);
  expect(outcome.lines.at(-1)).toBe('Usage: check-ledger [--files | --seed NUMBER]');
});

const REASON = ['--reason', 'Hello'];

test.each([
  [
    ['ada@example.com', 'two', ...REASON],
    /^COUNT must be a whole number from 1 to \d+, not two\.$/,
  ],
  [['ada@example.com', '0', ...REASON], /^COUNT must be/],
  [['ada@example.com', '1e2', ...REASON], /^COUNT must be/],
  [['ada@example.com', '10000000', ...REASON], /^COUNT must be/],
  [['ada@example.com', ...REASON], /^Give an e-mail address and a count\.$/],
  [['ada@example.com', '2'], /^Give a reason/],
  [['ada@example.com', '2', '--reason', ' '], /^Give a reason/],
])('grant-credits %j is wrong usage', async (words, message) => {
  const outcome = await runCommand(creditCommands, ['grant-credits', ...words], nothing);
  expect(outcome.exitCode).toBe(2);
  expect(outcome.lines).toEqual([
    expect.stringMatching(message),
    'Usage: grant-credits EMAIL COUNT --reason TEXT',
  ]);
});
