type Row<Size extends number, Numbers extends number[] = []> = Numbers['length'] extends Size
  ? Numbers
  : Row<Size, [...Numbers, number]>;

/** The numbers as rows of so many: a table in little room. */
export function rows<Size extends number>(size: Size, numbers: readonly number[]): Row<Size>[] {
  return Array.from(
    { length: numbers.length / size },
    (_, i) => numbers.slice(i * size, (i + 1) * size) as Row<Size>,
  );
}
