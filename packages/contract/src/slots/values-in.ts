import type { Template } from '../template.ts';
import { placesIn } from './places-in.ts';

/** What a prompt says in the places of a template's slots, by their ids; null where a place is not found. */
export function valuesIn(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(placesIn(template, prompt)).map(([slot, place]) => [
      slot,
      place && prompt.slice(place.from, place.to),
    ]),
  );
}
