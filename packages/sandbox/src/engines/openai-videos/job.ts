import { fractionOf, type Job, phaseOf } from '../job.ts';
import type { Dialect } from './input.ts';

/** A job as the server shows it; `status` as it is unless said. */
export function videoOf(job: Job, dialect: Dialect, status = statusOf(job)) {
  const { ask, madeAt } = job;
  return {
    id: ask.id,
    object: 'video',
    model: ask.model,
    // SGLang does not tell what was asked for.
    ...(dialect === 'vllm-omni' && { prompt: ask.prompt }),
    status,
    progress: status === 'queued' ? 0 : Math.floor(fractionOf(job) * 100),
    created_at: Math.floor(madeAt / 1000),
    seconds: String(ask.body.seconds ?? '4'),
    size: String(ask.body.size ?? '720x1280'),
    error: status === 'failed' ? errorOf(job, dialect) : null,
  };
}

function statusOf(job: Job): string {
  if (job.isCancelled) return phaseOf(job) === 'ended' ? 'cancelled' : 'cancelling';
  const phase = phaseOf(job);
  if (phase !== 'ended') return phase === 'queued' ? 'queued' : 'in_progress';
  const { job: trouble } = job.behavior;
  const isBad = trouble === 'filtered' || trouble === 'filtered-sound' || trouble === 'failed';
  return isBad ? 'failed' : 'completed';
}

function errorOf({ behavior }: Job, dialect: Dialect): object {
  if (behavior.job === 'failed') {
    const message = 'CUDA out of memory. Tried to allocate 2.00 GiB.';
    return dialect === 'sglang' ? { message } : { code: 500, message };
  }
  const what = behavior.job === 'filtered-sound' ? 'audio' : 'video';
  const message = `The generated ${what} was blocked by the safety checker.`;
  return dialect === 'sglang' ? { message } : { code: 'content_policy_violation', message };
}

/** The page of jobs that the parameters `after`, `limit` and `order` ask for. */
export function listOf(jobs: Job[], dialect: Dialect, query: URLSearchParams): object {
  const ordered = query.get('order') === 'asc' ? jobs : jobs.toReversed();
  const after = ordered.findIndex(({ ask }) => ask.id === query.get('after'));
  const limit = Number(query.get('limit') ?? 20);
  const rest = ordered.slice(after + 1);
  const data = rest.slice(0, limit).map((job) => videoOf(job, dialect));
  if (dialect === 'sglang') return { object: 'list', data };
  const ends = { first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
  return { object: 'list', data, ...ends, has_more: rest.length > limit };
}
