import { z } from 'zod';
import { type Answer, retryAfterMs } from '../call.ts';

const text = z.string().optional().catch(undefined);

const form = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).optional().catch(undefined),
    status: text,
    message: text,
    details: z.array(z.object({ reason: text, retryDelay: text }).catch({})).catch([]),
  }),
});

/**
 * What an error answer of Google's says. `code` is a word on the Interactions API, a number
 * elsewhere; `reason` is that of a google.rpc.ErrorInfo.
 */
export type GoogleError = {
  code?: string | number | undefined;
  status?: string | undefined;
  message?: string | undefined;
  reason?: string | undefined;
};

export function googleError({ json }: Answer): GoogleError {
  const error = form.safeParse(json).data?.error;
  return { ...error, reason: error?.details.find(({ reason }) => reason)?.reason };
}

/** Whether Google refuses the key. It says so with 400, and the place of the word is not documented. */
export const isKeyRefused = ({ status, json }: Answer) =>
  status === 400 && /\bAPI_KEY_INVALID\b|\bapi key not valid\b/i.test(JSON.stringify(json ?? ''));

/** Google tells in the body how long to wait: this puts it where `retryAfterMs` looks. */
export function withRetryDelay(answer: Answer): Answer {
  const details = form.safeParse(answer.json).data?.error.details ?? [];
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(details.find((d) => d.retryDelay)?.retryDelay ?? '');
  if (!seconds) return answer;
  const headers = new Headers(answer.headers);
  const told = retryAfterMs(headers) ?? 0;
  headers.set('retry-after', String(Math.max(told / 1000, Number(seconds[1]))));
  return { ...answer, headers };
}
