import type { Template } from '../template.ts';
import { placesIn } from './places-in.ts';
import type { SlotValues } from './slot.ts';

/**
 * A prompt of a template with these values in their places, literally. All else stays as it is written,
 * and so does the place of a slot that is not found, or has no value here.
 */
export function fillIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
  values: SlotValues,
): string {
  const places = Object.entries(placesIn(template, prompt))
    .flatMap(([slot, place]) => {
      const value = Object.hasOwn(values, slot) ? values[slot] : undefined;
      return place && value !== undefined ? [{ value, ...place }] : [];
    })
    // From the end, so that the places before stay where they are.
    .sort((one, other) => other.from - one.from);
  let filled = prompt;
  for (const { value, from, to } of places) {
    filled = filled.slice(0, from) + value + filled.slice(to);
  }
  return filled;
}
