import type { Handle } from '../../../../engines/engine.ts';
import { persistently } from '../../../../platform/db/persistently.ts';
import { noteLateHandle } from '../../abandoned/note.ts';
import { LeaseLostError } from '../../errors.ts';
import type { ProjectRow } from '../../queries.ts';
import { writeLeased } from '../lease-queries.ts';
import type { StepResult, StepTools } from '../step.ts';

/** The engine's answer is known here alone: a restarting database is waited for as long as this. */
const STORE_WITHIN_MS = 60_000;

/** Stores the handle of the project's job; from here on it is polled. */
export async function storeHandle(
  project: ProjectRow,
  tools: StepTools,
  handle: Handle,
): Promise<StepResult> {
  try {
    const stored = { handle, engine_state: 'queued', step: 'poll' } as const;
    const write = () =>
      writeLeased(tools.db, project, { ...stored, step_errors: 0, trouble: null });
    return { next: await persistently(write, STORE_WITHIN_MS) };
  } catch (error) {
    // Deleted or taken over while the engine was asked: only here is its handle known.
    if (error instanceof LeaseLostError) await noteLateHandle(tools.db, project, handle);
    throw error;
  }
}
