import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle, Output } from '../../../engines/engine.ts';
import { EngineError, type Fault } from '../../../engines/faults.ts';
import { backoffMs, failureOf } from '../faults.ts';
import { writeLeased } from '../lease-queries.ts';
import type { ProjectRow } from '../queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';
import { afterFault, countBadTry } from './again.ts';
import { findCollected, pathOfCollected } from './collected.ts';
import { engineOf } from './engine-of.ts';

/** Downloads in a row that fail for a passing reason: over a minute and a half, by the backoff. */
const MOST_DOWNLOADS = 9;

/** Fetches the finished video from the engine. A file has its final name only when it is whole. */
export const collect: Step = async (project, tools, signal) => {
  if (await findCollected(project, tools)) {
    return { next: await writeLeased(tools.db, project, { step: 'check' }) };
  }
  const path = pathOfCollected(project, tools);
  const part = `${path}.${project.lease_number}.part`;
  await mkdir(join(tools.workDirectory, project.id), { recursive: true });
  await rm(part, { force: true });
  try {
    const { bytes, sha256 } = await engineOf(project, tools).collect(
      project.handle as unknown as Handle,
      project.output as unknown as Output,
      part,
      signal,
    );
    await rename(part, path);
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
  const step_errors = project.step_errors + 1;
  tools.log.warn(
    { project: project.id, engine: project.engine, code: fault.code, detail: fault.detail },
    'a finished video could not be fetched',
  );
  if (fault.kind === 'lost') return afterFault(project, tools, fault);
  if (fault.kind !== 'retryable' || step_errors >= MOST_DOWNLOADS) {
    return countBadTry(project, tools, failureOf(fault));
  }
  const row = await writeLeased(tools.db, project, { step_errors, trouble: fault });
  return { waitMs: backoffMs(step_errors, fault.retryAfterMs), row };
}
