import { z } from 'zod';
import type { Ask } from '../behavior.ts';

export type Dialect = 'vllm-omni' | 'sglang';

const whole = z.string().regex(/^\d+$/);
const size = z.string().regex(/^\d+x\d+$/);

// A form holds text alone. Fields that a server does not know are passed over by both.
const inForm = z.looseObject({
  model: z.string().default(''),
  prompt: z.string().min(1),
  seconds: z
    .string()
    .regex(/^[1-9]\d*$/)
    .optional(),
  size: size.optional(),
  seed: whole.optional(),
  generate_sound: z.enum(['true', 'false']).optional(),
});
const inJson = z.looseObject({
  model: z.string().default(''),
  prompt: z.string().min(1),
  seconds: z.union([z.int(), whole]).optional(),
  size: size.optional(),
  seed: z.int().optional(),
});

/** The ask in a request, or the refusal of one that the server cannot read. */
export async function inputOf(
  request: Request,
  dialect: Dialect,
): Promise<Pick<Ask, 'model' | 'prompt' | 'body'> | Response> {
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');
  if (dialect === 'sglang' && isForm) {
    return Response.json({ detail: 'input_reference file is required' }, { status: 400 });
  }
  const body = isForm
    ? Object.fromEntries(await request.formData())
    : await request.json().catch(() => undefined);
  const schema = dialect === 'sglang' ? inJson : inForm;
  const { data, error } = schema.safeParse(dialect === 'vllm-omni' && !isForm ? {} : body);
  if (data) return { model: data.model, prompt: data.prompt, body: data };
  const detail = error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  }));
  return Response.json({ detail }, { status: 422 });
}
