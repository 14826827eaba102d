import type { Template } from '../template.ts';
import { piecesOf } from './prompt-from.ts';

/** As many characters of the template's words on each side of a slot tell its place. */
const AROUND = 24;

/** Where a slot's value stands in a prompt. */
export type SlotPlace = { from: number; to: number };

/**
 * What a prompt says in the places of a template's slots, by their ids; null where the template's words
 * around a slot are gone, so that nobody can tell its place.
 */
export function valuesIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): Record<string, string | null> {
  const values: Record<string, string | null> = {};
  for (const [slot, place] of Object.entries(placesIn(template, prompt))) {
    values[slot] = place && prompt.slice(place.from, place.to);
  }
  return values;
}

/** The places of a template's slots in a prompt, by their ids; null as in `valuesIn`. */
export function placesIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): Record<string, SlotPlace | null> {
  const pieces = piecesOf(template);
  const places: Record<string, SlotPlace | null> = {};
  for (const [i, { slot }] of pieces.entries()) {
    if (slot === undefined) continue;
    places[slot] = between(
      prompt,
      pieces[i - 1]!.text.slice(-AROUND),
      pieces[i + 1]!.text.slice(0, AROUND),
    );
  }
  return places;
}

function between(text: string, before: string, after: string): SlotPlace | null {
  const start = text.indexOf(before);
  if (start < 0) return null;
  const from = start + before.length;
  const to = after === '' ? text.length : text.indexOf(after, from);
  return to < 0 ? null : { from, to };
}
