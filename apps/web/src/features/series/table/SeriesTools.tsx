import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { Combine, Dices, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/DropdownMenu.tsx';
import { CombineDialog } from './CombineDialog.tsx';
import { CsvTools } from './csv/CsvTools.tsx';
import { settingsOf } from './paste.ts';
import { newRow, type Row, rowsToKeep } from './row.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { SlotColumn, Subject } from './subject.ts';
import { surprised } from './surprise.ts';

type Props = {
  subject: Subject;
  draft: SeriesDraft;
  slots: readonly SlotColumn[];
  setRows: (update: (rows: readonly Row[]) => readonly Row[]) => void;
  /** Whether there is anything to start over from. */
  isWritten: boolean;
  onStartOver: () => void;
};

/** What is done to all rows at once. */
export function SeriesTools(props: Props) {
  const { subject, draft, slots, setRows } = props;
  const [isCombining, setCombining] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { rows } = draft;
  const addRows = (added: readonly Row[]) => setRows((known) => [...rowsToKeep(known), ...added]);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={rows.length >= MAX_SERIES}
        onClick={() => setRows((known) => [...known, newRow(settingsOf(known.at(-1)))])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Row
      </Button>
      {slots.length > 0 && (
        <>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setRows((known) => surprised(known, slots))}
          >
            <Dices aria-hidden="true" className="size-4" />
            Surprise Me
          </Button>
          <DropdownMenu
            trigger={
              // On a desk each column has a button of its own.
              <Button variant="secondary" size="small" className="md:hidden">
                <Dices aria-hidden="true" className="size-4" />
                Surprise Me: One Thing
              </Button>
            }
          >
            {slots.map((slot) => (
              <DropdownMenuItem
                key={slot.id}
                onSelect={() => setRows((known) => surprised(known, [slot]))}
              >
                {slot.label}
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
          <Button variant="secondary" size="small" onClick={() => setCombining(true)}>
            <Combine aria-hidden="true" className="size-4" />
            Every Combination
          </Button>
        </>
      )}
      <CsvTools subject={subject} draft={draft} slots={slots} setRows={setRows} addRows={addRows} />
      {props.isWritten && (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Start Over
        </Button>
      )}
      <p className="ml-auto text-ink-soft text-sm tabular-nums">
        {formatNumber(rows.length)} of {MAX_SERIES} rows
      </p>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Start over?"
        description="All rows go, and changes of the prompt that they share. Save them as CSV first, if you may want them again."
        confirmLabel="Start over"
        cancelLabel="Keep my rows"
        onConfirm={props.onStartOver}
      />
      {isCombining && (
        <CombineDialog
          slots={slots}
          room={MAX_SERIES - rowsToKeep(rows).length}
          start={settingsOf(rows.at(-1))}
          onAdd={addRows}
          onClose={() => setCombining(false)}
        />
      )}
    </div>
  );
}
