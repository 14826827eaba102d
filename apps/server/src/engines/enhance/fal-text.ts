import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Fetch } from '../call.ts';
import type { VideoRequest } from '../engine.ts';
import { createFalQueue } from '../fal/queue.ts';
import { instruction } from './instruction.ts';
import { rewritten } from './rewritten.ts';

const ROUTER = 'openrouter/router';
/** A text model answers within seconds; the person waits for it. */
const PATIENCE_MS = 20_000;
const POLL_MS = 300;

const result = z.object({ output: z.unknown() });

/**
 * Rewrites prompts with a text model at fal. It goes by the queue as well, though fal answers at once
 * on another host: the key is for the configured origin alone. Throws when there is no new prompt.
 */
export function createFalEnhance(options: {
  apiKey: string;
  baseUrl: string;
  model: string;
  fetch: Fetch;
}): (request: VideoRequest, signal: AbortSignal) => Promise<string> {
  const queue = createFalQueue(options);
  return async (request, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const input = {
      model: options.model,
      system_prompt: instruction(request),
      prompt: request.prompt,
    };
    const submitted = await queue.submit(ROUTER, input, inTime);
    const job = queue.jobIn(submitted.json);
    if (!job) throw new Error(`${ROUTER} was answered with ${submitted.status}`);
    while ((await queue.status(job, inTime)).state !== 'ended') {
      await sleep(POLL_MS, undefined, { signal: inTime });
    }
    const answer = await queue.result(job, inTime);
    return rewritten(result.safeParse(answer.json).data?.output);
  };
}
