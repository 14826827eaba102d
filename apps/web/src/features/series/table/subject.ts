import type { Slot } from '@shortcake/contract/slots/slot';
import { slotStates } from '@shortcake/contract/slots/slot-values';
import type { Template } from '@shortcake/contract/template';

/** What a series is of: a template, or words of one's own (null). */
export type Subject = Template | null;

/** A slot that a column can fill, and what stands there where a row leaves it blank. */
export type SlotColumn = Slot & { usual: string };

/** The slots that the prompt of a series has a place for. */
export const slotColumns = (subject: Subject, prompt: string): SlotColumn[] =>
  subject
    ? slotStates(subject, prompt).flatMap(({ slot, value }) =>
        value === null ? [] : [{ ...slot, usual: value }],
      )
    : [];
