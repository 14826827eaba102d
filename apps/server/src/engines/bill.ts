import type { CancelAnswer, Progress } from './engine.ts';
import type { Fault } from './faults.ts';

/** Whether an engine charges for a job, as far as that can be known. */
export type Billed = Fault['billed'];

type UnderWay = 'queued' | 'running';

/**
 * What a cancel means that an engine accepted, by its last word before. An engine that does not stand
 * here cannot be stopped, or has not been read up on: nothing it accepts is taken for free.
 */
const ACCEPTED: Partial<Record<string, Record<UnderWay, Billed>>> = {
  // fal.ai/docs/inference-api/queue/cancel: one in the queue is removed, one in progress is sent a
  // signal, and the model decides. docs.fal.ai/documentation/model-apis/pricing: waiting is not charged.
  fal: { queued: 'no', running: 'unknown' },
  // js-genai, interactionsCancel: "only applies to background interactions that are still running". No
  // page says what a stopped one costs.
  'google-omni': { queued: 'no', running: 'unknown' },
  // vLLM-Omni's DELETE and SGLang's cancel: one in the queue never gets to the cards.
  'openai-videos': { queued: 'no', running: 'unknown' },
};

/** Whether what an engine makes costs anybody anything: the studio draws on our own machine. */
export function charges(engine: string): boolean {
  return engine !== 'studio';
}

/**
 * Whether an engine charges for a job that nobody wants any more. `progress` is its word just before it
 * was told to stop, `answer` what it made of that, and `cancelledWhile` its word before it was told
 * for the first time, should it say now that the job was stopped. Undefined while that is open: it is
 * to be asked again.
 */
export function billOf(
  engine: string,
  job: { progress: Progress; answer: CancelAnswer; cancelledWhile: UnderWay | null },
): Billed | undefined {
  const { progress, answer, cancelledWhile } = job;
  const ifStopped = (word: UnderWay | null) => (word && ACCEPTED[engine]?.[word]) ?? 'unknown';
  switch (progress.state) {
    case 'done':
      return 'yes';
    case 'failed': {
      const { code, kind, billed } = progress.fault;
      // Gone because we told it to go, where a server forgets what it stops.
      const isOurs = code === 'JOB_CANCELLED' || (kind === 'lost' && cancelledWhile !== null);
      return isOurs ? ifStopped(cancelledWhile) : billed;
    }
    default:
      return answer === 'accepted' ? ifStopped(progress.state) : undefined;
  }
}
