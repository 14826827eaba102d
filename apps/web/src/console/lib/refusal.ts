import { ApiError } from '../../lib/api-error.ts';

/**
 * What the answer says that refused a change because something else is so by now (409), if it has this code;
 * undefined for every other error.
 */
export function refusalIn<Answer>(error: unknown, code: string): Answer | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  try {
    const answer = JSON.parse(error.body) as Answer & { code?: string };
    return answer.code === code ? answer : undefined;
  } catch {
    return undefined;
  }
}
