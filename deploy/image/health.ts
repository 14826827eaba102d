import { statSync } from 'node:fs';
import { healthAddress } from './health-address.ts';

// Whether the process in this container is well, for the image's HEALTHCHECK and for probes: exit code
// 0 or 1. A worker has no HTTP: it touches WORKER_HEALTH_FILE every few seconds while it lives and
// reaches the database.

/** Twelve times as long as a worker leaves between two touches: docs/operations.md names it, too. */
const STALE_AFTER_MS = 60_000;

const { RUN, WORKER_HEALTH_FILE = '' } = process.env;
const isWell =
  RUN === 'worker' ? isFresh(WORKER_HEALTH_FILE) : await answers(healthAddress(process.env));
process.exit(isWell ? 0 : 1);

function isFresh(path: string): boolean {
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched < STALE_AFTER_MS;
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok === true;
}
