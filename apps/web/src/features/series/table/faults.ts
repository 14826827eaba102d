import { MAX_PROMPT, MAX_TITLE } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';
import { formatNumber } from '../../../lib/plural.ts';
import { promptOf, slotsWithoutPlace } from './items.ts';
import type { Row } from './row.ts';
import { type SlotColumn, type Subject, slotColumns } from './subject.ts';

/** What keeps a row's video from being made. */
export type Fault = {
  /** The column that has it. */
  column: string;
  /** Told at once; what is not yet written only when it is asked for. */
  isTooLong: boolean;
  /** What to change. */
  text: string;
};

/** The first fault of a row, by its columns; null where there is none. */
export function faultIn(subject: Subject, usual: string, row: Row): Fault | null {
  const columns = slotColumns(subject, usual);
  const prompt = promptOf(subject, usual, row);
  const long =
    tooLong({ id: 'title', label: 'Title', maxLength: MAX_TITLE }, row.title) ??
    columns.map((column) => tooLong(column, row.values[column.id] ?? '')).find(Boolean);
  if (long) return long;
  const [lost] = subject ? slotsWithoutPlace(subject, row) : [];
  if (lost) {
    const text = `${lost.label}: this row's own prompt has no place for it. Empty one of the two.`;
    return { column: lost.id, isTooLong: false, text };
  }
  if (prompt === '') {
    return { column: 'prompt', isTooLong: false, text: 'Prompt: write what the video shows.' };
  }
  return tooLong({ id: 'prompt', label: 'Prompt', maxLength: MAX_PROMPT }, prompt);
}

type Limited = Pick<SlotColumn, 'label' | 'maxLength'> & { id: string };

/** Says that a text is longer than its column takes; null where it is not. */
export function tooLong({ id, label, maxLength }: Limited, text: string): Fault | null {
  const over = codePoints(text.trim()) - maxLength;
  if (over <= 0) return null;
  const [most, many] = [maxLength, over].map(formatNumber);
  return {
    column: id,
    isTooLong: true,
    text: `${label}: ${most} characters at most, ${many} too many.`,
  };
}
