import type { Row } from './row.ts';
import type { SlotColumn } from './subject.ts';

/** 0 up to, not including, 1. */
type Random = () => number;

/**
 * These slots of every row filled by suggestions; as few as can be come twice in one column. What somebody
 * wrote into a row stays.
 */
export function surprised(
  rows: readonly Row[],
  columns: readonly SlotColumn[],
  random: Random = Math.random,
): Row[] {
  const bags = columns.map((column) => ({ column, draw: bagOf(column, random) }));
  return rows.map((row) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(
        bags.flatMap(({ column, draw }) => {
          const known = row.values[column.id];
          return isWritten(column, known) ? [] : [[column.id, draw(known)]];
        }),
      ),
    },
  }));
}

const isWritten = (column: SlotColumn, value = ''): boolean =>
  value.trim() !== '' && ![column.default, ...column.suggestions].includes(value);

/** Draws all suggestions in a random order before any comes again; never what a row has already. */
function bagOf({ suggestions }: SlotColumn, random: Random) {
  let bag: string[] = [];
  return (known: string | undefined): string => {
    if (bag.every((value) => value === known)) bag = [...bag, ...shuffled(suggestions, random)];
    const at = bag.findIndex((value) => value !== known);
    return bag.splice(at, 1)[0] ?? '';
  };
}

function shuffled(values: readonly string[], random: Random): string[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
