import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { saveText } from '../../lib/save-text.ts';
import { Button } from '../../ui/Button.tsx';
import { csvOf } from '../lib/csv.ts';

export type Column<Row> = {
  name: string;
  /** What a spreadsheet gets; a number stays one. */
  value: (row: Row) => string | number;
  /** What people see, where that is another. */
  show?: (row: Row) => ReactNode;
  /** Words begin at the left; numbers, which all others are, end at the right. */
  isText?: true;
};

type Props<Row> = {
  /** What the table is called, for who cannot see what stands above it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Without the ending. */
  fileName: string;
};

/** Numbers as they are, and as a file for a spreadsheet. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, fileName }: Props<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  if (rows.length === 0) return <p className="text-ink-soft">None.</p>;
  const shown = (column: Column<Row>, row: Row) => (column.show ?? column.value)(row);
  const save = () => saveText(csvOf(columns, rows), `${fileName}.csv`);
  const label = `Table: ${caption}`;
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-control">
        <table className="w-full border-collapse text-[0.8125rem] tabular-nums sm:text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="sticky left-0 bg-surface py-2 pr-4 text-left font-bold">
                {first.name}
              </th>
              {others.map(({ name, isText }) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames(
                    'whitespace-nowrap py-2 pl-3 font-bold sm:pl-6',
                    isText ? 'text-left' : 'text-right',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-line border-t">
                <th
                  scope="row"
                  className="sticky left-0 min-w-20 max-w-32 break-words bg-surface py-2 pr-2 text-left font-medium sm:max-w-none"
                >
                  {shown(first, row)}
                </th>
                {others.map((column) => (
                  <td
                    key={column.name}
                    className={classNames(
                      'whitespace-nowrap py-2 pl-3 sm:pl-6',
                      column.isText ? 'text-left' : 'text-right',
                      Number(column.value(row)) < 0 && 'font-bold text-berry-ink',
                    )}
                  >
                    {shown(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button variant="quiet" size="small" className="justify-self-end" onClick={save}>
        <Download aria-hidden="true" className="size-4" />
        CSV<span className="sr-only"> of {caption}</span>
      </Button>
    </div>
  );
}
