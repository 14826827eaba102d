import type { PasteColumn } from './columns.ts';
import { newRow, type Row } from './row.ts';

type Pasted = { rows: Row[] /** Lines that found no room. */; leftOut: number };

/**
 * Rows with cells of a spreadsheet put in, from a row and a column on: down and to the right, with new
 * rows as far as `most` allows. Cells right of the last column are left out.
 */
export function pasted(
  rows: readonly Row[],
  at: { row: number; column: number },
  cells: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
  most: number,
): Pasted {
  const changed = [...rows];
  const room = cells.slice(0, most - at.row);
  for (const [down, line] of room.entries()) {
    const target = at.row + down;
    let row = changed[target] ?? newRow(settingsOf(rows.at(-1)));
    for (const [right, text] of line.entries()) {
      row = columns[at.column + right]?.write(row, text.trim()) ?? row;
    }
    changed[target] = row;
  }
  return { rows: changed, leftOut: cells.length - room.length };
}

/** Shape and sound, which a new row takes over from the one before. */
export const settingsOf = (row: Row | undefined): Partial<Row> =>
  row ? { aspectRatio: row.aspectRatio, generateAudio: row.generateAudio } : {};
