import { type AspectRatio, aspectRatios } from '@shortcake/contract/video';
import { memo } from 'react';
import { fieldClass } from '../../../ui/field-style.ts';
import { Cell } from './Cell.tsx';
import type { TextColumn } from './columns.ts';
import { type Fault, faultIn } from './faults.ts';
import { RowActions } from './RowActions.tsx';
import type { Row } from './row.ts';
import type { SlotColumn, Subject } from './subject.ts';

type Props = {
  row: Row;
  /** Its place, counted from 0. */
  at: number;
  columns: readonly TextColumn[];
  slots: readonly SlotColumn[];
  subject: Subject;
  /** What every row says that has no words of its own. */
  usual: string;
  /** Why the server refused it. */
  refusal: string | undefined;
  isActive: boolean;
  isFull: boolean;
  onActive: (key: string) => void;
  onChange: (row: Row) => void;
  onSurprise: (row: Row) => void;
  onDuplicate: (row: Row) => void;
  onRemove: (row: Row) => void;
  onPaste: (row: Row, column: TextColumn, text: string) => void;
  onNext: (row: Row, column: TextColumn) => void;
};

/** One video of a series, as it is written: a line of the table, or a card on narrow screens. */
export const RowLine = memo(function RowLine(props: Props) {
  const { row, at, columns, slots, isActive, onChange } = props;
  const fault = faultShown(props);
  const faulty = columns.find(({ id }) => id === fault?.column) ?? columns[0];
  const number = at + 1;
  const faultId = `fault-${row.key}`;
  return (
    <tr
      id={`row-${row.key}`}
      onFocus={() => props.onActive(row.key)}
      className="align-top md:*:border-line md:not-last:*:border-b max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4"
    >
      <th
        scope="row"
        className="min-w-9 py-4 pl-4 text-left font-bold text-ink-soft text-sm tabular-nums max-md:col-span-2 max-md:p-0"
      >
        <span className="md:sr-only">Video </span>
        {number}
      </th>
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          slot={slots.find(({ id }) => id === column.id)}
          value={column.read(row)}
          at={at}
          fault={fault && column === faulty ? { id: faultId, text: fault.text } : null}
          withSuggestions={isActive}
          onChange={(text) => onChange(column.write(row, text))}
          onPaste={(text) => props.onPaste(row, column, text)}
          onNext={() => props.onNext(row, column)}
        />
      ))}
      <td className="p-2 max-md:grid max-md:gap-1 max-md:p-0">
        <span aria-hidden="true" className="font-bold text-sm md:hidden">
          Shape
        </span>
        <select
          aria-label={`Shape, row ${number}`}
          value={row.aspectRatio}
          onChange={(event) => onChange({ ...row, aspectRatio: event.target.value as AspectRatio })}
          className={`${fieldClass} h-11 min-w-22 px-2! text-sm!`}
        >
          {aspectRatios.map((shape) => (
            <option key={shape}>{shape}</option>
          ))}
        </select>
      </td>
      <td className="p-2 max-md:grid max-md:gap-1 max-md:p-0">
        <span aria-hidden="true" className="font-bold text-sm md:hidden">
          Sound
        </span>
        <label className="grid h-11 cursor-pointer place-items-center max-md:justify-start">
          <input
            type="checkbox"
            aria-label={`Sound, row ${number}`}
            checked={row.generateAudio}
            onChange={(event) => onChange({ ...row, generateAudio: event.target.checked })}
            className="size-6 accent-berry"
          />
        </label>
      </td>
      <RowActions
        number={number}
        canSurprise={slots.length > 0}
        isFull={props.isFull}
        onSurprise={() => props.onSurprise(row)}
        onDuplicate={() => props.onDuplicate(row)}
        onRemove={() => props.onRemove(row)}
      />
    </tr>
  );
});

/** What the server refused, else what is too long: what is not yet written is said when it is asked for. */
function faultShown({
  subject,
  usual,
  row,
  refusal,
}: Props): Pick<Fault, 'column' | 'text'> | null {
  if (refusal) return { column: 'prompt', text: refusal };
  const fault = faultIn(subject, usual, row);
  return fault?.isTooLong ? fault : null;
}
