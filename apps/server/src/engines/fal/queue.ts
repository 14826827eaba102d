import { z } from 'zod';
import { pollRefused } from '../answers.ts';
import { type Answer, callEngine, type Fetch } from '../call.ts';
import type { CancelAnswer } from '../engine.ts';
import { EngineError, noAnswer } from '../faults.ts';

const SUBMIT_MS = 30_000;
const POLL_MS = 10_000;

const VARIABLES = { key: 'FAL_KEY', model: 'FAL_VIDEO_MODEL' };

/** A request in the queue: its id, and where to ask for it. */
export type FalJob = {
  request_id: string;
  status_url: string;
  response_url: string;
  cancel_url: string;
};

type FalStatus =
  | { state: 'queued' | 'running'; position?: number }
  /** `error` is fal's name for what went wrong before a model could answer. */
  | { state: 'ended'; error?: string };

const statusAnswer = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
  queue_position: z.int().nonnegative().nullish().catch(undefined),
  error: z.unknown().optional(),
  error_type: z
    .string()
    .regex(/^\w{1,60}$/)
    .optional()
    .catch(undefined),
});

export type FalQueue = ReturnType<typeof createFalQueue>;

/** fal's queue at `baseUrl`; its calls throw EngineError as `callEngine` does. */
export function createFalQueue(options: { apiKey: string; baseUrl: string; fetch: Fetch }) {
  const { apiKey, fetch } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const headers = { authorization: `Key ${apiKey}` };
  const { origin } = new URL(baseUrl);
  // They come from fal's answers, and the key goes where they lead.
  const address = z.string().refine((url) => URL.parse(url)?.origin === origin);
  const job = z.object({
    request_id: z.string().min(1),
    status_url: address,
    response_url: address,
    cancel_url: address,
  });

  return {
    submit(model: string, body: object, signal: AbortSignal): Promise<Answer> {
      const url = `${baseUrl}/${model}`;
      return callEngine(url, {
        fetch,
        method: 'POST',
        headers,
        body,
        timeoutMs: SUBMIT_MS,
        signal,
      });
    },

    /** The job in an answer or a handle; undefined when it is none, or leads to another origin. */
    jobIn(data: unknown): FalJob | undefined {
      return job.safeParse(data).data;
    },

    async status({ status_url }: FalJob, signal: AbortSignal): Promise<FalStatus> {
      const answer = await callEngine(status_url, { fetch, headers, timeoutMs: POLL_MS, signal });
      if (answer.status !== 200 && answer.status !== 202) throw pollRefused(answer, VARIABLES);
      const { data } = statusAnswer.safeParse(answer.json);
      if (!data) throw new EngineError(noAnswer('fal told no status'));
      const { status, queue_position, error, error_type } = data;
      if (status === 'COMPLETED' || error) {
        return { state: 'ended', ...(error ? { error: error_type ?? 'unnamed' } : {}) };
      }
      if (status === 'IN_PROGRESS') return { state: 'running' };
      const position = queue_position ?? undefined;
      return { state: 'queued', ...(position === undefined ? {} : { position }) };
    },

    result({ response_url }: FalJob, signal: AbortSignal): Promise<Answer> {
      return callEngine(response_url, { fetch, headers, timeoutMs: POLL_MS, signal });
    },

    /** Refused once the request has ended (400) or is not known (404). */
    async cancel({ cancel_url }: FalJob, signal: AbortSignal): Promise<CancelAnswer> {
      const options = { fetch, method: 'PUT', headers, timeoutMs: POLL_MS, signal } as const;
      const answer = await callEngine(cancel_url, options);
      if (answer.status < 300) return 'accepted';
      if (answer.status === 400 || answer.status === 404) return 'refused';
      throw pollRefused(answer, VARIABLES);
    },
  };
}
