import type { Series } from '@shortcake/contract/series';
import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { useMemo } from 'react';
import { toast } from '../../../ui/toast.ts';
import { hasPrompts, textColumns } from './columns.ts';
import { faultIn } from './faults.ts';
import { focusRow } from './focus-row.ts';
import { newRow, type Row } from './row.ts';
import { SeriesCost } from './SeriesCost.tsx';
import { SeriesHead } from './SeriesHead.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { SeriesTools } from './SeriesTools.tsx';
import type { SeriesDraft } from './series-draft.ts';
import { type Subject, slotColumns } from './subject.ts';
import { useAskSeries } from './useAskSeries.ts';
import { useSeriesDraft } from './useSeriesDraft.ts';

type Props = {
  subject: Subject;
  draftName: string;
  start: () => SeriesDraft;
  /** What a series is called that was given no name. */
  usualTitle: string;
  credits: number | undefined;
  onAsked: (series: Series) => void;
  onBuyCredits: () => void;
  onSignIn: () => void;
};

/** A series as a table: a row for each video, what all will cost, and the one press that asks for all. */
export function SeriesForm(props: Props) {
  const { subject, credits, onBuyCredits } = props;
  const { draft, setDraft, isWritten, isKept, startOver, clear } = useSeriesDraft(
    props.draftName,
    props.start,
  );
  const { rows } = draft;
  const slots = useMemo(() => slotColumns(subject, draft.prompt), [subject, draft.prompt]);
  const withPrompt = subject === null || hasPrompts(rows);
  const columns = useMemo(() => textColumns(slots, withPrompt), [slots, withPrompt]);
  const { ask, isAsking, refused } = useAskSeries(props.draftName, {
    onAsked: (series) => {
      clear();
      props.onAsked(series);
    },
    onSignIn: props.onSignIn,
    onBuyCredits,
  });
  const change = (changed: Partial<SeriesDraft>) => setDraft((known) => ({ ...known, ...changed }));
  const setRows = (update: (rows: readonly Row[]) => readonly Row[]) =>
    setDraft((known) => ({ ...known, rows: atLeastOne(update(known.rows)).slice(0, MAX_SERIES) }));

  const submit = () => {
    const faulty = rows.findIndex((row) => faultIn(subject, draft.prompt, row) !== null);
    if (faulty < 0) {
      ask({ subject, draft, title: draft.title.trim() || props.usualTitle });
      return;
    }
    const row = rows[faulty]!;
    toast({
      title: `Row ${faulty + 1} needs a change`,
      description: faultIn(subject, draft.prompt, row) ?? '',
      tone: 'danger',
    });
    focusRow(row);
  };

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SeriesHead subject={subject} draft={draft} usualTitle={props.usualTitle} onChange={change} />
      <SeriesTools
        subject={subject}
        draft={draft}
        slots={slots}
        setRows={setRows}
        isWritten={isWritten}
        onStartOver={startOver}
      />
      <SeriesTable
        subject={subject}
        usual={draft.prompt}
        rows={rows}
        slots={slots}
        columns={columns}
        refused={refused}
        setRows={setRows}
      />
      {!isKept && (
        <p role="status" className="rounded-control bg-sponge-wash px-4 py-3 text-sponge-ink">
          This browser has no room to keep these rows through a reload. Save them as CSV.
        </p>
      )}
      <SeriesCost
        count={rows.length}
        credits={credits}
        isAsking={isAsking}
        onBuyCredits={onBuyCredits}
      />
    </form>
  );
}

const atLeastOne = (rows: readonly Row[]): readonly Row[] => (rows.length > 0 ? rows : [newRow()]);
