type Cells = {
  cells: string[][] /** Rows, counted from 0, with a quotation mark that is not closed. */;
  broken: Set<number>;
};

/** The cells of a CSV file, row by row: with commas, semicolons or tabs between them, as it seems. */
export const readCells = (text: string): Promise<Cells> =>
  read(text, { delimitersToGuess: [',', ';', '\t'] });

/** The cells that were copied from a spreadsheet, or lines of text: a comma is part of what is said. */
export const readCopied = (text: string): Promise<Cells> => read(text, { delimiter: '\t' });

/** Loads its reader when first called. */
async function read(text: string, separators: object): Promise<Cells> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, separators);
  // Of one column only no separator can be guessed: that is none that matters.
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row ?? 0);
  return { cells: data, broken: new Set(broken) };
}
