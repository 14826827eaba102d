import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle } from '../../engines/engine.ts';
import { type ProjectRow, statusesOf } from './queries.ts';
import type { StepTools } from './step.ts';

/** Lets the engine forget a project's job. Never throws: it costs an engine's disk, not a video. */
export async function discardJob(project: ProjectRow, tools: StepTools): Promise<void> {
  if (project.handle === null) return;
  try {
    await tools.engine.cancel(project.handle as unknown as Handle);
  } catch (error) {
    tools.log.warn({ err: error, project: project.id }, 'could not discard a job at the engine');
  }
}

/** Removes what an ended project leaves beside its stored files. */
export async function tidyUp(project: ProjectRow, tools: StepTools): Promise<void> {
  await discardJob(project, tools);
  await rm(join(tools.workDirectory, project.id), { recursive: true, force: true });
}

/**
 * Lets go of a project that another worker took over, or that ended or was deleted meanwhile. Files
 * of one that goes on elsewhere are left alone: its worker may be using them.
 */
export async function abandon(project: ProjectRow, tools: StepTools): Promise<void> {
  const status = (await statusesOf(tools.db, [project.id])).get(project.id);
  const goesOn = status === 'pending' || status === 'processing';
  if (goesOn && !tools.engine.capabilities().inProcess) return;
  if (goesOn) await discardJob(project, tools);
  else await tidyUp(project, tools);
  if (status === undefined) await tools.storage.removeFolder(project.id);
}

/** Removes files whose project is gone: a crash between a deletion and its files leaves them. */
export async function sweepLeftovers(tools: StepTools): Promise<void> {
  const { db, storage, workDirectory } = tools;
  const stored = await storage.folders();
  const working = await readdir(workDirectory);
  const statuses = await statusesOf(db, [...stored, ...working]);
  for (const folder of stored) {
    if (!statuses.has(folder)) await storage.removeFolder(folder);
  }
  for (const folder of working) {
    const status = statuses.get(folder);
    if (status === 'pending' || status === 'processing') continue;
    await rm(join(workDirectory, folder), { recursive: true, force: true });
  }
}
