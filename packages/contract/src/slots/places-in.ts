import type { Template } from '../template.ts';
import { piecesOf } from './prompt-from.ts';

/** A stretch of a text, by its UTF-16 indices; `to` is the first one behind it. */
export type Place = { from: number; to: number };

/** As many characters of the template's words on each side of a slot tell its place. */
const AROUND = 24;

/**
 * Where the places of a template's slots are in a prompt, by the slots' ids; null where the template's
 * words around a slot are gone, or those before it stand there twice, so that nobody can tell its place.
 */
export function placesIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): Record<string, Place | null> {
  const pieces = piecesOf(template);
  const places: Record<string, Place | null> = {};
  for (const [i, { slot }] of pieces.entries()) {
    if (slot === undefined) continue;
    places[slot] = between(prompt, before(pieces[i - 1]!.text), after(pieces[i + 1]!.text));
  }
  return places;
}

// Words of a slot's own paragraph only: what is changed in the next one moves no place in this one.
const before = (text: string): string => {
  const around = text.slice(-AROUND);
  return around.slice(Math.max(0, around.lastIndexOf('\n')));
};

const after = (text: string): string => {
  const around = text.slice(0, AROUND);
  const end = around.indexOf('\n');
  return end < 0 ? around : around.slice(0, end + 1);
};

function between(prompt: string, before: string, after: string): Place | null {
  // The edges of a prompt end its paragraphs as well.
  const text = `\n${prompt}\n`;
  const start = text.indexOf(before);
  if (start < 0 || text.indexOf(before, start + 1) >= 0) return null;
  const from = start + before.length;
  const to = after === '' ? text.length - 1 : text.indexOf(after, from);
  return to < 0 ? null : { from: from - 1, to: to - 1 };
}
