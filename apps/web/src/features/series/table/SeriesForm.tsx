import type { Series } from '@shortcake/contract/series';
import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { useMemo, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { hasPrompts, textColumns } from './columns.ts';
import { faultIn, tooLong } from './faults.ts';
import { focusRow } from './focus-row.ts';
import { newRow, type Row, rowsToAsk } from './row.ts';
import { SeriesCost } from './SeriesCost.tsx';
import { NAME, SeriesHead } from './SeriesHead.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { SeriesTools } from './SeriesTools.tsx';
import { SharedPrompt } from './SharedPrompt.tsx';
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
  const asked = rowsToAsk(rows);
  const slots = useMemo(() => slotColumns(subject, draft.prompt), [subject, draft.prompt]);
  // Once there, the column stays: whoever empties its last cell is writing in it.
  const [hadPrompts, setHadPrompts] = useState(false);
  const withPrompt = subject === null || hadPrompts || hasPrompts(rows);
  if (withPrompt && !hadPrompts) setHadPrompts(true);
  const columns = useMemo(() => textColumns(slots, withPrompt), [slots, withPrompt]);
  const { ask, isAsking, refused, forgetRefusals } = useAskSeries(props.draftName, {
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

  const generate = () => {
    const title = draft.title.trim() || props.usualTitle;
    const long = tooLong(NAME, title);
    const row = asked.find((row) => faultIn(subject, draft.prompt, row) !== null);
    if (long) {
      toast({ title: 'The name needs a change', description: long.text, tone: 'danger' });
      document.querySelector<HTMLElement>(`[data-field="${NAME.id}"]`)?.focus();
    } else if (row) {
      const description = faultIn(subject, draft.prompt, row)?.text ?? '';
      toast({ title: `Row ${rows.indexOf(row) + 1} needs a change`, description, tone: 'danger' });
      focusRow(row);
    } else ask({ subject, draft: { ...draft, rows: asked }, title });
  };

  return (
    // No form: Enter in one of its fields would spend a hundred credits.
    <section aria-label="The series" className="grid gap-6">
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
      {subject && (
        <SharedPrompt
          template={subject}
          prompt={draft.prompt}
          onChange={(prompt) => {
            // What a row was refused for may have been the prompt that all share.
            forgetRefusals();
            change({ prompt });
          }}
        />
      )}
      {!isKept && (
        <p role="status" className="rounded-control bg-sponge-wash px-4 py-3 text-sponge-ink">
          This browser has no room to keep these rows through a reload. Save them as CSV.
        </p>
      )}
      <SeriesCost
        count={asked.length}
        leftOut={rows.length - asked.length}
        credits={credits}
        isAsking={isAsking}
        onBuyCredits={onBuyCredits}
        onGenerate={generate}
      />
    </section>
  );
}

const atLeastOne = (rows: readonly Row[]): readonly Row[] => (rows.length > 0 ? rows : [newRow()]);
