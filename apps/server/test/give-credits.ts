import { accountsWithEmail } from '../src/features/accounts/service.ts';
import { creditCommands } from '../src/features/credits/commands.ts';
import { COMMAND_LINE, logChange } from '../src/features/operator/log.ts';
import { runCommand } from '../src/platform/command.ts';
import { besideProduct } from './beside-product.ts';

/** The operator's `grant-credits`, beside a product that runs on a data directory. */
export async function giveCredits(
  directory: string,
  email: string,
  credits: number,
): Promise<void> {
  const words = ['grant-credits', email, String(credits), '--reason', 'A welcome'];
  const { exitCode, lines } = await besideProduct(directory, (db) =>
    runCommand(creditCommands, words, {
      db,
      findAccounts: (address) => accountsWithEmail(db, address),
      hasVideo: async () => false,
      logChange: (db, change) => logChange(db, COMMAND_LINE, change),
    }),
  );
  if (exitCode !== 0) throw new Error(lines.join(' '));
}
