import type { Summary, Sums } from '@shortcake/contract/operator/summary';
import { planNames, planTitles } from '@shortcake/contract/plans';
import { findTemplate } from '@shortcake/contract/templates';
import { formatNumber } from '../../lib/plural.ts';
import { codeWords } from '../lib/code-words.ts';
import { fromCents, fromMicroUsd, marginCents, marginShare } from '../lib/money.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';

const sums: Column<Sums>[] = [
  {
    name: 'Revenue',
    value: ({ revenueCents }) => revenueCents / 100,
    show: ({ revenueCents }) => fromCents(revenueCents),
  },
  {
    name: 'Engine cost',
    value: ({ costMicroUsd }) => costMicroUsd / 1_000_000,
    show: ({ costMicroUsd }) => fromMicroUsd(costMicroUsd),
  },
  {
    name: 'Margin',
    value: (one) => marginCents(one) / 100,
    show: (one) => fromCents(marginCents(one)),
  },
  { name: 'Share', value: (one) => marginShare(marginCents(one), one.revenueCents) },
  { name: 'Videos', value: ({ videos }) => videos, show: ({ videos }) => formatNumber(videos) },
];

/** Refunds after revenue, where they are known. */
function withRefunds<Row extends Sums & { refundsCents: number }>(columns: Column<Row>[]) {
  const [name, revenue, ...rest] = columns;
  const refunds: Column<Row> = {
    name: 'Refunds',
    value: ({ refundsCents }) => refundsCents / 100,
    show: ({ refundsCents }) => fromCents(refundsCents),
  };
  return [name, revenue, refunds, ...rest].filter((column) => column !== undefined);
}

const planName = (name: string) => {
  const plan = planNames.find((one) => one === name);
  if (plan) return planTitles[plan];
  return { bought: 'Bought credits', given: 'Given credits' }[name] ?? 'Other invoices';
};

/** By engine, template and plan, and why videos failed. */
export function SumsTables({ summary }: { summary: Summary }) {
  const { byEngine, byTemplate, byPlan, failures, abandonedAsks, from, to } = summary;
  const named = <Row extends Sums>(name: string, nameOf: (row: Row) => string) => [
    { name, value: nameOf },
    ...(sums as Column<Row>[]),
  ];
  const file = (name: string) => `${name}-${from}-${to}`;
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-2">
      <Panel title="By engine" note="Revenue is what the credits of its videos had been sold for.">
        <DataTable
          caption="Sums by engine"
          columns={named<(typeof byEngine)[number]>('Engine', ({ engine }) => engine)}
          rows={byEngine}
          keyOf={({ engine }) => engine}
          fileName={file('engines')}
        />
      </Panel>
      <Panel title="By plan" note="Revenue is what was paid for it.">
        <DataTable
          caption="Sums by plan"
          columns={withRefunds(
            named<(typeof byPlan)[number]>('Plan', ({ plan }) => planName(plan)),
          )}
          rows={byPlan}
          keyOf={({ plan }) => plan}
          fileName={file('plans')}
        />
      </Panel>
      <Panel
        title="By template"
        note="Revenue is what the credits of its videos had been sold for."
      >
        <DataTable
          caption="Sums by template"
          columns={named<(typeof byTemplate)[number]>(
            'Template',
            ({ templateId }) => findTemplate(templateId)?.title ?? 'Own prompt',
          )}
          rows={byTemplate}
          keyOf={({ templateId }) => templateId}
          fileName={file('templates')}
        />
      </Panel>
      <Panel
        title="Abandoned asks"
        note="Asks that came to nothing, by whether their engine charges; of the last 90 days at most."
      >
        <DataTable
          caption="Abandoned asks"
          columns={[
            {
              name: 'Charged',
              value: ({ billed }: (typeof abandonedAsks)[number]) => billed,
              show: ({ billed }) => codeWords(billed),
            },
            { name: 'Asks', value: ({ asks }: (typeof abandonedAsks)[number]) => asks },
          ]}
          rows={abandonedAsks}
          keyOf={({ billed }) => billed}
          fileName={file('abandoned-asks')}
        />
      </Panel>
      <Panel title="Failures" note="Each gave its credit back.">
        <DataTable
          caption="Why videos failed"
          columns={[
            {
              name: 'Why',
              value: ({ code }: (typeof failures)[number]) => code,
              show: ({ code }) => codeWords(code),
            },
            { name: 'Videos', value: ({ videos }: (typeof failures)[number]) => videos },
          ]}
          rows={failures}
          keyOf={({ code }) => code}
          fileName={file('failures')}
        />
      </Panel>
    </div>
  );
}
