/** Items in rows of so many columns, in their order. */
export function rowsOf<T>(items: readonly T[], columns: number): readonly T[][] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}
