import { ShortcakeError } from '../error.ts';
import type { Settings } from '../settings.ts';

/** The key goes into the headers of what asks our origin, and nowhere else. */
export function keyHeader({ apiKey, origin }: Settings): { authorization: string } {
  if (apiKey === null) {
    throw new ShortcakeError(
      'NO_KEY',
      `There is no API key. Make one at ${origin}/dashboard/settings, and set SHORTCAKE_API_KEY or give apiKey.`,
    );
  }
  return { authorization: `Bearer ${apiKey}` };
}

/** One request, answered without following a redirect. Throws ShortcakeError `UNREACHABLE`. */
export async function ask(
  { fetch }: Settings,
  url: URL,
  request: { method?: string; headers: Record<string, string>; body?: string },
  signal?: AbortSignal,
): Promise<Response> {
  const asked = { ...request, redirect: 'manual' as const, ...(signal && { signal }) };
  return fetch(url, asked).catch((error) => {
    throw signal?.aborted ? error : lost(url, error);
  });
}

/** That an answer did not come, or not to its end. */
export function lost({ origin }: URL, cause: unknown): ShortcakeError {
  const inner = (cause as { cause?: { code?: string; message?: string } } | null)?.cause;
  const why = inner?.code ?? inner?.message ?? String(cause);
  return new ShortcakeError('UNREACHABLE', `No answer from ${origin} (${why}).`, { cause });
}
