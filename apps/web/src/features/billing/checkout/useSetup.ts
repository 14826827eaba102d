import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Confirms the card of a setup intent; a success takes the browser to `returnUrl`. */
export function useSetup(returnUrl: string) {
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);

  async function confirm(stripe: Stripe, elements: StripeElements): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setConfirming(true);
    setFailure(null);
    try {
      const { error } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: returnUrl },
      });
      // Confirmed in another tab, or before the Back button: there is nothing left to confirm here.
      if (error.setup_intent?.status === 'succeeded') {
        window.location.assign(`${returnUrl}?setup_intent=${error.setup_intent.id}`);
        return;
      }
      fail('Setup Failed', error.message ?? UNEXPECTED, error.type === 'validation_error');
    } catch {
      fail('Payment Error', UNEXPECTED, false);
    }
    setConfirming(false);
    underWay.current = false;
  }

  /** A field's own fault is told beside the field. */
  function fail(title: string, description: string, isToldByField: boolean): void {
    if (!isToldByField) setFailure(description);
    toast({ title, description, tone: 'danger' });
  }

  return { confirm, isConfirming, failure };
}
