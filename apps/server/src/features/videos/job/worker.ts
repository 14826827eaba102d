import { mkdir } from 'node:fs/promises';
import type postgres from 'postgres';
import { periodically } from '../../../platform/periodically.ts';
import { startWorkLoop } from '../../../platform/work-loop.ts';
import { DUE_CHANNEL, type ProjectRow } from '../queries.ts';
import { startRemovals } from '../removals/removals.ts';
import { cancelAbandonedAsks } from './cancel-abandoned-asks.ts';
import { keepDeadlines } from './deadlines.ts';
import { isOfLane, lanesOf } from './lanes.ts';
import { claimDueProject } from './lease-queries.ts';
import { sweepLeftovers } from './leftovers.ts';
import { type JobOptions, workOn } from './pipeline.ts';
import type { StepTools } from './step.ts';

const HOUR = 3_600_000;
/** A project that another worker gave back is found at most this much later than it is due. */
const TICK_MS = 250;

/**
 * Makes videos until stopped: claims due projects while a lane has room, fails projects past their
 * deadline, tells engines of jobs that nobody wants any more, and removes files without a project.
 * Any number of workers may share a database.
 */
export async function startVideoWorker(
  tools: StepTools,
  connection: postgres.Sql,
  options: JobOptions,
): Promise<{ stop(): Promise<void> }> {
  const { db, log, engines, limits, workDirectory } = tools;
  await mkdir(workDirectory, { recursive: true });
  const { first, elsewhere } = engines;
  const claiming = { ...options, firstEngine: first.id, elsewhere, limits };
  const onHandedBack = (project: ProjectRow, waitMs: number) => {
    const loop = loops.find(({ lane }) => isOfLane(project, lane));
    if (loop) setTimeout(loop.wake, waitMs).unref();
  };
  const loops = lanesOf(engines).map((lane) => ({
    lane,
    ...startWorkLoop({
      concurrency: lane.concurrency,
      tickMs: TICK_MS,
      claim: () => claimDueProject(db, lane, claiming),
      perform: (project, signal) =>
        workOn(project, lane, tools, { ...options, onHandedBack }, signal),
      log,
    }),
  }));
  const cancelling = cancelAbandonedAsks(tools);
  const removing = startRemovals(tools);
  const { unlisten } = await connection.listen(DUE_CHANNEL, () => {
    for (const loop of [...loops, cancelling]) loop.wake();
  });
  const chores = [
    keepDeadlines(db, log),
    periodically('sweep leftover work', HOUR, () => sweepLeftovers(tools), log),
  ];
  return {
    async stop() {
      // All at once: nothing more is claimed while something else takes its time to end.
      await Promise.all([
        ...loops.map((loop) => loop.stop()),
        cancelling.stop(),
        removing.stop(),
        ...chores.map((stopChore) => stopChore()),
      ]);
      await unlisten();
    },
  };
}
