import type { SlotValues } from '@shortcake/contract/slots/slot';
import type { AspectRatio } from '@shortcake/contract/video';
import { randomKey } from '../../../lib/random-key.ts';

/** One video of a series that is being written. */
export type Row = {
  /** Tells a row from others while rows come, go and move. */
  key: string;
  title: string;
  /** Words of its own; blank: those of the whole series. */
  prompt: string;
  /** By the slots' ids; a blank one stays as the prompt has it. */
  values: SlotValues;
  aspectRatio: AspectRatio;
  generateAudio: boolean;
};

export const newRow = (start: Partial<Omit<Row, 'key'>> = {}): Row => ({
  ...{ title: '', prompt: '', values: {}, aspectRatio: '9:16', generateAudio: true },
  ...start,
  key: randomKey(),
});

/**
 * The rows that videos are asked for: those into which something is written, and all of them while that is
 * none. Enter makes a blank row at the end, which nobody wants to pay for.
 */
export const rowsToAsk = (rows: readonly Row[]): readonly Row[] =>
  rows.every(isBlank) ? rows : rows.filter((row) => !isBlank(row));

/**
 * The rows of a table beside which others are put: all, but for the one that it begins with while nothing
 * is written there.
 */
export const rowsToKeep = (rows: readonly Row[]): readonly Row[] =>
  rows.length === 1 && rows.every(isBlank) ? [] : rows;

/** Whether nothing was written into a row yet. */
export const isBlank = ({ title, prompt, values }: Row): boolean =>
  [title, prompt, ...Object.values(values)].every((text) => text.trim() === '');
