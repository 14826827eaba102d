import { newRow, type Row } from './row.ts';

/** Values that were chosen for slots, by the slots' ids; a slot without any stays blank. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** How many rows there are when every chosen value meets every one of the other slots. */
export function combinations(choices: Choices): number {
  const chosen = Object.values(choices).filter((values) => values.length > 0);
  return chosen.length === 0 ? 0 : chosen.reduce((count, values) => count * values.length, 1);
}

/** A row for each of them, the last slot changing from row to row. */
export function combined(choices: Choices, start: Partial<Row>): Row[] {
  let all: Record<string, string>[] = [{}];
  for (const [id, values] of Object.entries(choices)) {
    if (values.length === 0) continue;
    all = all.flatMap((known) => values.map((value) => ({ ...known, [id]: value })));
  }
  return combinations(choices) === 0 ? [] : all.map((values) => newRow({ ...start, values }));
}
