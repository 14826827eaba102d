import { UNPARSE } from '@shortcake/contract/spreadsheet-formula';
import type { Row } from '../row.ts';
import type { SlotColumn } from '../subject.ts';

/**
 * Rows as a CSV file that readCsv takes back. What a spreadsheet would run as a formula begins with an
 * apostrophe, which makes it text there.
 */
export async function writeCsv(
  rows: readonly Row[],
  slots: readonly SlotColumn[],
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const fields = [...slots.map(({ label }) => label), 'prompt', 'title', 'aspect ratio', 'sound'];
  const data = rows.map((row) => [
    ...slots.map(({ id }) => row.values[id] ?? ''),
    ...[row.prompt, row.title, row.aspectRatio, row.generateAudio ? 'yes' : 'no'],
  ]);
  // The mark is what tells Excel that this is UTF-8.
  return `\uFEFF${papa.unparse({ fields, data }, UNPARSE)}\r\n`;
}
