import { run } from './run.ts';

const stopped = new AbortController();
// Once: a second Ctrl-C ends the process at once.
process.once('SIGINT', () => stopped.abort());

process.exitCode = await run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stopped.signal,
});
