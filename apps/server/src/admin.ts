import { readConfig } from './config.ts';
import { joinDatabaseServer, migrateDatabase } from './database.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { accountsWithEmail, emailOf } from './features/accounts/service.ts';
import { type BillingCommandContext, billingCommands } from './features/billing/commands.ts';
import { type CreditCommandContext, creditCommands } from './features/credits/commands.ts';
import { type SupportCommandContext, supportCommands } from './features/support/commands.ts';
import { videoKey } from './features/videos/media-keys.ts';
import { openStorage } from './places.ts';
import { type Command, runCommand } from './platform/command.ts';
import { connect } from './platform/db/connection.ts';
import { createLog, createStderrLog } from './platform/log.ts';
import { logSecurity } from './platform/security-log.ts';
import { ringForSandboxEvents } from './sandbox-webhooks.ts';
import type { DB } from './schema.ts';
import { startAdvice } from './start-advice.ts';
import { createPayments, refuseOtherMoney } from './stripe.ts';
import { createStripeStore } from './stripe-store.ts';

// `npm run -s admin -- COMMAND`: the operator's commands, whether the product runs or not.

type Context = CreditCommandContext & BillingCommandContext & SupportCommandContext;
const commands: Command<Context>[] = [...creditCommands, ...billingCommands, ...supportCommands];

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(startAdvice(error) ?? error);
  return 1;
});

async function main(words: string[]): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog({ level: 'silent' });
  const server = await joinDatabaseServer(config, log);
  try {
    const schema = await migrateDatabase(server, log);
    const { db, close } = connect<DB>(server.url, { max: 2, schema });
    try {
      const storage = openStorage(config);
      const payments = createPayments(config, createStripeStore(db), ringForSandboxEvents(db, log));
      await refuseOtherMoney(db, payments.mode);
      const outcome = await runCommand(commands, words, {
        db,
        billing: { ...payments, db, emailOf: (accountId) => emailOf(db, accountId), log },
        findAccounts: (email) => accountsWithEmail(db, email),
        hasVideo: (projectId) => storage.has(videoKey(projectId)),
      });
      if (outcome.change) {
        const { exitCode } = outcome;
        logSecurity(createStderrLog(), { event: 'operator-command', ...outcome.change, exitCode });
      }
      for (const line of outcome.lines) {
        if (outcome.exitCode === 2) console.error(line);
        else console.log(line);
      }
      return outcome.exitCode;
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}
