import type { Handle } from '../../../engines/engine.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import type { StepTools } from '../step.ts';
import {
  type AbandonedAsk,
  deleteAbandonedAsk,
  isHandleInUse,
  settleAbandonedAsk,
  takeDueAbandonedAsk,
} from './queries.ts';

/** Told in this many steps of growing length, over about two hours, an engine never heard. */
const MOST_TRIES = 15;
const AGAIN_AFTER_SECONDS = 60;
/** A stop waits for it, too. */
const CANCEL_TIMEOUT_MS = 15_000;
const CANCELS_AT_ONCE = 8;
const CANCEL_TICK_MS = 2000;

/**
 * Tells engines of the asks that nobody wants any more, until stopped. Several at once: an engine that
 * hangs must not keep the others from hearing of theirs.
 */
export function cancelAbandonedAsks(tools: StepTools): WorkLoop {
  return startWorkLoop({
    concurrency: CANCELS_AT_ONCE,
    tickMs: CANCEL_TICK_MS,
    claim: () => takeDueAbandonedAsk(tools.db, AGAIN_AFTER_SECONDS),
    perform: (ask) => tell(ask, tools),
    log: tools.log,
  });
}

async function tell(ask: AbandonedAsk, { db, engines, log }: StepTools): Promise<void> {
  const handle = ask.handle as Handle | null;
  if (handle && (await isHandleInUse(db, handle))) return deleteAbandonedAsk(db, ask);
  const about = { project: ask.project_id, engine: ask.engine };
  try {
    const engine = engines.get(ask.engine);
    if (!engine) throw new Error('the engine is not configured');
    if (handle) await engine.cancel(handle, AbortSignal.timeout(CANCEL_TIMEOUT_MS));
    await settleAbandonedAsk(db, ask);
  } catch (error) {
    if (ask.cancel_tries < MOST_TRIES) {
      log.warn({ err: error, ...about }, 'could not tell an engine that a video is not wanted');
      return;
    }
    log.error({ err: error, ...about }, 'an engine was never told that a video is not wanted');
    await settleAbandonedAsk(db, ask);
  }
}
