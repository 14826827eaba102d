import { billOf } from '../../../engines/bill.ts';
import type { Handle, VideoEngine } from '../../../engines/engine.ts';
import { startWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts';
import {
  type AbandonedAsk,
  deleteAbandonedAsk,
  isHandleInUse,
  putOffTelling,
  takeDueAbandonedAsk,
  writeCancelledWhile,
  writeDelivered,
} from '../abandoned/queries.ts';
import { settleAsk } from '../abandoned/settle.ts';
import type { StepTools } from './step.ts';

/** An engine is told, and asked what it charges, this often: for two hours (see takeDueAbandonedAsk). */
const MOST_TRIES = 14;
/** A worker that is stopped waits for such a call, too. */
const CALL_TIMEOUT_MS = 15_000;
const CANCELS_AT_ONCE = 8;
const CANCEL_TICK_MS = 2000;

/**
 * Tells engines to stop the jobs of abandoned asks, until it is stopped itself. Several engines are
 * told at once: an engine that hangs must not keep the others from hearing of their jobs.
 */
export function cancelAbandonedAsks(tools: StepTools): WorkLoop {
  return startWorkLoop({
    concurrency: CANCELS_AT_ONCE,
    tickMs: CANCEL_TICK_MS,
    claim: () => takeDueAbandonedAsk(tools.db),
    perform: (ask) => tellEngine(ask, tools),
    log: tools.log,
  });
}

async function tellEngine(ask: AbandonedAsk, tools: StepTools): Promise<void> {
  const { db, engines, log } = tools;
  const handle = ask.handle as Handle | null;
  // The worker died with the engine's answer: nobody knows a job to ask about.
  if (handle === null) return settleAsk(db, ask, 'unknown', { asked: ask });
  if (await isHandleInUse(db, handle)) return leaveToItsProject(ask, tools);
  const about = { project: ask.project_id, engine: ask.engine };
  try {
    const engine = engines.get(ask.engine);
    if (!engine) throw new Error('the engine is not configured');
    const { billed, code } = await stopJob(engine, handle, ask, tools);
    if (billed !== undefined) return await settleAsk(db, ask, billed, { code, asked: ask });
    if (ask.cancel_tries < MOST_TRIES) return await putOffTelling(db, ask);
    log.warn(about, 'an engine never told what became of a video that is not wanted');
  } catch (error) {
    if (ask.cancel_tries < MOST_TRIES) {
      log.warn({ err: error, ...about }, 'could not tell an engine that a video is not wanted');
      return putOffTelling(db, ask);
    }
    log.error({ err: error, ...about }, 'an engine was never told that a video is not wanted');
  }
  await settleAsk(db, ask, 'unknown', { asked: ask });
}

/**
 * Tells an engine to stop a job. Answers whether the engine charges for the job, undefined while
 * the engine leaves that open; and the code of why the job made nothing, if the engine says so.
 * Where a credit is held for the answer, the engine is first asked how far the job is, and its word
 * is written down before the engine is told: whoever asks later finds the job stopped, and must
 * know in which state it was.
 */
async function stopJob(
  engine: VideoEngine,
  handle: Handle,
  ask: AbandonedAsk,
  { db }: StepTools,
): Promise<{ billed: AbandonedAsk['billed'] | undefined; code?: string }> {
  if (ask.credit === null || ask.billed !== 'unknown') {
    await engine.cancel(handle, AbortSignal.timeout(CALL_TIMEOUT_MS));
    return { billed: ask.billed };
  }
  const progress = await engine.poll(handle, AbortSignal.timeout(CALL_TIMEOUT_MS));
  const isUnderWay = progress.state === 'queued' || progress.state === 'running';
  if (isUnderWay) await writeCancelledWhile(db, ask, progress.state);
  // A server that forgets what it is told to delete calls it lost, and so free, when it is asked again.
  if (progress.state === 'done') await writeDelivered(db, ask);
  const answer = await engine.cancel(handle, AbortSignal.timeout(CALL_TIMEOUT_MS));
  const billed = billOf(engine.id, { progress, answer, cancelledWhile: ask.cancelled_while });
  return progress.state === 'failed' ? { billed, code: progress.fault.code } : { billed };
}

/** The job belongs to a project after all, and that project goes on. */
async function leaveToItsProject(ask: AbandonedAsk, { db }: StepTools): Promise<void> {
  if (ask.credit === null) await deleteAbandonedAsk(db, ask);
  else await settleAsk(db, ask, 'yes', { asked: ask });
}
