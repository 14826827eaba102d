import { useNavigate, useSearchParams } from 'react-router';
import { CheckoutCompletion } from '../../features/billing/checkout/CheckoutCompletion.tsx';
import { paths } from '../../lib/paths.ts';
import { useSignInAgain } from '../../parts/useSignInAgain.ts';

export default function CheckoutCompletePage() {
  const setupIntentId = useSearchParams()[0].get('setup_intent');
  const navigate = useNavigate();
  return (
    <CheckoutCompletion
      setupIntentId={setupIntentId}
      pricingPath={paths.pricing}
      homePath={paths.home}
      dashboardPath={paths.dashboard.completed}
      onDone={() => navigate(paths.dashboard.completed, { replace: true })}
      onSignIn={useSignInAgain()}
    />
  );
}
