import type { ReactNode } from 'react';
import { useDashboardAccess } from '../../features/session/useDashboardAccess.ts';
import { paths } from '../../lib/paths.ts';
import { HomeLink } from '../../parts/HomeLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NoticeCard } from '../../ui/NoticeCard.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';

/** Shows the dashboard to those it is open to, and in its place, to all others, the way to a plan. */
export function SubscriptionGate({ children }: { children: ReactNode }) {
  const access = useDashboardAccess();
  if (access === 'checking') return <PageSpinner />;
  return access === 'open' ? children : <SubscriptionRequired />;
}

function SubscriptionRequired() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title="Subscription Required" />
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <HomeLink />
        <a
          href={paths.server.signOut}
          className="flex min-h-11 items-center rounded-full px-4 font-bold text-[0.9375rem] hover:bg-sunken"
        >
          Logout
        </a>
      </header>
      <main id="main" tabIndex={-1} className="grid grow place-items-center px-4 pt-4 pb-16">
        <NoticeCard
          title="Subscription Required"
          actions={
            <>
              <LinkButton to={paths.pricing}>Choose Your Plan</LinkButton>
              <LinkButton variant="secondary" to={paths.home}>
                Back to Home
              </LinkButton>
            </>
          }
        >
          <p className="text-ink-soft">
            The dashboard is where your videos are made and kept. Every plan opens it, and brings
            new credits each month.
          </p>
        </NoticeCard>
      </main>
    </div>
  );
}
