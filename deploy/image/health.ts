import { statSync } from 'node:fs';

// Whether the process in this container is well, for the image's HEALTHCHECK and for probes: exit code
// 0 or 1. A worker has no HTTP: it touches WORKER_HEALTH_FILE every few seconds while it lives and
// reaches the database.

/** Many times as long as a worker leaves between two touches: a slow disk is no reason for a restart. */
const STALE_AFTER_MS = 30_000;

const { RUN, PORT = '3000', WORKER_HEALTH_FILE = '' } = process.env;
const isWell = RUN === 'worker' ? isFresh(WORKER_HEALTH_FILE) : await answers(PORT);
process.exit(isWell ? 0 : 1);

function isFresh(path: string): boolean {
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched < STALE_AFTER_MS;
}

async function answers(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.ok === true;
}
