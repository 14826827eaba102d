import { useState } from 'react';
import { BuyCreditsDialog } from '../features/billing/buy-credits/BuyCreditsDialog.tsx';
import { useCredits } from '../features/session/useCredits.ts';
import { paths } from '../lib/paths.ts';
import { noteCreditPrice, pricesOfPage } from '../lib/prices.ts';

/** Over the page that it is opened from, which stays as it is; mounted while open. */
export function BuyCredits({ onClose }: { onClose: () => void }) {
  const [creditPrice, setCreditPrice] = useState(() => pricesOfPage().creditPriceCents);
  return (
    <BuyCreditsDialog
      credits={useCredits()}
      creditPrice={creditPrice}
      onNewPrice={(cents) => {
        noteCreditPrice(cents);
        setCreditPrice(cents);
      }}
      onClose={onClose}
      returnUrl={window.location.origin + paths.dashboard.billing}
    />
  );
}
