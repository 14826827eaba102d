import { UNPARSE } from '@shortcake/contract/spreadsheet-formula';
import papa from 'papaparse';

type Column<Row> = { name: string; value: (row: Row) => string | number };

/** Rows as a CSV file that spreadsheets open without running anything of it. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = columns.map(({ name }) => name);
  // A negative number would be taken for a formula, were it text.
  const data = rows.map((row) => columns.map(({ value }) => value(row)));
  // The mark is what tells Excel that this is UTF-8.
  return `\uFEFF${papa.unparse({ fields, data }, UNPARSE)}\r\n`;
}
