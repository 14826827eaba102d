import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Select } from '../../ui/Select.tsx';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { summaryQuery } from './api.ts';
import { lastDays } from './days.ts';
import { NowTiles } from './NowTiles.tsx';
import { PeriodTiles } from './PeriodTiles.tsx';
import { SumsByDay } from './SumsByDay.tsx';
import { SumsTables } from './SumsTables.tsx';

const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
] as const;
type Period = (typeof PERIODS)[number]['value'];

/** Whether it pays: what came in, what engines cost, and what is owed. */
export function SummaryPage() {
  const [period, setPeriod] = useState<Period>('30');
  const query = useQuery(summaryQuery(lastDays(Number(period))));
  const { data: summary } = query;
  return (
    <>
      <PageTitle
        title="Summary"
        subtitle="Days are in UTC. Money is gross: Stripe's fees are not in it."
        action={
          <div className="w-full sm:w-48">
            <Select
              aria-label="Period"
              value={period}
              onValueChange={setPeriod}
              options={PERIODS}
            />
          </div>
        }
      />
      <QueryNotice query={query} />
      {summary && (
        <div className="grid gap-6">
          <PeriodTiles summary={summary} />
          <SumsByDay summary={summary} />
          <NowTiles summary={summary} />
          <SumsTables summary={summary} />
        </div>
      )}
    </>
  );
}
