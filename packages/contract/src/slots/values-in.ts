import type { Template } from '../template.ts';
import { piecesOf } from './prompt-from.ts';

/** As many characters of the template's words on each side of a slot tell its place. */
const AROUND = 24;

/**
 * What a prompt says in the places of a template's slots, by their ids; null where the template's words
 * around a slot are gone, so that nobody can tell its place.
 */
export function valuesIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): Record<string, string | null> {
  const pieces = piecesOf(template);
  const values: Record<string, string | null> = {};
  for (const [i, { slot }] of pieces.entries()) {
    if (slot === undefined) continue;
    values[slot] = between(
      prompt,
      pieces[i - 1]!.text.slice(-AROUND),
      pieces[i + 1]!.text.slice(0, AROUND),
    );
  }
  return values;
}

function between(text: string, before: string, after: string): string | null {
  const from = text.indexOf(before);
  if (from < 0) return null;
  const start = from + before.length;
  const end = after === '' ? text.length : text.indexOf(after, start);
  return end < 0 ? null : text.slice(start, end);
}
