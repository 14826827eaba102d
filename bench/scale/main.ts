import { Report } from '../report.ts';
import { machine, openFiles, writeFiles } from '../report-files.ts';
import { measureDisks } from './disk/disk.ts';
import { measureKills } from './kills/kills.ts';
import { readOptions, WrongUsage } from './options.ts';
import { startServer } from './server.ts';
import { measureSmooth } from './smooth/smooth.ts';

// `npm run scale`: what it costs where there is much already. Fills databases, drives fleets of real
// processes against them, and prints what docs/scale.md reckons with. Exit code 1 where something that
// must hold does not, or a part fails. Times are judged with `--quiet-machine` alone.

try {
  const options = readOptions(process.argv.slice(2));
  await openFiles(options);
  console.log(machine());
  const report = new Report(options);
  const server = await startServer();
  // It runs in a session of its own, where no signal reaches it, and would outlive a fault of ours.
  for (const end of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const) {
    process.once(end, (why: unknown) => {
      report.fail('the run', why);
      const exitCode = report.end();
      void server.stop().finally(() => process.exit(exitCode));
    });
  }
  const { isSmooth, disksMs, kills } = options;
  try {
    if (isSmooth) await report.measure('smooth', () => measureSmooth(server, options, report));
    if (disksMs.length > 0) {
      await report.measure('disk', () => measureDisks(server, disksMs, report));
    }
    if (kills > 0) await report.measure('kills', () => measureKills(server, kills, report));
  } finally {
    await server.stop();
  }
  console.log(`\n${machine()}`);
  await writeFiles(report, options);
  // What a part left open when it failed keeps nobody waiting.
  process.exit(report.end());
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
