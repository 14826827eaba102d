import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle } from '../../../engines/engine.ts';
import { listDueRemovals, noteRemoved, type ProjectRow, statusesOf } from '../queries.ts';
import type { StepTools } from './step.ts';

const RELEASE_TIMEOUT_MS = 5000;

/**
 * Lets the engine forget a project's job, once its video is ours or while it dies with this
 * process; a job elsewhere that is given up is told of by way of its abandoned ask, with an eye on the
 * bill. Never throws: it costs an engine's disk, not a video.
 */
export async function discardJob(project: ProjectRow, tools: StepTools): Promise<void> {
  const handle = project.handle as Handle | null;
  if (handle === null) return;
  try {
    const timeout = AbortSignal.timeout(RELEASE_TIMEOUT_MS);
    await tools.engines.get(handle.engine)?.cancel(handle, timeout);
  } catch (error) {
    tools.log.warn({ err: error, project: project.id }, 'could not discard a job at the engine');
  }
}

/**
 * Removes what an ended project leaves beside its stored files: the work directory's folders of its
 * id, and those of its jobs, whose names begin with it.
 */
export async function removeLeftovers(project: ProjectRow, tools: StepTools): Promise<void> {
  if (isInProcess(project, tools)) await discardJob(project, tools);
  for (const folder of await readdir(tools.workDirectory)) {
    if (folder.startsWith(project.id)) await removeWork(folder, tools);
  }
}

/**
 * Lets go of a project that another worker took over, or that ended or was deleted meanwhile. Files
 * of one that goes on elsewhere are left alone: its worker may be using them.
 */
export async function letGoOfProject(project: ProjectRow, tools: StepTools): Promise<void> {
  const now = (await statusesOf(tools.db, [project.id])).get(project.id);
  if (!now?.isLive) await removeLeftovers(project, tools);
  else if (isInProcess(project, tools)) await discardJob(project, tools);
  if (!now) await tools.storage.removeFolder(project.id);
}

/** Whether a project's job lives in this process, and dies with it. */
export function isInProcess({ engine }: ProjectRow, { engines }: StepTools): boolean {
  return engine !== null && engines.get(engine)?.manner.inProcess === true;
}

/** Removes what crashes left on this machine: work on projects that have ended or are gone. */
export async function sweepLeftovers(tools: StepTools): Promise<void> {
  const { db, workDirectory } = tools;
  const folders = await readdir(workDirectory);
  const statuses = await statusesOf(db, folders.map(projectIdOf));
  for (const folder of folders) {
    if (!statuses.get(projectIdOf(folder))?.isLive) await removeWork(folder, tools);
  }
}

/** In one run of the sweep; more of them wait for the next. */
const REMOVALS_AT_ONCE = 10_000;

/**
 * Removes the stored files of deleted projects. One that cannot be removed now holds up no other,
 * and is not forgotten.
 */
export async function removeDeletedFiles({ db, storage }: StepTools): Promise<void> {
  const errors: unknown[] = [];
  for (const projectId of await listDueRemovals(db, REMOVALS_AT_ONCE)) {
    try {
      await storage.removeFolder(projectId);
      await noteRemoved(db, projectId);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some deleted files are still there');
}

/** Folders are named by a project's id, or by a job's, which begins with it. */
const projectIdOf = (folder: string) => folder.slice(0, 36);

async function removeWork(folder: string, { workDirectory }: StepTools): Promise<void> {
  await rm(join(workDirectory, folder), { recursive: true, force: true });
}
