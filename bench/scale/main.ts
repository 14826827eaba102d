import { measureDisks } from './disk/disk.ts';
import { measureKills } from './kills/kills.ts';
import { readOptions, WrongUsage } from './options.ts';
import { failures, machine, openFiles, type Section, write } from './report.ts';
import { startServer } from './server.ts';
import { measureSmooth } from './smooth/smooth.ts';

// `npm run scale`: what it costs where there is much already. Fills databases, drives fleets of real
// processes against them, and prints what docs/scale.md reckons with. Exit code 1 when something that
// must hold does not.

try {
  const options = readOptions(process.argv.slice(2));
  await openFiles([options.json, options.markdown]);
  console.log(machine());
  const server = await startServer();
  // It runs in a session of its own, where no signal reaches it, and would outlive a fault of ours.
  for (const end of ['SIGINT', 'SIGTERM', 'uncaughtException'] as const) {
    process.once(end, (why: unknown) => {
      console.error(why);
      void server.stop().finally(() => process.exit(1));
    });
  }
  const sections: Section[] = [];
  try {
    if (options.isSmooth) sections.push(...(await measureSmooth(server, options)));
    if (options.disksMs.length > 0) sections.push(...(await measureDisks(server, options.disksMs)));
    if (options.kills > 0) sections.push(await measureKills(server, options.kills));
  } finally {
    await server.stop();
  }
  console.log(`\n${machine()}`);
  await write(sections, options);
  const failed = failures(sections);
  console.log(failed === 0 ? 'Everything holds.' : `${failed} of what must hold FAILS.`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
