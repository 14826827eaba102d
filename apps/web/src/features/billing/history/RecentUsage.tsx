import type { Transaction } from '@shortcake/contract/transaction';
import { BillingCard } from '../BillingCard.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { recentUsageIn } from './history.ts';

/** The latest videos that took a credit. */
export function RecentUsage({ transactions }: { transactions: readonly Transaction[] }) {
  const usage = recentUsageIn(transactions);
  return (
    <BillingCard title="Recent Usage">
      {usage.length === 0 && (
        <p className="text-ink-soft">No videos yet. Each one takes 1 credit, and is listed here.</p>
      )}
      <ul className="grid">
        {usage.map((transaction) => (
          <HistoryLine key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </BillingCard>
  );
}
