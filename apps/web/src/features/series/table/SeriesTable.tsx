import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { counted } from '../../../lib/plural.ts';
import { toast } from '../../../ui/toast.ts';
import { useStable } from '../useStable.ts';
import { pasteColumns, type TextColumn } from './columns.ts';
import { readCopied } from './csv/read-cells.ts';
import { HeadLine } from './HeadLine.tsx';
import { pasted, settingsOf } from './paste.ts';
import { RowLine } from './RowLine.tsx';
import type { RefusedRows } from './refused-rows.ts';
import { newRow, type Row } from './row.ts';
import type { SlotColumn, Subject } from './subject.ts';
import { surprised } from './surprise.ts';

type Props = {
  subject: Subject;
  usual: string;
  rows: readonly Row[];
  slots: readonly SlotColumn[];
  columns: readonly TextColumn[];
  refused: RefusedRows;
  setRows: (update: (rows: readonly Row[]) => readonly Row[]) => void;
};

/** A row for each video; on narrow screens each is a card. */
export function SeriesTable({ subject, usual, rows, slots, columns, refused, setRows }: Props) {
  // Menus of suggestions are there for one row at a time: five hundred of them cost half a second.
  const [active, setActive] = useState<string | null>(null);

  const changeRow = useStable((row: Row) =>
    setRows((known) => known.map((other) => (other.key === row.key ? row : other))),
  );
  const surpriseRow = useStable((row: Row) => changeRow(surprised([row], slots)[0]!));
  const duplicate = useStable((row: Row) =>
    setRows((known) => {
      const { key: _, ...same } = row;
      return known.toSpliced(known.indexOf(row) + 1, 0, newRow(same));
    }),
  );
  const remove = useStable((row: Row) => {
    const at = rows.findIndex(({ key }) => key === row.key);
    setRows((known) => known.filter(({ key }) => key !== row.key));
    // The row that takes its place, else the last one, has the focus, or it would fall to the page.
    const next = Math.max(0, Math.min(at, rows.length - 2));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-remove="${next}"]`)?.focus(),
    );
  });
  const paste = useStable(async (row: Row, column: TextColumn, text: string) => {
    const cells = await readCopied(text.replace(/(\r?\n)+$/, ''));
    const at = {
      row: rows.findIndex(({ key }) => key === row.key),
      column: columns.indexOf(column),
    };
    const targets = pasteColumns(columns);
    const { leftOut } = pasted(rows, at, cells, targets, MAX_SERIES);
    setRows((known) => pasted(known, at, cells, targets, MAX_SERIES).rows);
    if (leftOut > 0) {
      toast({
        title: `${counted(leftOut, 'line')} left out`,
        description: `A series has ${MAX_SERIES} rows at most.`,
      });
    }
  });
  const next = useStable((row: Row, column: TextColumn) => {
    const at = rows.findIndex(({ key }) => key === row.key) + 1;
    // At once: the next letter belongs to the new row already.
    if (at === rows.length) {
      flushSync(() => setRows((known) => [...known, newRow(settingsOf(known.at(-1)))]));
    }
    document.querySelector<HTMLElement>(`[data-cell="${at}:${column.id}"]`)?.focus();
  });

  return (
    <div className="overflow-x-auto md:rounded-card md:border md:border-line md:bg-surface">
      {/* Of fixed widths: else every key that is typed has all rows measured. */}
      <table className="w-full border-separate border-spacing-0 max-md:block md:table-fixed">
        <caption className="sr-only">The videos of the series, one in each row</caption>
        <HeadLine
          columns={columns}
          slots={slots}
          onSurprise={(slot) => setRows((known) => surprised(known, [slot]))}
        />
        <tbody className="max-md:grid max-md:gap-4">
          {rows.map((row, at) => (
            <RowLine
              key={row.key}
              row={row}
              at={at}
              columns={columns}
              slots={slots}
              subject={subject}
              usual={usual}
              refusal={refused.get(row)}
              isActive={active === row.key}
              isFull={rows.length >= MAX_SERIES}
              onActive={setActive}
              onChange={changeRow}
              onSurprise={surpriseRow}
              onDuplicate={duplicate}
              onRemove={remove}
              onPaste={paste}
              onNext={next}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
