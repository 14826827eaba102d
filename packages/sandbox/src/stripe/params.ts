import * as z from 'zod';
import { invalidRequest, type StripeError } from './error.ts';
import type { Form } from './form.ts';

// Everything arrives as text. An empty text is how Stripe unsets a field, and an error elsewhere.

export const text = z.string().min(1).max(5000);
export const id = z.string().min(1).max(255);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const amount = integer.pipe(z.number().min(1).max(99_999_999));
/** What becomes of a billing cycle: an object, no longer a word, since Stripe's version of September 2026. */
export const anchor = z.strictObject({ type: z.enum(['now', 'unchanged']) });
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((code) => code.toLowerCase());
export const unset = z.literal('').transform(() => null);

export type MetadataParam = Record<string, string> | null;
export const metadata = z.union([unset, z.record(z.string().min(1).max(40), z.string().max(500))]);

/** Parameters that every route takes. */
export const common = { expand: z.array(z.string()).optional() };

/** Parameters of a route that gives one object; the last two are a browser's. */
export const finding = z.strictObject({
  ...common,
  client_secret: text.optional(),
  key: text.optional(),
});

const time = integer;
const range = z.strictObject({
  gt: time.optional(),
  gte: time.optional(),
  lt: time.optional(),
  lte: time.optional(),
});
/** Parameters that every list takes. */
export const listing = {
  ...common,
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: id.optional(),
  ending_before: id.optional(),
};
export const created = z.union([time.transform((at) => ({ gte: at, lte: at })), range]).optional();

/** Metadata after a change: what is given is added, what is given empty goes. */
export function mergeMetadata(
  before: Record<string, string>,
  given: MetadataParam | undefined,
): Record<string, string> {
  if (given === undefined) return before;
  if (given === null) return {};
  const merged = { ...before, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** The parameters of a route; throws Stripe's error for the first that does not fit. */
export function parseParams<P>(schema: z.ZodType<P>, form: Form): P {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw errorOf(result.error.issues, form);
}

function errorOf(issues: readonly z.core.$ZodIssue[], form: Form): StripeError {
  // A surplus field outranks a wrong one, as at Stripe.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (!issue) return invalidRequest('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  if (issue.code === 'invalid_union') {
    const closest = issue.errors.toSorted((a, b) => deepest(b) - deepest(a))[0] ?? [];
    const inner = closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
    if (inner.length > 0) return errorOf(inner, form);
  }
  const param = nameOf(issue.path);
  const value = issue.path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step],
    form,
  );
  if (value === undefined) {
    const code = 'parameter_missing';
    return invalidRequest(`Missing required param: ${param}.`, { code, param });
  }
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((step, i) => (i === 0 ? String(step) : `[${String(step)}]`)).join('');
}

const deepest = (issues: readonly z.core.$ZodIssue[]) =>
  Math.max(
    0,
    ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)),
  );
