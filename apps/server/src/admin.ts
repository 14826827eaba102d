import { readConfig } from './config.ts';
import { joinDatabaseServer } from './database.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { accountsWithEmail } from './features/accounts/service.ts';
import { creditCommands } from './features/credits/commands.ts';
import { videoKey } from './features/videos/media-keys.ts';
import { MIGRATIONS, openStorage } from './places.ts';
import { runCommand } from './platform/command.ts';
import { connect } from './platform/db/connection.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLog } from './platform/log.ts';
import type { DB } from './schema.ts';
import { startAdvice } from './start-advice.ts';

// `npm run -s admin -- COMMAND`: the operator's commands, whether the product runs or not.

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(startAdvice(error) ?? error);
  return 1;
});

async function main(words: string[]): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const server = await joinDatabaseServer(config, createLog({ level: 'silent' }));
  try {
    const { db, sql, close } = connect<DB>(server.url, { max: 2 });
    try {
      await migrate(sql, MIGRATIONS);
      const storage = openStorage(config);
      const outcome = await runCommand(creditCommands, words, {
        db,
        findAccounts: (email) => accountsWithEmail(db, email),
        hasVideo: (projectId) => storage.has(videoKey(projectId)),
      });
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
