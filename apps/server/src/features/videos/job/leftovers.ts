import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle } from '../../../engines/engine.ts';
import { type ProjectRow, statusesOf } from '../queries.ts';
import { takeFilesBack } from '../removals/remove-files.ts';
import type { StepTools } from './step.ts';

const RELEASE_TIMEOUT_MS = 5000;

/**
 * Frees what an engine keeps for a project's job. This is for a job whose video is stored, and for
 * a job in this process that is given up. A job elsewhere that is given up is not stopped here:
 * cancel-abandoned-asks.ts tells its engine, and asks what the engine charges. Never throws: a job
 * that stays costs an engine's disk, and no video.
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
 * Removes what an ended project leaves beside its stored files: its job in this process, and the
 * folders of the work directory that begin with its id.
 */
export async function removeLeftovers(project: ProjectRow, tools: StepTools): Promise<void> {
  if (isInProcess(project, tools)) await discardJob(project, tools);
  for (const folder of await readdir(tools.workDirectory)) {
    if (folder.startsWith(project.id)) await removeWork(folder, tools);
  }
}

/**
 * What a worker does with a project that it has lost. If the project ended or was deleted, its
 * leftovers are removed; so is what this worker may have stored of one that has no video, since the
 * files of that may have been removed already. If another worker has it, its files stay: that worker
 * may be using them.
 */
export async function letGoOfProject(project: ProjectRow, tools: StepTools): Promise<void> {
  const now = (await statusesOf(tools.db, [project.id])).get(project.id);
  if (!now?.isLive) await removeLeftovers(project, tools);
  else if (isInProcess(project, tools)) await discardJob(project, tools);
  const mayBeStored = project.step === 'publish' && (!now || now.status === 'failed');
  if (mayBeStored) await takeFilesBack(tools, project.id);
}

/** Whether a project's job lives in this process, and dies with it. */
export function isInProcess({ engine }: ProjectRow, { engines }: StepTools): boolean {
  return engine !== null && engines.get(engine)?.manner.inProcess === true;
}

/** Removes what crashes left on this machine: the folders of projects that have ended or are gone. */
export async function sweepLeftovers(tools: StepTools): Promise<void> {
  const { db, workDirectory } = tools;
  const folders = await readdir(workDirectory);
  const statuses = await statusesOf(db, folders.map(projectIdOf));
  for (const folder of folders) {
    if (!statuses.get(projectIdOf(folder))?.isLive) await removeWork(folder, tools);
  }
}

/** Folders are named by a project's id, or by a job's, which begins with it. */
const projectIdOf = (folder: string) => folder.slice(0, 36);

async function removeWork(folder: string, { workDirectory }: StepTools): Promise<void> {
  await rm(join(workDirectory, folder), { recursive: true, force: true });
}
