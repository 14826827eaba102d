import type { Report } from '@shortcake/contract/operator/reports';
import type { ReactNode } from 'react';

/** Who reports, what they say is theirs, and what they stated. Nobody has to name themselves. */
export function SaidBy({ report }: { report: Report }) {
  const { kind, name, email, work, goodFaith, rightsHolder } = report;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm grid-cols-[auto_minmax(0,1fr)]">
      <Line name="From">{[name, email].filter(Boolean).join(', ') || 'somebody unnamed'}</Line>
      {work && <Line name="Work">{work}</Line>}
      <Line name="States">
        {[
          goodFaith ? 'that it is right and complete' : 'nothing of its being right',
          ...(kind === 'copyright'
            ? [rightsHolder ? 'that they hold the right' : 'nothing of whose right it is']
            : []),
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
