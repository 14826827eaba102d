import { z } from 'zod';
import { callEngine, type Fetch } from '../call.ts';
import type { VideoRequest } from '../engine.ts';
import { instruction } from './instruction.ts';
import { rewritten } from './rewritten.ts';

/** A text model answers within seconds; the person waits for it. */
const PATIENCE_MS = 20_000;

const completion = z.object({
  choices: z
    .array(
      z.object({
        // `length` would be a prompt without its end.
        finish_reason: z.literal('stop').nullish(),
        message: z.object({ content: z.unknown() }),
      }),
    )
    .min(1),
});

/**
 * Rewrites prompts with a text model that speaks OpenAI's chat completions, at
 * `baseUrl`/chat/completions. Throws when there is no new prompt.
 */
export function createChatEnhance(options: {
  baseUrl: string;
  headers: Record<string, string>;
  model: string;
  fetch: Fetch;
}): (request: VideoRequest, signal: AbortSignal) => Promise<string> {
  const { headers, model, fetch } = options;
  const url = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return async (request, signal) => {
    const answer = await callEngine(url, {
      fetch,
      method: 'POST',
      headers,
      body: {
        model,
        messages: [
          { role: 'system', content: instruction(request) },
          { role: 'user', content: request.prompt },
        ],
      },
      timeoutMs: PATIENCE_MS,
      signal,
    });
    if (answer.status !== 200) throw new Error(`the text model answered with ${answer.status}`);
    return rewritten(completion.safeParse(answer.json).data?.choices[0]?.message.content);
  };
}
