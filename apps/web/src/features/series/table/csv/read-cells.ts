type Cells = {
  cells: string[][];
  /** Rows, counted from 0, with a quotation mark that is not closed. */
  broken: Set<number>;
};

const SEPARATORS = [',', ';', '\t'];

/**
 * The cells of a CSV file, row by row: with commas, semicolons or tabs between them, whichever tells most
 * names in its first line. (Guessed from all lines, two columns with a comma in their words are one.)
 */
export async function readCells(text: string, isName: (cell: string) => boolean): Promise<Cells> {
  const papa = await reader();
  const names = (delimiter: string): number =>
    papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.filter(isName).length ?? 0;
  const [delimiter] = SEPARATORS.toSorted((one, other) => names(other) - names(one));
  return read(text, delimiter!);
}

/**
 * The cells that were copied from a spreadsheet, or lines of text: a comma is part of what is said. So is
 * a quotation mark, where not all of them are a spreadsheet's.
 */
export async function readCopied(text: string): Promise<string[][]> {
  const { cells, broken } = await read(text, '\t');
  return broken.size === 0 ? cells : text.split(/\r?\n/).map((line) => line.split('\t'));
}

async function read(text: string, delimiter: string): Promise<Cells> {
  const papa = await reader();
  const cells: string[][] = [];
  const broken = new Set<number>();
  let rest = text;
  for (let isMore = true; isMore; ) {
    const { data, errors } = papa.parse<string[]>(rest, { delimiter });
    for (const { type, row } of errors) {
      if (type === 'Quotes') broken.add(cells.length + (row ?? 0));
    }
    cells.push(...data);
    // What is behind a quotation mark that is not closed would all be in its cell.
    const open = errors.find(({ code }) => code === 'MissingQuotes');
    const end = open ? rest.indexOf('\n', open.index) : -1;
    isMore = end >= 0;
    rest = rest.slice(end + 1);
  }
  return { cells, broken };
}

/** Loaded when first needed. */
const reader = async () => (await import('papaparse')).default;
