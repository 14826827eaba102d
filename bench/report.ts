/** One figure: what it is, what was measured, and what it must stay under. */
export type Figure = { name: string; value: number; unit: string; limit?: number };

/** Prints the figures as a table, and after it as JSON on one line. */
export function report(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, unit, limit } of figures) {
    const measured = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padStart(12);
    const verdict =
      limit === undefined ? '' : `${value <= limit ? 'ok' : 'OVER'} (at most ${limit})`;
    console.log(`${name.padEnd(width)} ${measured}  ${verdict}`);
  }
  console.log(JSON.stringify({ figures }));
}
