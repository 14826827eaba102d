import { z } from 'zod';
import { googleError } from '../google/errors.ts';

/** It plays interactions in the background alone; without that the real API answers when all is done. */
const input = z.strictObject({
  model: z.string(),
  input: z.string().min(1),
  background: z.literal(true),
  store: z.literal(true),
  response_format: z.strictObject({
    type: z.literal('video'),
    delivery: z.literal('uri'),
    aspect_ratio: z.enum(['9:16', '16:9']),
    resolution: z.enum(['360p', '720p', '1080p', '4k']),
    duration: z.string().regex(/^(?:[3-9]|1[0-5])s$/),
  }),
  generation_config: z.strictObject({
    seed: z.int().optional(),
    video_config: z.strictObject({ task: z.literal('text_to_video') }),
  }),
});

export type OmniInput = z.infer<typeof input>;

/** The body of an ask, or the answer to one that is not well-formed. */
export async function inputOf(request: Request): Promise<OmniInput | Response> {
  const { data, error } = input.safeParse(await request.json().catch(() => undefined));
  if (error) {
    const unknown = error.issues.some(({ code }) => code === 'unrecognized_keys');
    const code = unknown ? 'parameter_unknown' : 'invalid_request';
    return googleError(400, `The request is malformed: ${z.prettifyError(error)}`, { code });
  }
  if (!data.model.startsWith('gemini-omni-')) return modelNotFound();
  if (data.generation_config.seed !== undefined && !data.model.startsWith('gemini-omni-1.2-')) {
    return googleError(400, 'Unknown parameter: seed.', { code: 'parameter_unknown' });
  }
  return data;
}

export const modelNotFound = () =>
  googleError(404, 'The model was not found.', { code: 'model_not_found' });
