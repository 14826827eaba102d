import type { ReportDecision } from '@shortcake/contract/operator/reports';
import { MAX_REPORT } from '@shortcake/contract/report-limits';
import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { ChangeButton } from '../lib/ChangeButton.tsx';
import { callConsole } from '../lib/call.ts';
import { textFault } from '../lib/change.ts';
import { GAP } from './words.ts';

type Props = {
  /** Of the report. */
  id: string;
  decision: ReportDecision;
  label: string;
  Icon: LucideIcon;
  title: string;
  /** What will happen. */
  effect: string;
  /** How the statement of reasons may begin. */
  start: string;
  /** What is said once it is decided. */
  done: string;
};

/** Decides, with the statement of reasons that people read. */
export function DecideButton({ id, decision, label, Icon, title, effect, start, done }: Props) {
  const queries = useQueryClient();
  return (
    <ChangeButton
      variant={decision === 'remove' ? 'danger' : 'secondary'}
      Icon={Icon}
      change={{
        ...{ name: `${decision} ${id}`, label, title, effect, confirm: label, hasReason: false },
        fields: [
          {
            ...{ name: 'reason', label: 'Statement of reasons', kind: 'text', start },
            hint: 'Says what in the video, and against which law or term. People read it word for word.',
            fault: (text) =>
              text.includes(GAP)
                ? `Please write something in the place of each "${GAP}".`
                : textFault(text, MAX_REPORT, 'the reasons'),
          },
        ],
      }}
      send={({ reason = '', key = '' }) =>
        // Under the key of the dialog: pressed again after a lost answer, it is decided once.
        callConsole('decideReport', {
          ...{ params: { id }, body: { decision, reason } },
          headers: { 'Idempotency-Key': key },
        })
      }
      done={() => done}
      onDone={() => queries.invalidateQueries()}
    />
  );
}
