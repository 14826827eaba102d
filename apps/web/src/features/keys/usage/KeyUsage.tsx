import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { counted, formatNumber } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { keyUsageQuery } from '../api.ts';
import { DayColumns } from './DayColumns.tsx';
import { sumsByKey, USAGE_DAYS } from './sums-by-key.ts';
import { UsageTable } from './UsageTable.tsx';

/** What each key did, day by day; a revoked one among them. */
export function KeyUsage() {
  const { data: usage, error } = useQuery(keyUsageQuery);
  return (
    <section aria-label="Usage" className="grid grid-cols-1 gap-4 border-line border-t pt-5">
      <div className="grid gap-1">
        <h3 className="font-bold">Usage in the last {USAGE_DAYS} days</h3>
        {usage && usage.length > 0 && (
          <p className="text-ink-soft text-sm">
            A column is the videos asked for on one day (UTC), filled as far as they are finished.
          </p>
        )}
      </div>
      {error ? (
        <p role="alert" className="text-berry-ink">
          {errorText(error)}
        </p>
      ) : !usage ? (
        <Skeleton className="h-16" />
      ) : usage.length === 0 ? (
        <p className="text-ink-soft">No key has asked for a video.</p>
      ) : (
        <Sums usage={usage} />
      )}
    </section>
  );
}

type SumsProps = { usage: Parameters<typeof sumsByKey>[0] };

function Sums({ usage }: SumsProps) {
  const sums = sumsByKey(usage, new Date().toISOString().slice(0, 10));
  const most = Math.max(1, ...usage.map(({ asked }) => asked));
  return (
    <>
      <ul className="grid gap-5">
        {sums.map(({ keyId, name, isRevoked, asked, finished, credits, days }) => (
          <li key={keyId} className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-[0.9375rem] [overflow-wrap:anywhere]">
                {name}
                {isRevoked && <Badge>Revoked</Badge>}
              </p>
              <p className="text-ink-soft text-sm tabular-nums">
                {counted(asked, 'video')} asked for, {formatNumber(finished)} finished,{' '}
                {counted(credits, 'credit')}
              </p>
            </div>
            <DayColumns days={days} most={most} />
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-bold text-sm">
          Day by day
        </summary>
        <UsageTable usage={usage} />
      </details>
    </>
  );
}
