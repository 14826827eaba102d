import type { Report } from '@shortcake/contract/operator/reports';
import type { ReactNode } from 'react';
import { words as all } from './words.ts';

const words = all.reporter;

/** Who reports, what they say is theirs, and what they stated. Nobody has to name themselves. */
export function SaidBy({ report }: { report: Report }) {
  const { kind, name, email, work, goodFaith, rightsHolder } = report;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm grid-cols-[auto_minmax(0,1fr)]">
      <Line name={words.from}>{[name, email].filter(Boolean).join(', ') || words.unnamed}</Line>
      {work && <Line name={words.work}>{work}</Line>}
      <Line name={words.states}>
        {[
          goodFaith ? words.right : words.notRight,
          ...(kind === 'copyright' ? [rightsHolder ? words.theirs : words.notTheirs] : []),
        ].join('; ')}
      </Line>
    </dl>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
  </>
);
