import { readConfig } from '../../../apps/server/src/config/config.ts';
import { claimDueProject } from '../../../apps/server/src/features/videos/job/claim-queries.ts';
import { putInLine } from '../../../apps/server/src/features/videos/job/lease-queries.ts';
import type { ProjectRow } from '../../../apps/server/src/features/videos/queries.ts';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import type { DB } from '../../../apps/server/src/schema.ts';
import { askLimitsOf } from '../../../apps/server/src/wiring/ask-limits.ts';
import type { Database } from '../server.ts';

const AT_ONCE = 4;
const CLAIMS = 400;

const CLAIMING = {
  firstEngine: 'fal',
  elsewhere: ['fal', 'openai-videos'],
  limits: askLimitsOf(readConfig({})),
  leaseSeconds: 60,
};
const SUBMITS = { steps: ['submit'], engines: ['fal'] } as const;
/** A lane that finds nothing. */
const IDLE = { steps: ['check', 'publish'], engines: ['openai-videos'] } as const;

/**
 * The product's own claim, from several connections at once beside the fleet: milliseconds of each that
 * takes the next waiting project, and of each that finds nothing. What was taken stands in line again.
 */
export async function measureClaims({
  url,
}: Database): Promise<{ taken: number[]; idle: number[] }> {
  const { db, close } = connectDatabase<DB>(url, { max: AT_ONCE });
  const taken: number[] = [];
  const idle: number[] = [];
  const claimed: ProjectRow[] = [];
  const timed = async (lane: typeof SUBMITS | typeof IDLE, times: number[]) => {
    const start = performance.now();
    const project = await claimDueProject(db, lane, CLAIMING);
    times.push(performance.now() - start);
    if (project) claimed.push(project);
  };
  try {
    // Connections are open, and what they need is read.
    await Promise.all(Array.from({ length: AT_ONCE * 4 }, () => timed(SUBMITS, [])));
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = 0; n < CLAIMS / AT_ONCE; n += 1) {
          await timed(SUBMITS, taken);
          await timed(IDLE, idle);
        }
      }),
    );
    for (const project of claimed) await putInLine(db, project);
    return { taken, idle };
  } finally {
    await close();
  }
}
