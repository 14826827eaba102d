import { z } from 'zod';
import type { Answer } from './call.ts';
import { type Fault, filtered, jobFailed } from './faults.ts';
import { plainReason } from './plain-reason.ts';

// As words: "safetensors", "access violation" and CUDA_LAUNCH_BLOCKING are in messages of crashes.
const OF_FILTERS =
  /\b(moderation|moderated|content (policy|filter|violation)|safety|blocked|nsfw|prohibited|usage (policy|policies|guidelines))\b/i;

/** `code` may be missing, a text or a number. */
const problem = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(undefined),
  message: z.string().catch(''),
});
const refusal = z.union([
  z.object({ error: problem }),
  // FastAPI's own form.
  z
    .object({ detail: z.string() })
    .transform(({ detail }) => ({ error: { code: '', message: detail } })),
]);

type Problem = z.infer<typeof problem>;

function filterOf({ code, message }: Problem, otherwise: 'prompt' | 'picture'): Fault | undefined {
  const words = `${code ?? ''} ${message}`.replaceAll(/[_-]/g, ' ');
  if (!OF_FILTERS.test(words)) return undefined;
  const isSound = /\b(audio|sound|speech|voice)\b/i.test(message);
  const isPrompt = /\b(prompt|input|request)\b/i.test(message);
  // A server of one's own charges for nothing.
  return filtered(isSound ? 'sound' : isPrompt ? 'prompt' : otherwise, plainReason(message), 'no');
}

/** What a filter says in the answer to a submit. */
export function filterAtSubmit({ status, json }: Answer): Fault | undefined {
  if (status !== 400 && status !== 403 && status !== 422) return undefined;
  const { data } = refusal.safeParse(json);
  return data && filterOf(data.error, 'prompt');
}

/** Whether a submit was refused because the server runs another model, which vLLM-Omni says with 400. */
export function isModelMismatch({ status, json }: Answer): boolean {
  const { data } = refusal.safeParse(json);
  return status === 400 && data !== undefined && /^model mismatch\b/i.test(data.error.message);
}

/** What a job's `error` means. */
export function failureOf(error: unknown): Fault {
  const { data } = problem.safeParse(error);
  const code = data?.code ?? 'no code';
  const name = /^[\w. -]{1,60}$/.test(String(code)) ? code : 'an odd code';
  return (data && filterOf(data, 'picture')) ?? jobFailed(`the job failed (${name})`, 'no');
}
