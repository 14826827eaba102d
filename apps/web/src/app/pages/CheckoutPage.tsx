import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { Checkout } from '../../features/billing/checkout/Checkout.tsx';
import { useCredits } from '../../features/session/useCredits.ts';
import { useUser } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { arrivedFromElsewhere } from '../../parts/checkout/arrival.ts';
import { useSignInAgain } from '../../parts/useSignInAgain.ts';

const PRICE_CHANGED = 'price changed';

export default function CheckoutPage() {
  const wanted = useSearchParams()[0].get('plan');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  return (
    <Checkout
      // Another plan is another visit.
      key={wanted}
      user={useUser()}
      credits={useCredits()}
      wanted={wanted}
      mustAgree={isPop && (arrivedFromElsewhere() || state === PRICE_CHANGED)}
      // The browser keeps it with this visit: a reload does not charge what nobody has agreed to.
      onPriceChanged={() => navigate({ search }, { replace: true, state: PRICE_CHANGED })}
      pricingPath={paths.pricing}
      billingPath={paths.dashboard.billing}
      returnUrl={window.location.origin + paths.checkoutComplete}
      onUpdated={() => navigate(paths.dashboard.billing)}
      onSignIn={useSignInAgain()}
    />
  );
}
