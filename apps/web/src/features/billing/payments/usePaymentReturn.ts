import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentReturn } from './useReturnedPayment.ts';

const APPENDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The payment that brought the browser back here, or null. The address is cleaned of it at once. */
export function usePaymentReturn(): PaymentReturn | null {
  const [search, setSearch] = useSearchParams();
  const [payment] = useState(() => paymentIn(search));

  useEffect(() => {
    if (!APPENDED.some((name) => search.has(name))) return;
    const rest = new URLSearchParams(search);
    for (const name of APPENDED) rest.delete(name);
    setSearch(rest, { replace: true });
  }, [search, setSearch]);

  return payment;
}

function paymentIn(search: URLSearchParams): PaymentReturn | null {
  const paymentIntentId = search.get('payment_intent');
  const clientSecret = search.get('payment_intent_client_secret');
  return paymentIntentId && clientSecret ? { paymentIntentId, clientSecret } : null;
}
