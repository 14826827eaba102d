import { z } from 'zod';
import { googleError } from '../google/errors.ts';

const LARGEST_SEED = 2 ** 32 - 1;

const input = z.strictObject({
  instances: z.tuple([z.strictObject({ prompt: z.string().min(1) })]),
  parameters: z.strictObject({
    sampleCount: z.int().min(1).max(4).optional(),
    aspectRatio: z.enum(['9:16', '16:9']).optional(),
    resolution: z.enum(['720p', '1080p', '4k']).optional(),
    durationSeconds: z.union([z.literal(4), z.literal(6), z.literal(8)]).optional(),
    generateAudio: z.boolean(),
    enhancePrompt: z.literal(true, 'Veo 3 prompt enhancement cannot be disabled.').optional(),
    personGeneration: z.enum(['dont_allow', 'allow_adult', 'allow_all']).optional(),
    seed: z.int().min(0).max(LARGEST_SEED).optional(),
    storageUri: z
      .string()
      .regex(/^gs:\/\/[\w.-]+(?:\/.*)?$/)
      .optional(),
  }),
});

export type VeoInput = z.infer<typeof input>;

/** The body of an ask, or the answer to one that is not well-formed. */
export async function inputOf(request: Request): Promise<VeoInput | Response> {
  const { data, error } = input.safeParse(await request.json().catch(() => undefined));
  return data ?? googleError(400, z.prettifyError(error), { status: 'INVALID_ARGUMENT' });
}
