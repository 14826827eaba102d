import type { Row } from './row.ts';
import type { SlotColumn } from './subject.ts';

/** A column that takes text. */
export type TextColumn = {
  id: string;
  label: string;
  read: (row: Row) => string;
  write: (row: Row, text: string) => Row;
};

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');

const title: TextColumn = {
  id: 'title',
  label: 'Title',
  read: (row) => row.title,
  write: (row, text) => ({ ...row, title: oneLine(text) }),
};

const prompt: TextColumn = {
  id: 'prompt',
  label: 'Prompt',
  read: (row) => row.prompt,
  write: (row, text) => ({ ...row, prompt: text }),
};

const slotColumn = ({ id, label }: SlotColumn): TextColumn => ({
  id,
  label,
  read: (row) => row.values[id] ?? '',
  write: (row, text) => ({ ...row, values: { ...row.values, [id]: oneLine(text) } }),
});

/** The columns of text in their order; of a template, `prompt` only where a row has words of its own. */
export function textColumns(
  slots: readonly SlotColumn[],
  rows: readonly Row[],
  isOwnIdea: boolean,
): TextColumn[] {
  const hasPrompts = isOwnIdea || rows.some((row) => row.prompt.trim() !== '');
  return [...slots.map(slotColumn), ...(hasPrompts ? [prompt] : []), title];
}
