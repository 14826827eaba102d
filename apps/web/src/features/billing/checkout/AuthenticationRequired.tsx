import { useEffect } from 'react';
import { toast } from '../../../ui/toast.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { useAfter } from './useAfter.ts';

const SIGN_IN_DELAY_MS = 1000;
const TITLE = 'Authentication Required';

/** Says that the session has ended, and leads to sign-in. */
export function AuthenticationRequired({ onSignIn }: { onSignIn: () => void }) {
  useEffect(() => {
    toast({ title: TITLE, description: 'Please sign in to continue.', tone: 'danger' });
  }, []);
  useAfter(SIGN_IN_DELAY_MS, onSignIn);
  return (
    <CheckoutNotice title={TITLE}>
      <p className="text-ink-soft">Your session has ended. Taking you to sign-in...</p>
    </CheckoutNotice>
  );
}
