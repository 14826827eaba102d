import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../apps/server/src/config/config.ts';
import { claimDueProject } from '../../../apps/server/src/features/videos/job/claim-queries.ts';
import { putInLine } from '../../../apps/server/src/features/videos/job/lease-queries.ts';
import type { ProjectRow } from '../../../apps/server/src/features/videos/queries.ts';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import type { DB } from '../../../apps/server/src/schema.ts';
import { askLimitsOf } from '../../../apps/server/src/wiring/ask-limits.ts';
import type { Database } from '../server.ts';

/** As many as videos are asked for, each beside a look that finds nothing. */
const A_SECOND = 50;
const CLAIMS = 400;
const CONNECTIONS = 4;

const CLAIMING = {
  firstEngine: 'fal',
  elsewhere: ['fal', 'openai-videos'],
  limits: askLimitsOf(readConfig({})),
  leaseSeconds: 60,
};
const SUBMITS = { steps: ['submit'], engines: ['fal'] } as const;
/** A lane that finds nothing. */
const IDLE = { steps: ['check', 'sign', 'publish'], engines: ['openai-videos'] } as const;

/**
 * The product's own claim, at a pace of its own beside the fleet: milliseconds of each that takes the next
 * waiting project, from the moment that it was due, and of each that finds nothing. What was taken stands
 * in line again.
 */
export async function measureClaims({
  url,
}: Database): Promise<{ taken: number[]; idle: number[] }> {
  const { db, close } = connectDatabase<DB>(url, { max: CONNECTIONS });
  const taken: number[] = [];
  const idle: number[] = [];
  const claimed: ProjectRow[] = [];
  const timed = async (lane: typeof SUBMITS | typeof IDLE, times: number[], start: number) => {
    const project = await claimDueProject(db, lane, CLAIMING);
    times.push(performance.now() - start);
    if (project) claimed.push(project);
  };
  try {
    // Connections are open, and what they need is read.
    await Promise.all(Array.from({ length: CONNECTIONS * 4 }, () => timed(SUBMITS, [], 0)));
    const start = performance.now();
    const claims: Promise<void>[] = [];
    for (let n = 0; n < CLAIMS; n += 1) {
      const dueAt = start + (n * 1000) / A_SECOND;
      await sleep(Math.max(0, dueAt - performance.now()));
      claims.push(timed(SUBMITS, taken, dueAt), timed(IDLE, idle, dueAt));
    }
    await Promise.all(claims);
    for (const project of claimed) await putInLine(db, project);
    return { taken, idle };
  } finally {
    await close();
  }
}
