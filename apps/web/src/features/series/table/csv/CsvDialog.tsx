import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { counted } from '../../../../lib/plural.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { type Row, rowsToKeep } from '../row.ts';
import type { ReadCsv } from './read-csv.ts';

type Props = {
  read: ReadCsv;
  /** The rows that are there already. */
  known: readonly Row[];
  onReplace: (rows: readonly Row[]) => void;
  onAdd: (rows: readonly Row[]) => void;
  onClose: () => void;
};

/** What was found in a file: how many rows can be taken, and which cannot, before any is. */
export function CsvDialog({ read, known, onReplace, onAdd, onClose }: Props) {
  const { rows, bad, unknown } = read;
  const written = rowsToKeep(known).length;
  const room = MAX_SERIES - written;
  const take = (act: (taken: readonly Row[]) => void, most: number) => {
    act(rows.slice(0, most));
    onClose();
  };
  const taken = Math.min(rows.length, MAX_SERIES);
  const added = Math.min(rows.length, room);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={
        rows.length === 0 ? 'No row can be taken' : `${counted(rows.length, 'row')} can be taken`
      }
      description={
        rows.length > MAX_SERIES
          ? `A series has ${MAX_SERIES} rows at most: the first ${MAX_SERIES} are taken.`
          : written > 0 && added < rows.length
            ? `Beside the rows that are there, ${added === 0 ? 'none has' : `the first ${added} have`} room.`
            : undefined
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {written > 0 && added > 0 && (
            <Button variant="secondary" onClick={() => take(onAdd, room)}>
              {`Add ${counted(added, 'Row')}`}
            </Button>
          )}
          {taken > 0 && (
            <Button onClick={() => take(onReplace, MAX_SERIES)}>
              {written > 0
                ? `Replace With ${counted(taken, 'Row')}`
                : `Take ${counted(taken, 'Row')}`}
            </Button>
          )}
        </>
      }
    >
      {(bad.length > 0 || unknown.length > 0) && (
        <div className="grid gap-4">
          {unknown.length > 0 && (
            <p className="text-ink-soft [overflow-wrap:anywhere]">
              {`No column of this table: ${unknown.join(', ')}.`}
            </p>
          )}
          {bad.length > 0 && (
            <>
              <p className="font-bold">{`${counted(bad.length, 'row')} left out:`}</p>
              <ul className="grid gap-2">
                {bad.map(({ number, reason }) => (
                  <li key={number} className="[overflow-wrap:anywhere]">
                    <strong>{`Row ${number}.`}</strong> {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
