import { APOSTROPHE_OF_FORMULA } from '@shortcake/contract/spreadsheet-formula';
import { faultIn } from '../faults.ts';
import { newRow, type Row } from '../row.ts';
import { type Subject, slotColumns } from '../subject.ts';
import { readCells } from './read-cells.ts';
import { readShape, readSound } from './read-settings.ts';

/** A row that cannot be taken, by its number as a spreadsheet shows it, the header being 1. */
export type BadRow = { number: number; reason: string };

export type ReadCsv = {
  /** All good rows, in their order. */
  rows: Row[];
  bad: BadRow[];
  /** Names in the header that are no column. */
  unknown: string[];
};

/** A file that no row can be taken from; its message says what to change. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/**
 * The rows of a CSV file: its first line names the columns, by the slots' labels or ids, and `title`,
 * `prompt`, `aspect ratio`, `sound`, in any case and order. Throws CsvError.
 */
export async function readCsv(text: string, subject: Subject, usual: string): Promise<ReadCsv> {
  const names = namesOf(subject, usual);
  const isName = (cell: string) => names.has(cell.trim().toLowerCase());
  const [, separator = '', table = ''] = LINE_OF_EXCEL.exec(text) ?? [];
  const { cells, broken } = await readCells(table, isName);
  const [header = [], ...lines] = cells;
  if (header.some(isUnreadable)) {
    throw new CsvError('This file is not in UTF-8. Save it as “CSV UTF-8”, and choose it again.');
  }
  const columns = columnsOf(header, names);
  const read: ReadCsv = { rows: [], bad: [], unknown: [] };
  for (const [at, name] of header.entries()) {
    if (!columns[at] && name.trim() !== '') read.unknown.push(name.trim());
  }
  for (const [i, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    const row = broken.has(i + 1) ? 'A quotation mark is not closed.' : rowOf(line, columns);
    const reason = typeof row === 'string' ? row : (faultIn(subject, usual, row)?.text ?? null);
    const number = i + (separator ? 3 : 2);
    if (reason !== null) read.bad.push({ number, reason });
    else if (typeof row !== 'string') read.rows.push(row);
  }
  return read;
}

type Column = 'title' | 'prompt' | 'aspect ratio' | 'sound' | { slot: string };

/** A column, by each of its names in small letters; `label` is what people are told. */
type Names = ReadonlyMap<string, { column: Column; label: string }>;

function namesOf(subject: Subject, usual: string): Names {
  const names = new Map<string, { column: Column; label: string }>();
  for (const { id, label } of slotColumns(subject, usual)) {
    const slot = { column: { slot: id }, label };
    names.set(id.toLowerCase(), slot);
    names.set(label.toLowerCase(), slot);
  }
  for (const name of ['title', 'prompt', 'aspect ratio', 'sound'] as const) {
    names.set(name, { column: name, label: name });
  }
  return names;
}

function columnsOf(header: readonly string[], names: Names): (Column | undefined)[] {
  const named = header.map((name) => names.get(name.trim().toLowerCase()));
  const labels = named.flatMap((name) => name?.label ?? []);
  if (labels.length === 0) {
    const known = new Set([...names.values()].map(({ label }) => label));
    throw new CsvError(`The first line has to name the columns: ${[...known].join(', ')}.`);
  }
  const twice = labels.find((label, at) => labels.indexOf(label) !== at);
  if (twice) throw new CsvError(`The first line names “${twice}” twice. Leave one of the two.`);
  return named.map((name) => name?.column);
}

/** A byte order mark, a first line that tells Excel the separator, and the table. */
const LINE_OF_EXCEL = /^\uFEFF?(sep=[^\r\n]\r?\n)?(.*)$/s;

/** What text that is not in UTF-8 becomes when it is read as such. */
const isUnreadable = (cell: string): boolean => /[\uFFFD\0]/.test(cell);

/** A row, or what is wrong with it. */
function rowOf(line: readonly string[], columns: readonly (Column | undefined)[]): Row | string {
  if (line.some(isUnreadable)) return 'It is not in UTF-8. Save the file as “CSV UTF-8”.';
  const extra = line.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra) return 'It has more cells than the first line has names.';
  const values: Record<string, string> = {};
  const row = newRow();
  for (const [at, column] of columns.entries()) {
    const cell = plain(line[at] ?? '');
    if (column === 'title' || column === 'prompt') row[column] = cell;
    else if (column === 'aspect ratio') {
      const shape = readShape(cell);
      if (!shape) return `Aspect ratio: “${shortened(cell)}” is none of 9:16, 16:9 and 1:1.`;
      row.aspectRatio = shape;
    } else if (column === 'sound') {
      const sound = readSound(cell);
      if (sound === undefined) return `Sound: “${shortened(cell)}” is neither yes nor no.`;
      row.generateAudio = sound;
    } else if (column) values[column.slot] = cell.replace(/\s+/g, ' ');
  }
  return { ...row, values };
}

/**
 * Without the apostrophe that keeps a spreadsheet from taking text for a formula, as written by us. Its
 * lines end as a prompt's do, by which the places of slots are found.
 */
const plain = (cell: string): string =>
  cell.trim().replace(APOSTROPHE_OF_FORMULA, '').trim().replaceAll('\r\n', '\n');

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}...` : text);
