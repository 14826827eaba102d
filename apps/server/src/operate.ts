import { type Config, readConfig } from './config/config.ts';
import { loadEnvironmentFile } from './config/environment-file.ts';
import { accountsWithEmail, emailOf } from './features/accounts/service.ts';
import { type AlertCommandContext, alertCommands } from './features/alerts/commands.ts';
import { backupCommands } from './features/backup/commands.ts';
import { refuseHalfRestored } from './features/backup/restore-mark.ts';
import { type BillingCommandContext, billingCommands } from './features/billing/commands.ts';
import { beginPriceBook } from './features/billing/price-book/begin.ts';
import { type CreditCommandContext, creditCommands } from './features/credits/commands.ts';
import { type OperatorCommandContext, operatorCommands } from './features/operator/commands.ts';
import { COMMAND_LINE, logChange } from './features/operator/log.ts';
import { type SupportCommandContext, supportCommands } from './features/support/commands.ts';
import { videoKey } from './features/videos/media/keys.ts';
import { type SignCommandContext, signCommands } from './features/videos/provenance/commands.ts';
import { type Command, type Outcome, runCommand } from './platform/command.ts';
import { connectDatabase } from './platform/db/connection.ts';
import { findFfmpeg } from './platform/ffmpeg.ts';
import { createLog, createStderrLog, type Log } from './platform/log.ts';
import { logSecurity } from './platform/security-log.ts';
import { startAdvice } from './platform/start-advice.ts';
import type { DB } from './schema.ts';
import { alertWebhookOf } from './wiring/alerts.ts';
import { joinDatabaseServer, migrateDatabase } from './wiring/database.ts';
import { openStorage } from './wiring/places.ts';
import { openProvenance } from './wiring/provenance.ts';
import { ringForSandboxEvents } from './wiring/sandbox-webhooks.ts';
import { createPayments, refuseOtherMoney } from './wiring/stripe.ts';
import { createStripeStore } from './wiring/stripe-store.ts';

// `npm run -s admin -- COMMAND`: the operator's commands, whether the product runs or not.

type Context = CreditCommandContext &
  BillingCommandContext &
  SupportCommandContext &
  OperatorCommandContext &
  AlertCommandContext &
  SignCommandContext;
const onProduct: Command<Context>[] = [
  ...creditCommands,
  ...billingCommands,
  ...supportCommands,
  ...operatorCommands,
  ...alertCommands,
  ...signCommands,
];

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(startAdvice(error) ?? error);
  return 1;
});

async function main(words: string[]): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog({ level: 'silent' });
  const commands: Command<unknown>[] = [
    ...onProduct.map((command) => ({
      ...command,
      run: (args: string[]) => withProduct(config, log, (context) => command.run(args, context)),
    })),
    ...backupCommands.map((command) => ({
      ...command,
      run: async (args: string[]) => {
        const { findInstallation } = await import('./wiring/installation.ts');
        return command.run(args, { installation: await findInstallation(config, log) });
      },
    })),
  ];
  const outcome = await runCommand(commands, words, undefined);
  if (outcome.change) {
    const { exitCode } = outcome;
    logSecurity(createStderrLog(), { event: 'operator-command', ...outcome.change, exitCode });
  }
  for (const line of outcome.lines) {
    if (outcome.exitCode === 2) console.error(line);
    else console.log(line);
  }
  return outcome.exitCode;
}

/** Does some work on the database, brought up to date, and with what the product would use beside it. */
async function withProduct(
  config: Config,
  log: Log,
  work: (context: Context) => Promise<Outcome>,
): Promise<Outcome> {
  await refuseHalfRestored(config.dataDirectory);
  const server = await joinDatabaseServer(config, log);
  try {
    const schema = await migrateDatabase(server, log);
    // Past a pooler: what it cuts short for requests, such as a long read, a command waits for.
    const url = server.directUrl ?? server.url;
    const { db, close } = connectDatabase<DB>(url, { max: 2, schema });
    try {
      const storage = await openStorage(config);
      const payments = createPayments(config, createStripeStore(db), ringForSandboxEvents(db));
      await refuseOtherMoney(db, payments.mode);
      // After a restore a command may come before the product.
      await beginPriceBook(db, config.planPrices);
      return await work({
        db,
        billing: { ...payments, db, emailOf: (accountId) => emailOf(db, accountId), log },
        findAccounts: (email) => accountsWithEmail(db, email),
        allowance: { freeAbandonsPerDay: config.freeAbandonsPerDay },
        logChange: (db, change) => logChange(db, COMMAND_LINE, change),
        alertWebhook: alertWebhookOf(config),
        signing: async () => ({
          provenance: await openProvenance(config),
          ffmpegPath: findFfmpeg(config.ffmpegPath),
        }),
        ...{ storage, log: createStderrLog() },
        hasVideo: (projectId) => storage.has(videoKey(projectId)),
      });
    } finally {
      await close();
    }
  } finally {
    await server.stop();
  }
}
