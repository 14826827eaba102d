import { MAX_PROMPT } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';

/**
 * The prompt that a text model answered with, trimmed. Throws when it is none that a person could
 * have written: no text, characters that are none (PostgreSQL takes neither NUL nor half a surrogate
 * pair), nothing in it, or more than 5000 characters. The error holds none of it.
 */
export function rewritten(answer: unknown): string {
  if (typeof answer !== 'string') throw new Error('the text model gave no text');
  if (!answer.isWellFormed() || answer.includes('\0')) {
    throw new Error('the text model gave characters that are not text');
  }
  const prompt = answer.trim();
  if (prompt === '') throw new Error('the text model gave an empty prompt');
  if (codePoints(prompt) > MAX_PROMPT) throw new Error('the text model gave too long a prompt');
  return prompt;
}
