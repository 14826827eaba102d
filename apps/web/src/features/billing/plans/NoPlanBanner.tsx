import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-style.ts';

const DISMISSED = 'no-plan-banner:dismissed';

/** Offers a plan to who has the run of the dashboard without one; once sent away, it stays away. */
export function NoPlanBanner({ pricingPath }: { pricingPath: string }) {
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  if (isDismissed) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, '1');
    setDismissed(true);
  };
  return (
    <aside
      aria-label="Plans"
      className="flex items-start gap-2 bg-berry-wash py-2 pr-2 pl-4 text-ink sm:items-center sm:pl-6"
    >
      <p className="min-w-0 grow py-2 text-[0.9375rem]">
        Your videos and credits are here, as ever. A plan adds new credits every month.{' '}
        <Link to={pricingPath} className="inline-block py-1 font-bold text-berry-ink underline">
          Choose a plan
        </Link>
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  );
}
