import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { BackupError } from './error.ts';
import { openFile } from './files.ts';

/**
 * What JSON in a file of a backup says, by its schema. Throws BackupError for anything else: sums that
 * are right tell that a file is as somebody wrote it, not that this product did.
 */
export function parsed<T>(schema: z.ZodType<T>, json: string, path: string): T {
  const result = schema.safeParse(readJson(json, path));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw foreign(path, `at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`);
}

function readJson(json: string, path: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw foreign(path, 'no JSON', cause);
  }
}

const foreign = (path: string, what: string, cause?: unknown) =>
  new BackupError(`${path} is not what a backup of this product holds (${what}).`, { cause });

/** The lines of a file in a backup, as `parsed`. */
export async function* parsedLines<T>(schema: z.ZodType<T>, path: string): AsyncGenerator<T> {
  const input = await openFile(path);
  for await (const line of createInterface({ input })) yield parsed(schema, line, path);
}
