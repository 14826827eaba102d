/** The cells of a text, row by row, and what could not be read. Loads its reader when first called. */
export async function readCells(text: string): Promise<{ cells: string[][]; broken: Set<number> }> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  // Of one column only no separator can be guessed: that is none that matters.
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row ?? 0);
  return { cells: data, broken: new Set(broken) };
}
