/** One figure: what it is, what was measured, and what it must not exceed or fall short of. */
export type Figure = { name: string; value: number; unit: string; limit?: number; least?: number };

/** Prints the figures as a table, and after it as JSON on one line. */
export function report(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const { name, value, unit } = figure;
    const measured = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padStart(12);
    console.log(`${name.padEnd(width)} ${measured}  ${verdictOn(figure)}`);
  }
  console.log(JSON.stringify({ figures }));
}

function verdictOn({ value, limit, least }: Figure): string {
  if (limit !== undefined) return `${value <= limit ? 'ok' : 'OVER'} (at most ${limit})`;
  if (least !== undefined) return `${value >= least ? 'ok' : 'UNDER'} (at least ${least})`;
  return '';
}
