import { counted } from '../../../lib/plural.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { lateWords } from './late-words.ts';
import {
  type PaymentReturn,
  type ReturnedPurchase,
  useReturnedPayment,
} from './useReturnedPayment.ts';

/** Says what has come of a payment for which a bank took the browser away. */
export function ReturnedPayment({ payment }: { payment: PaymentReturn }) {
  const purchase = useReturnedPayment(payment);
  return (
    <p
      role="status"
      className="mb-6 flex items-center gap-3 rounded-card bg-sponge-wash px-5 py-4 text-sponge-ink"
    >
      {purchase === undefined && <Spinner aria-hidden="true" />}
      {purchase === undefined ? 'Checking your payment...' : words(purchase)}
    </p>
  );
}

function words(purchase: ReturnedPurchase): string {
  switch (purchase.kind) {
    case 'added':
      return `Payment received. ${counted(purchase.credits, 'credit')} added.`;
    case 'late':
      return `Payment received. ${lateWords.paid}`;
    case 'processing':
      return lateWords.processing;
    case 'refused':
      return `Nothing was charged: ${purchase.message}`;
    case 'unclear':
      return 'We could not learn what has come of your payment. If it went through, your credits arrive by themselves within a minute or so: look here again before you pay once more.';
  }
}
