import { z } from 'zod';
import type { Answer } from '../call.ts';
import { type Fault, filtered, jobFailed } from '../faults.ts';
import { saysFiltered, whatWasFiltered } from '../filter-words.ts';
import { plainReason } from '../plain-reason.ts';

/** `code` may be missing, a text or a number; a sentence alone is a problem, too. */
const problem = z.union([
  z.string().transform((message) => ({ code: undefined, message })),
  z.object({
    code: z.union([z.string(), z.number()]).nullish().catch(undefined),
    message: z.string().catch(''),
  }),
]);
const refusal = z.union([
  z.object({ error: problem }),
  // FastAPI's own form.
  z
    .object({ detail: z.string() })
    .transform(({ detail }) => ({ error: { code: '', message: detail } })),
]);

/** What a filter says in the answer to a submit: it has seen the prompt alone. */
export function filterAtSubmit({ status, json }: Answer): Fault | undefined {
  const { data } = refusal.safeParse(json);
  if (!data) return undefined;
  const { code, message } = data.error;
  const isFilter =
    status === 400 || status === 422
      ? saysFiltered(code, message)
      : // Who may not ask at all is told so with 403, in words that a filter could use.
        status === 403 && saysFiltered(code);
  return isFilter ? filtered('prompt', plainReason(message), 'no') : undefined;
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
  // A server of one's own charges for nothing.
  return data && saysFiltered(data.code, data.message)
    ? filtered(whatWasFiltered(data.message, 'picture'), plainReason(data.message), 'no')
    : jobFailed(`the job failed (${name})`, 'no');
}
