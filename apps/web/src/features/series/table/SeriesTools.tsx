import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { Combine, Dices, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/plural.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CombineDialog } from './CombineDialog.tsx';
import { CsvTools } from './csv/CsvTools.tsx';
import { settingsOf } from './paste.ts';
import { isBlank, newRow, type Row } from './row.ts';
import type { SeriesDraft } from './series-draft.ts';
import type { SlotColumn, Subject } from './subject.ts';
import { surprised } from './surprise.ts';

type Props = {
  subject: Subject;
  draft: SeriesDraft;
  slots: readonly SlotColumn[];
  setRows: (update: (rows: readonly Row[]) => readonly Row[]) => void;
  onStartOver: () => void;
};

/** What is done to all rows at once. */
export function SeriesTools({ subject, draft, slots, setRows, onStartOver }: Props) {
  const [isCombining, setCombining] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { rows } = draft;
  const addRows = (added: readonly Row[]) =>
    setRows((known) => [...known.filter((row) => !isBlank(row)), ...added]);
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
          <Button variant="secondary" size="small" onClick={() => setCombining(true)}>
            <Combine aria-hidden="true" className="size-4" />
            Every Combination
          </Button>
        </>
      )}
      <CsvTools subject={subject} draft={draft} slots={slots} setRows={setRows} addRows={addRows} />
      {rows.some((row) => !isBlank(row)) && (
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
        description="All rows go. Save them as CSV first, if you may want them again."
        confirmLabel="Start over"
        cancelLabel="Keep my rows"
        onConfirm={onStartOver}
      />
      {isCombining && (
        <CombineDialog
          slots={slots}
          room={MAX_SERIES - rows.filter((row) => !isBlank(row)).length}
          start={settingsOf(rows.at(-1))}
          onAdd={addRows}
          onClose={() => setCombining(false)}
        />
      )}
    </div>
  );
}
