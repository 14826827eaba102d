import { z } from 'zod';

const prompt = z.string().min(1);
const seed = z.int().optional();
const seconds = (from: number, to: number) =>
  z.enum(Array.from({ length: to - from + 1 }, (_, index) => String(from + index))).optional();
const shapes = <Shape extends string>(...more: Shape[]) =>
  z.enum(['9:16', '16:9', ...more]).optional();
const isOn = z.boolean().optional();
const resolution = z.enum(['720p', '1080p']).optional();

/** What models take, as the pages of https://fal.ai/models say. Fields of no meaning are passed over. */
const inputs: Record<string, z.ZodType> = {
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': z.object({
    prompt,
    aspect_ratio: shapes('1:1'),
    resolution,
    duration: seconds(4, 12),
    generate_audio: isOn,
    seed,
  }),
  'fal-ai/veo3.1/fast': z.object({
    prompt,
    aspect_ratio: shapes(),
    resolution,
    duration: z.enum(['4s', '6s', '8s']).optional(),
    generate_audio: isOn,
    auto_fix: isOn,
    seed,
  }),
  'fal-ai/kling-video/v3/standard/text-to-video': z.object({
    prompt,
    aspect_ratio: shapes('1:1'),
    duration: seconds(3, 15),
    generate_audio: isOn,
  }),
  'fal-ai/wan/v2.7/text-to-video': z.object({
    prompt,
    aspect_ratio: shapes('1:1'),
    resolution,
    duration: z.int().min(2).max(15).optional(),
    enable_prompt_expansion: isOn,
    seed,
  }),
};

const any = z.object({ prompt });

/** What is wrong with a model's input, as the items of a 422; nothing for a good one. */
export function faultsOf(model: string, body: unknown): object[] {
  const { error } = (inputs[model] ?? any).safeParse(body);
  return (error?.issues ?? []).map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  }));
}
