import { z } from 'zod';
import { callEngine, type Fetch } from '../call.ts';
import type { VideoRequest } from '../engine.ts';
import { instruction } from './instruction.ts';
import { rewritten } from './rewritten.ts';

/** The family's small text model, on the Gemini API and on Vertex AI; models die within months. */
export const GEMINI_TEXT_MODEL = 'gemini-3.5-flash-lite';

/** A person waits for the video behind it; small models answer within a few seconds. */
const TIMEOUT_MS = 20_000;

const answerForm = z.object({
  candidates: z.tuple(
    [
      z.object({
        finishReason: z.literal('STOP'),
        content: z.object({
          parts: z.array(
            z.object({ text: z.string().optional(), thought: z.boolean().optional() }),
          ),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * Rewrites prompts with a Gemini text model. `url` is the model's `:generateContent`, on the Gemini
 * API or on Vertex AI; `headers` gives what each call is authorized with. The function that it gives
 * throws when there is no answer, or none that ended of itself.
 */
export function createGeminiEnhance(options: {
  url: string;
  headers: () => Promise<Record<string, string>>;
  fetch: Fetch;
}): (request: VideoRequest, signal: AbortSignal) => Promise<string> {
  const { url, headers, fetch } = options;
  return async (request, signal) => {
    const { status, json } = await callEngine(url, {
      fetch,
      method: 'POST',
      headers: await headers(),
      body: {
        systemInstruction: { parts: [{ text: instruction(request) }] },
        contents: [{ role: 'user', parts: [{ text: request.prompt }] }],
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (status !== 200) throw new Error(`the text model answered with ${status}`);
    return rewritten(textOf(json));
  };
}

function textOf(json: unknown): string | undefined {
  const { data } = answerForm.safeParse(json);
  return data?.candidates[0].content.parts
    .filter(({ thought }) => !thought)
    .map(({ text }) => text ?? '')
    .join('');
}
