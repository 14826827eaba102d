import { mkdir } from 'node:fs/promises';
import type postgres from 'postgres';
import { periodically } from '../../../platform/periodically.ts';
import { startWorkLoop } from '../../../platform/work-loop.ts';
import { DUE_CHANNEL, notifyDue, readDue } from '../due.ts';
import { refusingEngines } from '../health/health.ts';
import { moveWaiting } from '../limits/move-waiting.ts';
import { letIntoLine } from '../limits/places.ts';
import type { ProjectRow } from '../queries.ts';
import { startRemovals } from '../removals/removals.ts';
import { startEvidence } from '../takedowns/evidence.ts';
import { cancelAbandonedAsks } from './cancel-abandoned-asks.ts';
import { claimDueProject } from './claim-queries.ts';
import { keepDeadlines } from './deadlines.ts';
import { isForLane, lanesOf } from './lanes.ts';
import { sweepLeftovers } from './leftovers.ts';
import { type JobOptions, workOn } from './pipeline.ts';
import type { StepTools } from './step.ts';

const SECOND = 1000;
/** Who hears of nothing looks this often for a project that is due, less often after a quiet time. */
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
    const { step, engine } = project;
    const loop = loops.find(({ lane }) => isForLane({ step, engine: engine ?? first.id }, lane));
    const wake = () => {
      if (loop?.hasRoom()) return loop.wake();
      // Another worker may have room, and knows of none of this one's projects.
      notifyDue(db, { engine, step }).catch((error: unknown) => {
        log.warn({ err: error }, 'could not tell other workers of a project');
      });
    };
    setTimeout(wake, waitMs).unref();
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
  const keepingEvidence = startEvidence(tools);
  const wakeAll = () => {
    for (const loop of [...loops, cancelling]) loop.wake();
  };
  const onDue = (payload: string) => {
    const due = readDue(payload, log);
    if (due === 'anything') return wakeAll();
    if (due?.step === 'cancel') return cancelling.wake();
    const at = due && { step: due.step, engine: due.engine ?? first.id };
    for (const loop of loops) if (at && isForLane(at, loop.lane)) loop.wake();
  };
  // Whatever was told while the connection was lost is looked for when it is there again.
  const { unlisten } = await connection.listen(DUE_CHANNEL, onDue, wakeAll);
  const places = { firstEngine: first.id, elsewhere, limits };
  const ids = engines.all.map(({ id }) => id);
  const move = () => moveWaiting(db, { engines: ids, limits }, () => refusingEngines(db, ids));
  const chores = [
    keepDeadlines(db, log),
    periodically('move what waits', 2 * SECOND, move, log),
    periodically('let projects into line', 2 * SECOND, () => letIntoLine(db, places), log),
    // What is left of a deleted video is not to lie about for long.
    periodically('sweep leftover work', 30 * SECOND, () => sweepLeftovers(tools), log),
  ];
  return {
    async stop() {
      // All at once: nothing more is claimed while something else takes its time to end.
      await Promise.all([
        ...loops.map((loop) => loop.stop()),
        cancelling.stop(),
        removing.stop(),
        keepingEvidence.stop(),
        ...chores.map((stopChore) => stopChore()),
      ]);
      await unlisten();
    },
  };
}
