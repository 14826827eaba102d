import { fillIn } from '@shortcake/contract/slots/fill-in';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import type { Slot, SlotValues } from '@shortcake/contract/slots/slot';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { valuesIn } from '@shortcake/contract/slots/values-in';
import type { Template } from '@shortcake/contract/template';
import { codePoints } from '@shortcake/contract/text';

/** A slot and what the prompt says there; null where somebody's own words stand instead. */
export type SlotState = { slot: Slot; value: string | null };

/** The slots of a template as a prompt has them, which is the only place where they are kept. */
export function slotStates(template: Template, prompt: string): SlotState[] {
  const values = valuesIn(template, prompt);
  return slotsOf(template.id).map((slot) => {
    const value = values[slot.id] ?? null;
    return { slot, value: value !== null && fits(slot, value) ? value : null };
  });
}

/** More than fits a slot, or a new paragraph, is not a value of it but a text of one's own. */
const fits = (slot: Slot, value: string): boolean =>
  !value.includes('\n') && codePoints(value) <= slot.maxLength;

/** The values of the slots that are found, those left out that are the template's own. */
export function changedValues(template: Template, prompt: string): SlotValues {
  return Object.fromEntries(
    slotStates(template, prompt).flatMap(({ slot, value }) =>
      value === null || value.trim() === slot.default ? [] : [[slot.id, value.trim()]],
    ),
  );
}

/** Another value in place of every slot that is found: one of its suggestions, never the one it has. */
export function surprise(
  template: Template,
  prompt: string,
  random: () => number = Math.random,
): string {
  const values = slotStates(template, prompt).flatMap(({ slot, value }) => {
    const others = slot.suggestions.filter((other) => other !== value);
    return [[slot.id, others[Math.floor(random() * others.length)] ?? slot.default]];
  });
  return fillIn(template, prompt, Object.fromEntries(values));
}

/** What putting the template's words back would do to a prompt. */
export type Restoration = {
  prompt: string;
  /** The paragraph that goes for them; null where nothing has to. */
  replaced: string | null;
};

/**
 * A prompt with the paragraph of the template in which a slot has its place, and in that the values that
 * the prompt has for the paragraph's other slots. It takes the place of the paragraph that begins with
 * the same word and a colon; where there is none, it is added at the end.
 */
export function restored(template: Template, prompt: string, slot: Slot): Restoration {
  const known = slotStates(template, prompt).flatMap(({ slot: { id }, value }) =>
    value === null ? [] : [[id, value]],
  );
  const at = template.defaultPrompt
    .split('\n\n')
    .findIndex((paragraph) => paragraph.includes(slot.default));
  const own = promptFrom(template, Object.fromEntries(known)).split('\n\n')[at] ?? '';
  const label = own.slice(0, own.indexOf(':') + 1);
  const paragraphs = prompt.split('\n\n');
  const theirs = paragraphs.findIndex((paragraph) => paragraph.startsWith(label));
  if (theirs < 0) return { prompt: `${prompt.trimEnd()}\n\n${own}`.trimStart(), replaced: null };
  return { prompt: paragraphs.with(theirs, own).join('\n\n'), replaced: paragraphs[theirs]! };
}
