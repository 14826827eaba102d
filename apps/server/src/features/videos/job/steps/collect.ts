import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handle, Output } from '../../../../engines/engine.ts';
import { EngineError, type Fault } from '../../../../engines/faults.ts';
import type { ProjectRow } from '../../queries.ts';
import { backoffMs, failureOf, faultsInARow, MOST_REFUSALS } from '../failures.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';
import { afterFault, countBadTry } from './after-fault.ts';
import { findCollected, pathOfCollected } from './collected.ts';
import { engineOf } from './engine-of.ts';

/**
 * How often in a row a file may be cut short, or be missing, before it counts as a bad one: 1.5 and
 * 15 s, by the backoff. For other passing reasons it is fetched again until the deadline: it is made
 * and charged, and another would be charged, too.
 */
const MOST_FAULTY: Partial<Record<string, number>> = { DOWNLOAD_CUT: 3, FILE_MISSING: 6 };
/** The engine is still at the file, and says so. */
const BETWEEN_QUESTIONS_MS = 1000;

/** Another video of the same engine would not be had either: its operator is needed. */
const NOT_THE_FILES_FAULT = new Set(['KEY_REFUSED', 'FILE_ADDRESS_REFUSED']);

/** Fetches the finished video from the engine. A file has its final name only when it is whole. */
export const collect: Step = async (project, tools, signal) => {
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
  const step_errors = faultsInARow(project, fault);
  if (step_errors === 1) {
    tools.log.warn(
      { project: project.id, engine: project.engine, code: fault.code, detail: fault.detail },
      'a finished video could not be fetched',
    );
  }
  if (fault.kind === 'lost' || NOT_THE_FILES_FAULT.has(fault.code)) {
    const isPatient = fault.code === 'KEY_REFUSED' && step_errors < MOST_REFUSALS;
    if (!isPatient) return afterFault(project, tools, fault);
  } else if (fault.kind !== 'retryable' || step_errors >= (MOST_FAULTY[fault.code] ?? Infinity)) {
    return countBadTry(project, tools, failureOf(fault));
  }
  const row = await writeLeased(tools.db, project, { step_errors, trouble: fault });
  const isInTheMaking = fault.code === 'FILE_NOT_READY';
  const waitMs = isInTheMaking ? BETWEEN_QUESTIONS_MS : backoffMs(step_errors, fault.retryAfterMs);
  return { waitMs, row };
}
