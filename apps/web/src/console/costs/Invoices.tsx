import type { EngineInvoice } from '@shortcake/contract/operator/engine-costs';
import { fromMicroUsd } from '../lib/money.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { NoteInvoice } from './NoteInvoice.tsx';

const dollars = (name: string, of: (invoice: EngineInvoice) => number) => ({
  name,
  value: (invoice: EngineInvoice) => of(invoice) / 1_000_000,
  show: (invoice: EngineInvoice) => fromMicroUsd(of(invoice)),
});

const columns = [
  { name: 'Month', value: ({ month, engine }: EngineInvoice) => `${month} ${engine}` },
  dollars('Invoice', ({ microUsd }) => microUsd),
  dollars('Counted', ({ countedMicroUsd }) => countedMicroUsd),
  dollars('Difference', ({ microUsd, countedMicroUsd }) => microUsd - countedMicroUsd),
  dollars('Not known', ({ unknownMicroUsd }) => unknownMicroUsd),
  { name: 'Without a price', value: ({ unpriced }: EngineInvoice) => unpriced },
];

type Props = { invoices: readonly EngineInvoice[]; engines: readonly string[] };

/** What engines want by their invoices, beside what we counted for the same month. */
export const Invoices = ({ invoices, engines }: Props) => (
  <Panel
    title="Invoices"
    note="The total of an engine's invoice for a month (UTC), beside what was counted here."
  >
    {invoices.length > 0 && (
      <DataTable
        caption="Invoices and what was counted"
        columns={columns}
        rows={invoices}
        keyOf={({ month, engine }) => `${month} ${engine}`}
        fileName="engine-invoices"
      />
    )}
    <div className="flex flex-wrap gap-2">
      {engines.map((engine) => (
        <NoteInvoice key={engine} engine={engine} />
      ))}
    </div>
  </Panel>
);
