import { z } from 'zod';
import { googleError } from './errors.ts';

const content = z.strictObject({
  role: z.literal('user').optional(),
  parts: z.array(z.strictObject({ text: z.string() })).min(1),
});
const input = z.strictObject({ systemInstruction: content.optional(), contents: z.array(content) });

/** What `:generateContent` of a text model answers: the prompt with a little more to it. */
export async function generateContent(request: Request): Promise<Response> {
  const { data } = input.safeParse(await request.json().catch(() => undefined));
  const prompt = data?.contents.at(-1)?.parts.at(-1)?.text;
  if (prompt === undefined) {
    return googleError(400, 'Invalid JSON payload received.', { status: 'INVALID_ARGUMENT' });
  }
  const text = `${prompt} The camera moves in slowly; the light is soft.`;
  const parts = [{ text: 'What would be moving here?', thought: true }, { text }];
  return Response.json({
    candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: 'STOP' }],
    modelVersion: 'played',
  });
}
