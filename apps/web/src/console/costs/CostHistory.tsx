import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import { formatTime } from '../../lib/format-time.ts';
import { fromMicroUsd } from '../lib/money.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';

const columns = [
  { name: 'Model', value: ({ engine, model }: EngineCost) => `${engine} ${model}` },
  {
    name: 'A video',
    value: ({ microUsdPerVideo }: EngineCost) => microUsdPerVideo / 1_000_000,
    show: ({ microUsdPerVideo }: EngineCost) => fromMicroUsd(microUsdPerVideo),
  },
  {
    name: 'From',
    value: ({ validFrom }: EngineCost) => validFrom,
    show: ({ validFrom }: EngineCost) => formatTime(validFrom),
    isText: true,
  },
  { name: 'Source', value: ({ source }: EngineCost) => source, isText: true },
] as const;

/** Every cost that was ever written. */
export const CostHistory = ({ costs }: { costs: readonly EngineCost[] }) => (
  <Panel title="All costs" note="Entries are never changed: a new one takes their place.">
    <DataTable
      caption="All costs"
      columns={columns}
      rows={costs}
      keyOf={({ engine, model, validFrom }) => `${engine} ${model} ${validFrom}`}
      fileName="engine-costs"
    />
  </Panel>
);
