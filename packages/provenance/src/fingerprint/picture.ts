/** Standard deviation of a picture's cells, in grey levels, below which nothing is to be seen on it. */
const LEAST_CONTRAST = 4;

/** Whether a picture is of one color, or nearly: what is left of it is noise. */
export const isBlank = (cells: Float64Array): boolean => spreadOf(cells) < LEAST_CONTRAST;

/** A picture as it is in any light: with a mean of 0 and a standard deviation of 1. */
export function inAnyLight(cells: Float64Array): Float64Array {
  const mean = meanOf(cells);
  const spread = spreadOf(cells);
  return cells.map((value) => (value - mean) / spread);
}

/** How much cells differ from their own mean over several pictures, as a root mean square in grey levels. */
export function movementOf(pictures: readonly Float64Array[]): number {
  const [first] = pictures;
  if (!first) return 0;
  let squares = 0;
  for (let cell = 0; cell < first.length; cell += 1) {
    let mean = 0;
    for (const picture of pictures) mean += picture[cell]! / pictures.length;
    for (const picture of pictures) squares += (picture[cell]! - mean) ** 2;
  }
  return Math.sqrt(squares / (first.length * pictures.length));
}

function meanOf(cells: Float64Array): number {
  let sum = 0;
  for (const value of cells) sum += value;
  return sum / cells.length;
}

function spreadOf(cells: Float64Array): number {
  const mean = meanOf(cells);
  let squares = 0;
  for (const value of cells) squares += (value - mean) ** 2;
  return Math.sqrt(squares / cells.length);
}
