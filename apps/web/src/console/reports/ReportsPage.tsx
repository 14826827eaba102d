import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { paths } from '../lib/paths.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { reportsQuery } from './api.ts';
import { ReportCard } from './ReportCard.tsx';
import { YearlyCounts } from './YearlyCounts.tsx';

const views = [
  { status: 'open', to: paths.reports, label: 'Open' },
  { status: 'decided', to: paths.decidedReports, label: 'Decided' },
] as const;

/** What people say of shared videos, and what owners say against a removal. */
export function ReportsPage() {
  const { pathname } = useLocation();
  const { status } = views.find(({ to }) => to === pathname) ?? views[0];
  const list = useInfiniteQuery({ ...reportsQuery(status), placeholderData: keepPreviousData });
  const { data: reports, hasNextPage, fetchNextPage, isFetchingNextPage, error } = list;
  return (
    <>
      <PageTitle
        title="Reports"
        subtitle="What people report of shared videos, and what owners say against a removal."
      />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <nav aria-label="Reports" className="flex gap-2">
          {views.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-5 font-bold text-sm hover:border-line-strong aria-[current=page]:border-berry-ink aria-[current=page]:bg-berry-wash aria-[current=page]:text-berry-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <YearlyCounts />
      </div>
      <QueryNotice query={list} />
      {reports?.length === 0 && (
        <EmptyState title={status === 'open' ? 'No report waits' : 'No report is decided yet'} />
      )}
      {reports && reports.length > 0 && (
        <ul aria-label={`${status} reports`} className="grid gap-4">
          {reports.map((report) => (
            <li key={report.id}>
              <Card className="p-4 sm:p-5">
                <ReportCard report={report} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <ShowMore isPending={isFetchingNextPage} error={error} onPress={() => fetchNextPage()} />
      )}
    </>
  );
}
