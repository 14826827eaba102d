import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveText } from '../../../../lib/save-text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { Row } from '../row.ts';
import type { SeriesDraft } from '../series-draft.ts';
import type { SlotColumn, Subject } from '../subject.ts';
import { CsvDialog } from './CsvDialog.tsx';
import { CsvError, type ReadCsv, readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

/** A hundred rows of 5,000 characters, ten times over. */
const MOST_BYTES = 10_000_000;

type Props = {
  subject: Subject;
  draft: SeriesDraft;
  slots: readonly SlotColumn[];
  setRows: (update: (rows: readonly Row[]) => readonly Row[]) => void;
  addRows: (rows: readonly Row[]) => void;
};

/** A file has no prompt that all rows share: one that was changed goes into each row. */
const rowsToSave = (subject: Subject, { prompt, rows }: SeriesDraft): readonly Row[] =>
  prompt === (subject?.defaultPrompt ?? '')
    ? rows
    : rows.map((row) => (row.prompt.trim() === '' ? { ...row, prompt } : row));

/** Rows from a CSV file, and into one. */
export function CsvTools({ subject, draft, slots, setRows, addRows }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadCsv | null>(null);

  const open = async (chosen: File) => {
    try {
      if (chosen.size > MOST_BYTES) throw new CsvError('This file is larger than 10 MB.');
      setRead(await readCsv(await chosen.text(), subject, draft.prompt));
    } catch (error) {
      const description =
        error instanceof CsvError ? error.message : 'The file could not be read. Choose it again.';
      toast({ title: 'No rows taken', description, tone: 'danger' });
    }
  };
  const save = async () => {
    try {
      saveText(await writeCsv(rowsToSave(subject, draft), slots), 'series.csv');
    } catch {
      const description = 'The file could not be made. Check your connection and try again.';
      toast({ title: 'Not saved', description, tone: 'danger' });
    }
  };

  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file with rows"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be chosen again once it was changed.
          currentTarget.value = '';
          if (chosen) void open(chosen);
        }}
      />
      <Button variant="secondary" size="small" onClick={() => file.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Open CSV
      </Button>
      <Button variant="secondary" size="small" onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4" />
        Save CSV
      </Button>
      {read && (
        <CsvDialog
          read={read}
          known={draft.rows}
          onReplace={(rows) => setRows(() => rows)}
          onAdd={addRows}
          onClose={() => setRead(null)}
        />
      )}
    </>
  );
}
