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
    ? await request.formData().then(
        (form) => Object.fromEntries(form),
        () => undefined,
      )
    : await request.json().catch(() => undefined);
  const schema = dialect === 'sglang' ? inJson : inForm;
  const { data, error } = schema.safeParse(dialect === 'vllm-omni' && !isForm ? {} : body);
  if (data) return { model: data.model, prompt: data.prompt, body: data };
  return unreadable(error);
}

const chat = z.object({
  messages: z
    .array(z.object({ role: z.string(), content: z.string() }))
    .refine((messages) => messages.some(({ role }) => role === 'user')),
});

/** What a person says in a chat, or the refusal of one that the server cannot read. */
export async function promptOf(request: Request): Promise<string | Response> {
  const { data, error } = chat.safeParse(await request.json().catch(() => undefined));
  return data?.messages.findLast(({ role }) => role === 'user')?.content ?? unreadable(error);
}

function unreadable(error: z.ZodError | undefined): Response {
  const detail = (error?.issues ?? []).map(({ path, message, code }) => ({
    loc: ['body', ...path],
    msg: message,
    type: code,
  }));
  return Response.json({ detail }, { status: 422 });
}
