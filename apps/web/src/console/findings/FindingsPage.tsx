import type { Findings } from '@shortcake/contract/operator/findings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format-time.ts';
import { counted } from '../../lib/plural.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { callConsole } from '../lib/call.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { Panel } from '../ui/Panel.tsx';

const findingsQuery = queryOptions({
  queryKey: ['findings'],
  queryFn: ({ signal }) => callConsole('findings', { signal }),
  staleTime: 0,
});

/** What checks of the ledger and comparisons with Stripe found, what to do, and when each ran. */
export function FindingsPage() {
  const query = useQuery(findingsQuery);
  return (
    <>
      <PageTitle
        title="Findings"
        subtitle="What check-ledger and reconcile found, until a later run no longer finds it."
      />
      <QueryNotice query={query} />
      {query.data && (
        <div className="grid gap-6">
          <Checks checks={query.data.checks} />
          <Open findings={query.data.findings} />
        </div>
      )}
    </>
  );
}

const Checks = ({ checks }: Pick<Findings, 'checks'>) => (
  <Panel
    title="Checks"
    note="The ledger is checked once a day, and compared with Stripe every hour."
  >
    {checks.length === 0 && <p className="text-ink-soft">None has run yet.</p>}
    <ul>
      {checks.map(({ check, ranAt, tookMs, findings }) => (
        <li
          key={check}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0"
        >
          <span className="font-bold">{check}</span>
          <Badge tone={findings > 0 ? 'berry' : 'leaf'}>
            {findings > 0 ? counted(findings, 'finding') : 'All well'}
          </Badge>
          <span className="text-ink-soft text-sm">
            <time dateTime={ranAt}>{formatTime(ranAt)}</time>, took{' '}
            {tookMs < 1000 ? 'less than a second' : counted(Math.round(tookMs / 1000), 'second')}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);

function Open({ findings }: Pick<Findings, 'findings'>) {
  if (findings.length === 0) return <EmptyState title="Nothing is open" />;
  return (
    <Panel title="Open">
      <ul>
        {findings.map(({ id, check, text, advice, firstSeenAt, lastSeenAt }) => (
          <li key={id} className="grid gap-1 border-line border-t py-4 first:border-t-0">
            <p className="font-bold [overflow-wrap:anywhere]">{text}</p>
            <p className="[overflow-wrap:anywhere]">{advice}</p>
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
              <span>{check}</span>
              <span>
                first seen <time dateTime={firstSeenAt}>{formatTime(firstSeenAt)}</time>
              </span>
              <span>
                last seen <time dateTime={lastSeenAt}>{formatTime(lastSeenAt)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
