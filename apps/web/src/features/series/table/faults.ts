import { MAX_PROMPT, MAX_TITLE } from '@shortcake/contract/project-limits';
import { codePoints } from '@shortcake/contract/text';
import { formatNumber } from '../../../lib/plural.ts';
import { promptOf, slotsWithoutPlace } from './items.ts';
import type { Row } from './row.ts';
import { type SlotColumn, type Subject, slotColumns } from './subject.ts';

/** What keeps a row's video from being made, and what to change. */
export function faultIn(subject: Subject, usual: string, row: Row): string | null {
  const columns = slotColumns(subject, usual);
  const prompt = promptOf(subject, usual, row);
  const title = tooLong('Title', row.title, MAX_TITLE);
  if (title) return title;
  for (const column of columns) {
    const value = faultInValue(column, row.values[column.id] ?? '');
    if (value) return value;
  }
  const [lost] = subject ? slotsWithoutPlace(subject, row) : [];
  if (lost)
    return `${lost.label}: this row's own prompt has no place for it. Empty one of the two.`;
  if (prompt === '') return 'Prompt: write what the video shows.';
  return tooLong('Prompt', prompt, MAX_PROMPT);
}

export const faultInValue = ({ label, maxLength }: SlotColumn, value: string): string | null =>
  tooLong(label, value, maxLength);

function tooLong(name: string, text: string, max: number): string | null {
  const over = codePoints(text.trim()) - max;
  return over > 0
    ? `${name}: ${formatNumber(max)} characters at most, ${formatNumber(over)} too many.`
    : null;
}
