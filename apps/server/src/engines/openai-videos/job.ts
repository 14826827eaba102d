import { z } from 'zod';
import type { Output, Progress } from '../engine.ts';
import { jobCancelled, jobLost } from '../faults.ts';
import { failureOf } from './failure.ts';

const job = z.object({
  status: z.string(),
  progress: z.number().nullish().catch(undefined),
  error: z.unknown().optional(),
});

/** A job that the server has forgotten: it keeps them in memory. */
export const LOST = jobLost('the server does not know the job; it keeps none over a restart');

/** How far a job is, by the server's answer about it; undefined when that says nothing. */
export function progressIn(json: unknown, output: Output): Progress | undefined {
  const { data } = job.safeParse(json);
  switch (data?.status) {
    case 'queued':
      return { state: 'queued' };
    case 'in_progress':
      return { state: 'running', ...fractionOf(data.progress) };
    case 'completed':
      return { state: 'done', output };
    case 'failed':
      return { state: 'failed', fault: failureOf(data.error) };
    case 'cancelling':
    case 'cancelled':
      return { state: 'failed', fault: jobCancelled('the job was cancelled at the server') };
    case 'expired':
    case 'deleted':
      return { state: 'failed', fault: LOST };
    default:
      return undefined;
  }
}

/** A server that cannot tell says 0 until the end: that is no progress to show. */
function fractionOf(progress: number | null | undefined): { fraction?: number } {
  return progress && progress > 0 ? { fraction: Math.min(progress, 100) / 100 } : {};
}
