import { fillIn } from '@shortcake/contract/slots/fill-in';
import { promptFrom } from '@shortcake/contract/slots/prompt-from';
import type { Slot } from '@shortcake/contract/slots/slot';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import type { Template } from '@shortcake/contract/template';

/**
 * Another value in place of every slot that has the template's own or a suggestion: one of its suggestions,
 * never the one it has. What somebody wrote there stays.
 */
export function surprise(
  template: Template,
  prompt: string,
  random: () => number = Math.random,
): string {
  const values = slotStates(template, prompt).flatMap(({ slot, value }) => {
    if (value === null || ![slot.default, ...slot.suggestions].includes(value)) return [];
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
