import type { z } from 'zod';
import { InvalidRequestError } from '../../platform/errors.ts';
import { fieldAt, tellIssues } from '../../platform/http/issues.ts';

/** What was sent, as a schema reads it. Throws InvalidRequestError, which names what to change. */
export function parseInput<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    field: fieldAt(path) || 'arguments',
    message,
  }));
  throw new InvalidRequestError(tellIssues(issues));
}
