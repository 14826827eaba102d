import type { Decidable, ReportDecision } from '@shortcake/contract/operator/reports';
import { MAX_REPORT } from '@shortcake/contract/report-limits';
import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { textFault } from '../lib/change.ts';
import { words as all, GAP } from './words.ts';

type Props = {
  /** Of the report. */
  id: string;
  decision: ReportDecision;
  /** What it is about, as the card shows it. */
  of: Decidable;
  Icon: LucideIcon;
  words: {
    label: string;
    title: string;
    /** What will happen. */
    effect: string;
    /** What is said once it is decided. */
    done: string;
  };
  /** How the statement of reasons may begin. */
  start: string;
};

/** Decides, with the statement of reasons that people read. */
export function DecideButton({ id, decision, of, Icon, words, start }: Props) {
  const queries = useQueryClient();
  const { label, title, effect, done } = words;
  const { reason: field } = all;
  return (
    <ChangeButton
      variant={decision === 'remove' ? 'danger' : 'secondary'}
      Icon={Icon}
      change={{
        ...{ name: `${decision} ${id}`, label, title, effect, confirm: label, hasReason: false },
        fields: [
          {
            ...{ name: 'reason', label: field.label, kind: 'text', start },
            hint: field.hints[decision],
            fault: (text) =>
              text.includes(GAP) ? field.gap : textFault(text, MAX_REPORT, field.what),
          },
        ],
      }}
      send={({ reason = '', key = '' }) =>
        // Under the key of the dialog: pressed again after a lost answer, it is decided once.
        callConsole('decideReport', {
          ...{ params: { id }, body: { decision, of, reason } },
          headers: { 'Idempotency-Key': key },
        })
      }
      done={() => done}
      onDone={() => queries.invalidateQueries()}
    />
  );
}
