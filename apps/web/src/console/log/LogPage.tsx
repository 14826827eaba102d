import { useInfiniteQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format-time.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { codeWords } from '../lib/code-words.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { logQuery } from './api.ts';
import { Target } from './Target.tsx';

/** Every change by an operator, newest first; nothing of it is ever changed. */
export function LogPage() {
  const query = useInfiniteQuery(logQuery);
  const { data: entries, hasNextPage, fetchNextPage, isFetchingNextPage, error } = query;
  return (
    <>
      <PageTitle
        title="Log"
        subtitle="What operators changed, and why. Entries are never changed or deleted."
      />
      <QueryNotice query={query} />
      {entries?.length === 0 && <EmptyState title="No changes yet" />}
      {entries && entries.length > 0 && (
        <Card className="px-4 sm:px-5">
          <ul>
            {entries.map(({ id, at, by, action, target, reason }) => (
              <li key={id} className="grid gap-0.5 border-line border-t py-3 first:border-t-0">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-bold">{codeWords(action)}</span>
                  <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                    <Target target={target} />
                  </span>
                </p>
                <p className="[overflow-wrap:anywhere]">{reason}</p>
                <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
                  <time dateTime={at}>{formatTime(at)}</time>
                  <span className="[overflow-wrap:anywhere]">{by}</span>
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <ShowMore isPending={isFetchingNextPage} error={error} onPress={() => fetchNextPage()} />
      )}
    </>
  );
}
