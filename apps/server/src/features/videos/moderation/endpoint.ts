import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Answer, callEngine, type Fetch } from '../../../engines/call.ts';
import { EngineError } from '../../../engines/faults.ts';
import { ModerationAwayError } from '../errors.ts';
import { categoryWords } from './category-words.ts';
import type { Moderate } from './moderator.ts';

/** Of one try: somebody waits for it. */
const TIMEOUT_MS = 5000;
const PAUSE_MS = 300;

const Verdict = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()) }))
    .min(1),
});

/**
 * Moderation by a server that speaks OpenAI's `POST /moderations`; `baseUrl` includes the `/v1`. It
 * tries a second time after 429, 5xx or no answer. A prompt that it cannot check it does not let
 * through: it throws ModerationAwayError.
 */
export function createModerationEndpoint(endpoint: {
  baseUrl: string;
  apiKey?: string | undefined;
  model?: string | undefined;
  fetch: Fetch;
}): Moderate {
  const { baseUrl, apiKey, model, fetch } = endpoint;
  const ask = (input: string, signal: AbortSignal) =>
    callEngine(`${baseUrl}/moderations`, {
      fetch,
      method: 'POST',
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body: model === undefined ? { input } : { input, model },
      timeoutMs: TIMEOUT_MS,
      signal,
    });

  return async (prompt, signal = new AbortController().signal) => {
    let answer = await ask(prompt, signal).catch(noAnswer);
    if (answer instanceof EngineError || answer.status === 429 || answer.status >= 500) {
      await sleep(PAUSE_MS, undefined, { signal });
      answer = await ask(prompt, signal).catch(noAnswer);
    }
    if (answer instanceof EngineError) throw new ModerationAwayError(answer);
    return reasonIn(answer);
  };
}

function noAnswer(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  throw error;
}

function reasonIn({ status, json }: Answer): string | null {
  const verdict = Verdict.safeParse(json);
  if (status !== 200 || !verdict.success) {
    const what = status === 200 ? 'something that is no verdict' : String(status);
    throw new ModerationAwayError(new Error(`the moderation endpoint answered ${what}`));
  }
  const flagged = verdict.data.results.filter((result) => result.flagged);
  if (flagged.length === 0) return null;
  const categories = flagged.flatMap((result) => Object.entries(result.categories));
  const names = categories.filter(([, isFlagged]) => isFlagged === true).map(([name]) => name);
  return `it asks for ${categoryWords(names)}`;
}
