import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import type { Margins } from '@shortcake/contract/operator/margins';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { marginsQuery } from '../prices/api.ts';
import { engineCostsQuery, engineInvoicesQuery } from './api.ts';
import { CostHistory } from './CostHistory.tsx';
import { CostsNow } from './CostsNow.tsx';
import { Invoices } from './Invoices.tsx';

/** What engines cost, and what they sent invoices for beside what was counted. */
export function CostsPage() {
  const costs = useQuery(engineCostsQuery);
  const margins = useQuery(marginsQuery);
  const invoices = useQuery(engineInvoicesQuery);
  const failed = [costs, margins, invoices].find(({ error }) => error !== null);
  return (
    <>
      <PageTitle
        title="Costs"
        subtitle="What an engine wants for a video. Each ask keeps the cost that it was made at."
      />
      <QueryNotice query={failed ?? costs} />
      {costs.data && margins.data && invoices.data && (
        <div className="grid gap-6">
          <CostsNow costs={costs.data} margins={margins.data} />
          <Invoices
            invoices={invoices.data}
            engines={[...new Set(enginesOf(margins.data, costs.data))]}
          />
          <CostHistory costs={costs.data} />
        </div>
      )}
    </>
  );
}

/** Those in use, with a price or without, and those that were. */
const enginesOf = ({ costs, problems }: Margins, known: readonly EngineCost[]) =>
  [...costs, ...problems, ...known].map(({ engine }) => engine).filter((id) => id !== 'studio');
