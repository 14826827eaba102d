import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle, Output } from '../../../../engines/engine.ts';
import { EngineError, type Fault } from '../../../../engines/faults.ts';
import type { ProjectRow } from '../../queries.ts';
import { faultsInARow } from '../backoff.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';
import { actOnFault } from './act-on-fault.ts';
import { findCollected, pathOfCollected } from './collected.ts';
import { engineOf } from './engine-of.ts';

/** Fetches the finished video from the engine. A file has its final name only when it is whole. */
export const collectFile: Step = async (project, tools, signal) => {
  if (await findCollected(project, tools)) {
    return { next: await writeLeased(tools.db, project, { step: 'check' }) };
  }
  const folder = join(tools.workDirectory, project.id);
  const part = join(folder, `${project.lease_number}.part`);
  await mkdir(folder, { recursive: true });
  await rm(part, { force: true });
  try {
    const { bytes, sha256 } = await engineOf(project, tools).collect(
      project.handle as unknown as Handle,
      project.output as unknown as Output,
      part,
      signal,
    );
    await rename(part, pathOfCollected(project, sha256, tools));
    const collected = { file_bytes: bytes, file_sha256: sha256 };
    const changes = { ...collected, step: 'check', step_errors: 0, trouble: null } as const;
    return { next: await writeLeased(tools.db, project, changes) };
  } catch (error) {
    if (error instanceof EngineError) return notCollected(project, tools, error.fault);
    throw error;
  }
};

async function notCollected(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  if (faultsInARow(project, fault) === 1) {
    tools.log.warn(
      { project: project.id, engine: project.engine, code: fault.code, detail: fault.detail },
      'a finished video could not be fetched',
    );
  }
  return actOnFault(project, tools, 'collect: no file', fault);
}
