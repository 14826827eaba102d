import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from './error.ts';

/** What nobody else may know. Each NAME may stand in a file instead, which NAME_FILE names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'MIGRATION_DATABASE_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
  'SANDBOX_SECRET_KEY',
  'GEMINI_API_KEY',
  'FAL_KEY',
  'OPENAI_VIDEOS_API_KEY',
  'MODERATION_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_SESSION_TOKEN',
  'SMTP_URL',
  'ALERT_WEBHOOK_URL',
];

type Variables = Record<string, string>;

/** A byte order mark is white space to `\s`, and stays what it is: an editor's, not the secret's. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const STRAY_ENDS = /^[\s\p{Cc}]|[\s\p{Cc}]$/u;

/**
 * The variables with the secrets that stand in files, each without the line break at its end.
 * Throws ConfigError with a line for each that is set twice, cannot be read, is empty, is no text, or
 * has something around it that nobody sees.
 */
export function withSecretFiles(variables: Variables): Variables {
  const read: Variables = {};
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      if (name in variables) throw new Error(`${name} is set as well: keep one of the two`);
      read[name] = contentOf(resolve(file));
    } catch (error) {
      faults.push(`${name}_FILE: ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { ...variables, ...read };
}

function contentOf(path: string): string {
  const content = textOf(path).replace(/\r?\n$/, '');
  if (content === '') throw new Error(`the file ${path} is empty`);
  if (STRAY_ENDS.test(content)) {
    throw new Error(
      `the file ${path} begins or ends with blanks, line breaks, a byte order mark or other ` +
        'characters that do not show: leave the secret alone in it, with one line break after it at most',
    );
  }
  return content;
}

function textOf(path: string): string {
  const bytes = bytesOf(path);
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new Error(
      `the file ${path} is no text in UTF-8: write the secret as text, in base64 say`,
    );
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`the file ${path} cannot be read (${code})`);
  }
}
