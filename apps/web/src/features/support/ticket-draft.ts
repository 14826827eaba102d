import { codePoints } from '@shortcake/contract/text';
import {
  MAX_DESCRIPTION,
  MAX_SUBJECT,
  type TicketPriority,
  ticketPriorities,
} from '@shortcake/contract/ticket-limits';
import { formatNumber } from '../../lib/plural.ts';
import { randomKey } from '../../lib/random-key.ts';

/** A ticket as far as it is written. */
export type TicketDraft = {
  /** Another one after every change: so the server knows a ticket it has taken from a new one. */
  key: string;
  subject: string;
  priority: TicketPriority | null;
  description: string;
};

export type TicketFaults = Partial<Record<'subject' | 'priority' | 'description', string>>;

export const blankDraft = (): TicketDraft => ({
  key: randomKey(),
  subject: '',
  priority: null,
  description: '',
});

export const changedDraft = (
  draft: TicketDraft,
  change: Partial<Omit<TicketDraft, 'key'>>,
): TicketDraft => ({ ...draft, ...change, key: randomKey() });

/** The draft that was kept; null when there is none, or something else. */
export function draftIn(kept: unknown): TicketDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { key, subject, priority, description } = kept as Partial<Record<string, unknown>>;
  if (typeof key !== 'string' || typeof subject !== 'string' || typeof description !== 'string') {
    return null;
  }
  return { key, subject, priority: priorityIn(priority), description };
}

const priorityIn = (kept: unknown): TicketPriority | null =>
  ticketPriorities.find((priority) => priority === kept) ?? null;

/** What keeps a ticket from being sent, for each field that is not right. */
export function faultsOf({ subject, priority, description }: TicketDraft): TicketFaults {
  return {
    ...textFault('subject', subject, MAX_SUBJECT, 'Please enter a subject.'),
    ...(priority === null && { priority: 'Please choose a priority.' }),
    ...textFault('description', description, MAX_DESCRIPTION, 'Please describe what happened.'),
  };
}

function textFault(field: 'subject' | 'description', text: string, max: number, missing: string) {
  const length = codePoints(text.trim());
  if (length === 0) return { [field]: missing };
  return length > max
    ? { [field]: `Please shorten it to ${formatNumber(max)} characters.` }
    : undefined;
}
