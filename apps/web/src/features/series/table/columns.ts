import { readShape, readSound } from './csv/read-settings.ts';
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

/** Where a cell lands that is pasted. */
export type PasteColumn = Pick<TextColumn, 'write'>;

const shape: PasteColumn = {
  write: (row, text) => ({ ...row, aspectRatio: readShape(text) ?? row.aspectRatio }),
};

const sound: PasteColumn = {
  write: (row, text) => ({ ...row, generateAudio: readSound(text) ?? row.generateAudio }),
};

/** All columns of a table that has these of text, as a file of it has them. */
export const pasteColumns = (columns: readonly TextColumn[]): PasteColumn[] => [
  ...columns,
  ...[shape, sound],
];

const slotColumn = ({ id, label }: SlotColumn): TextColumn => ({
  id,
  label,
  read: (row) => row.values[id] ?? '',
  write: (row, text) => ({ ...row, values: { ...row.values, [id]: oneLine(text) } }),
});

/** The columns of text in their order. */
export const textColumns = (slots: readonly SlotColumn[], withPrompt: boolean): TextColumn[] => [
  ...slots.map(slotColumn),
  ...(withPrompt ? [prompt] : []),
  title,
];

/** Whether rows show prompts: of a template only where one has words of its own. */
export const hasPrompts = (rows: readonly Row[]): boolean =>
  rows.some((row) => row.prompt.trim() !== '');
