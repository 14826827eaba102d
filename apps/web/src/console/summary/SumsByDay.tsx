import type { Summary } from '@shortcake/contract/operator/summary';
import { DayBars } from '../charts/DayBars.tsx';
import { fromCents, fromMicroUsd, marginCents } from '../lib/money.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { eachDay } from './days.ts';

type Day = Summary['byDay'][number];

const columns = [
  { name: 'Day', value: ({ day }: Day) => day },
  {
    name: 'Revenue',
    value: ({ revenueCents }: Day) => revenueCents / 100,
    show: ({ revenueCents }: Day) => fromCents(revenueCents),
  },
  {
    name: 'Refunds',
    value: ({ refundsCents }: Day) => refundsCents / 100,
    show: ({ refundsCents }: Day) => fromCents(refundsCents),
  },
  {
    name: 'Engine cost',
    value: ({ costMicroUsd }: Day) => costMicroUsd / 1_000_000,
    show: ({ costMicroUsd }: Day) => fromMicroUsd(costMicroUsd),
  },
  {
    name: 'Margin',
    value: (day: Day) => marginCents(day) / 100,
    show: (day: Day) => fromCents(marginCents(day)),
  },
  { name: 'Videos', value: ({ videos }: Day) => videos },
];

/** Day by day, as a chart and as numbers. A day on which nothing happened is one, too. */
export function SumsByDay({ summary }: { summary: Summary }) {
  const known = new Map(summary.byDay.map((day) => [day.day, day]));
  const none = { videos: 0, costMicroUsd: 0, revenueCents: 0, refundsCents: 0 };
  const days = eachDay(summary).map((day) => known.get(day) ?? { day, ...none });
  const bars = days.map(({ day, revenueCents, costMicroUsd }) => ({
    ...{ day, revenueCents },
    costCents: Math.round(costMicroUsd / 10_000),
  }));
  return (
    <Panel title="Over time">
      <DayBars days={bars} />
      <details className="group">
        <summary className="min-h-11 cursor-pointer content-center font-bold text-sm">
          The numbers
        </summary>
        <div className="max-h-96 overflow-y-auto">
          <DataTable
            caption="Sums by day"
            columns={columns}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            fileName={`days-${summary.from}-${summary.to}`}
          />
        </div>
      </details>
    </Panel>
  );
}
