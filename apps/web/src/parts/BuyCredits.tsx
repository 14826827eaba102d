import { BuyCreditsDialog } from '../features/billing/buy-credits/BuyCreditsDialog.tsx';
import { useCredits } from '../features/session/useCredits.ts';
import { paths } from '../lib/paths.ts';

/** Over the page that it is opened from, which stays as it is; mounted while open. */
export function BuyCredits({ onClose }: { onClose: () => void }) {
  return (
    <BuyCreditsDialog
      credits={useCredits()}
      onClose={onClose}
      returnUrl={window.location.origin + paths.dashboard.billing}
    />
  );
}
