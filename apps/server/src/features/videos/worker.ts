import { mkdir } from 'node:fs/promises';
import type postgres from 'postgres';
import { periodically } from '../../platform/periodically.ts';
import { startWorkLoop } from '../../platform/work-loop.ts';
import { type JobOptions, workOn } from './jobs.ts';
import { claimDueProject } from './lease-queries.ts';
import { sweepLeftovers } from './leftovers.ts';
import { failOverdueProjects } from './outcome.ts';
import { DUE_CHANNEL } from './service.ts';
import type { StepTools } from './step.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Makes videos until stopped: claims due projects as the engine has room, fails what is past its
 * deadline, and removes files without a project. Any number of workers may share a database.
 */
export async function startVideoWorker(
  tools: StepTools,
  connection: postgres.Sql,
  options: JobOptions,
): Promise<{ stop(): Promise<void> }> {
  const { db, log, engine, workDirectory } = tools;
  await mkdir(workDirectory, { recursive: true });
  const loop = startWorkLoop({
    concurrency: engine.capabilities().concurrency,
    tickMs: SECOND,
    claim: () => claimDueProject(db, options.leaseSeconds),
    perform: (project, signal) => workOn(project, tools, options, signal),
    log,
  });
  const { unlisten } = await connection.listen(DUE_CHANNEL, () => loop.wake());
  const chores = [
    periodically('fail overdue projects', 2 * SECOND, () => failOverdueProjects(db), log),
    periodically('sweep leftover files', HOUR, () => sweepLeftovers(tools), log),
  ];
  return {
    async stop() {
      await unlisten();
      await Promise.all(chores.map((stopChore) => stopChore()));
      await loop.stop();
    },
  };
}
