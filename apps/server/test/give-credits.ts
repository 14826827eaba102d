import { pino } from 'pino';
import { readConfig } from '../src/config/config.ts';
import { accountsWithEmail } from '../src/features/accounts/service.ts';
import { creditCommands } from '../src/features/credits/commands.ts';
import { COMMAND_LINE, logChange } from '../src/features/operator/log.ts';
import { runCommand } from '../src/platform/command.ts';
import { connectDatabase } from '../src/platform/db/connection.ts';
import type { DB } from '../src/schema.ts';
import { joinDatabaseServer } from '../src/wiring/database.ts';
import { ownEnvironment } from './product.ts';

/**
 * The operator's `grant-credits`, beside a product that runs on a data directory. It runs in this
 * process: one of its own takes 1.4 s of a core, and most stories begin with it.
 */
export async function giveCredits(
  directory: string,
  email: string,
  credits: number,
): Promise<void> {
  const config = readConfig(ownEnvironment(directory));
  const server = await joinDatabaseServer(config, pino({ level: 'silent' }));
  const { db, close } = connectDatabase<DB>(server.url, { max: 1 });
  try {
    const words = ['grant-credits', email, String(credits), '--reason', 'A welcome'];
    const { exitCode, lines } = await runCommand(creditCommands, words, {
      db,
      findAccounts: (address) => accountsWithEmail(db, address),
      hasVideo: async () => false,
      logChange: (db, change) => logChange(db, COMMAND_LINE, change),
    });
    if (exitCode !== 0) throw new Error(lines.join(' '));
  } finally {
    await close();
    await server.stop();
  }
}
