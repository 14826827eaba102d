import type { Transaction } from '@shortcake/contract/transaction';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { routes } from '../../../lib/endpoints.ts';
import { receiptsQuery } from '../api.ts';
import { BillingCard } from '../BillingCard.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { MorePayments } from './MorePayments.tsx';

/** The payments, what each gave, and Stripe's paper for it. */
export function SubscriptionHistory({ payments }: { payments: readonly Transaction[] }) {
  const receipts = useReceipts(payments[0]?.id);
  return (
    <BillingCard title="Subscription History">
      {payments.length === 0 && (
        <p className="text-ink-soft">No payments yet. Plans and credits you pay for appear here.</p>
      )}
      <ul className="grid">
        {payments.map((payment) => (
          <HistoryLine key={payment.id} transaction={payment}>
            {receipts.has(payment.id) && <ReceiptLink payment={payment} />}
          </HistoryLine>
        ))}
      </ul>
      <MorePayments />
    </BillingCard>
  );
}

/** Which payments have a paper; asked again whenever there is a newer one. */
function useReceipts(newestId: string | undefined): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const { data } = useQuery(receiptsQuery);
  useEffect(() => {
    if (newestId) void queryClient.invalidateQueries({ queryKey: receiptsQuery.queryKey });
  }, [queryClient, newestId]);
  return new Set(data?.map(({ transactionId }) => transactionId));
}

function ReceiptLink({ payment }: { payment: Transaction }) {
  return (
    <a
      href={`${routes.listReceipts.path}/${payment.id}`}
      target="_blank"
      rel="noopener"
      className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-bold text-berry-ink text-sm hover:underline"
    >
      {payment.type === 'subscription' ? 'Invoice' : 'Receipt'}
      <span className="sr-only"> for {payment.description}, opens a new tab</span>
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
