import type { Template } from '../template.ts';
import { codePoints } from '../text.ts';
import { isSpoken, type Slot, type SlotValues } from './slot.ts';
import { slotsOf } from './slots.ts';
import { valuesIn } from './values-in.ts';

/** A slot and what a prompt says there; null where somebody's own words stand instead. */
export type SlotState = { slot: Slot; value: string | null };

/** The slots of a template as a prompt has them, in the order in which people see them. */
export function slotStates(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): SlotState[] {
  const values = valuesIn(template, prompt);
  return slotsOf(template.id).map((slot) => {
    const value = values[slot.id] ?? null;
    return { slot, value: value !== null && fits(slot, value) ? value : null };
  });
}

/**
 * More than fits a slot is not a value of it but a text of one's own. So is a new paragraph, and a further
 * sentence where a slot ends its paragraph: another value would take that away unasked.
 */
const fits = (slot: Slot, value: string): boolean =>
  !value.includes('\n') &&
  codePoints(value) <= slot.maxLength &&
  // Quotation marks end what is said: it may be several sentences.
  (isSpoken(slot.id) || !hasFurtherSentence(value));

/** A mark and a capital letter behind it, but not those of a name: "St. Moritz", "J. Bean". */
const FURTHER_SENTENCE =
  /(?:(?<!(?<!\p{L})(?:\p{L}|Mrs?|Ms|Dr|St|Mt|Ft|Prof|[JS]r))\.|[!?])["”’')]*\s+\p{Lu}/u;
const hasFurtherSentence = (value: string): boolean => FURTHER_SENTENCE.test(value);

/** The values that a prompt has in slots, those left out that are the template's own. */
export function ownValues(
  template: Pick<Template, 'id' | 'defaultPrompt'>,
  prompt: string,
): SlotValues {
  return Object.fromEntries(
    slotStates(template, prompt).flatMap(({ slot, value }) =>
      value === null || value.trim() === slot.default ? [] : [[slot.id, value.trim()]],
    ),
  );
}
