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
