import { codePoints } from '@shortcake/contract/text';
import type { ReactNode } from 'react';

/** Something that an operator can change, as it is offered to them. */
export type Change = {
  /** Tells one change of one thing from all others: what was typed is kept under it. */
  name: string;
  /** What the button says that opens the dialog. */
  label: string;
  title: string;
  /** What will happen. */
  effect: ReactNode;
  /** What the button says that makes the change. */
  confirm: string;
  /** What it takes beside the reason. */
  fields?: readonly ChangeField[];
  /** Who reads the reason beside the log. */
  reasonHint?: string;
  /** A change that has its own reason asks for none. */
  hasReason?: boolean;
};

/** A field of a change. */
export type ChangeField = {
  name: string;
  label: string;
  /** Texts have several lines; all others one, for whole numbers, amounts or words. */
  kind: 'number' | 'amount' | 'line' | 'text';
  hint?: string;
  /** How a text may begin, for who presses a button. */
  start?: string;
  /** What is wrong with what was typed, and what to change. */
  fault: (text: string) => string | undefined;
};

/** What is wrong with a text that must be there and may be so long. */
export function textFault(text: string, most: number, what: string): string | undefined {
  if (text === '') return `Please enter ${what}.`;
  return codePoints(text) > most ? `Please shorten it to ${most} characters.` : undefined;
}
