import type { Template } from '../template.ts';
import type { SlotValues } from './slot.ts';
import { slotsOf } from './slots.ts';

/** A stretch of a default prompt: the template's own words, or the place of a slot. */
type Piece = { text: string; slot?: string };

/**
 * A template's prompt with these values in their places, literally; a value that is missing is the
 * default. With every default it is the template's default prompt. Ids that are no slot's are ignored.
 */
export function promptFrom(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  values: SlotValues,
): string {
  const given = (slot: string) => (Object.hasOwn(values, slot) ? values[slot] : undefined);
  return piecesOf(template)
    .map(({ text, slot }) => (slot === undefined ? text : (given(slot) ?? text)))
    .join('');
}

/** A template's default prompt cut at its slots, in the order in which they stand there. */
export function piecesOf({
  id,
  defaultPrompt,
}: Pick<Template, 'id' | 'defaultPrompt'>): readonly Piece[] {
  const places = slotsOf(id)
    .map((slot) => ({ slot, at: defaultPrompt.indexOf(slot.default) }))
    .sort((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { slot, at } of places) {
    pieces.push({ text: defaultPrompt.slice(from, at) }, { text: slot.default, slot: slot.id });
    from = at + slot.default.length;
  }
  return [...pieces, { text: defaultPrompt.slice(from) }];
}
