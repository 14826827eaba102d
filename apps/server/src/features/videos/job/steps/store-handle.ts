import type { Handle } from '../../../../engines/engine.ts';
import { persistently } from '../../../../platform/db/persistently.ts';
import { noteLateHandle } from '../../abandoned/note.ts';
import { LeaseLostError } from '../../errors.ts';
import type { ProjectRow } from '../../queries.ts';
import { writeLeased } from '../lease-queries.ts';
import type { StepResult, StepTools } from '../step.ts';

/** Only this worker knows the engine's answer: it waits this long for a database that restarts. */
const STORE_WITHIN_MS = 60_000;

/** Stores the handle of the project's job. From here on the job is polled. */
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
    // The project was deleted or taken over while the engine was asked: nobody else knows the handle.
    if (error instanceof LeaseLostError) await noteLateHandle(tools.db, project, handle);
    throw error;
  }
}
