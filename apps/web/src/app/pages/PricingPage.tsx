import { hasPlan } from '@shortcake/contract/access';
import { useNavigate } from 'react-router';
import { PlanCards } from '../../features/billing/plans/PlanCards.tsx';
import { useDashboardAccess } from '../../features/session/useDashboardAccess.ts';
import { useUser } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

export default function PricingPage() {
  const user = useUser();
  const access = useDashboardAccess();
  const navigate = useNavigate();
  const isNew = !hasPlan(user);
  const title = isNew ? 'Welcome to Shortcake' : 'Choose Your Plan';
  return (
    <>
      <PageHead title={title} />
      <section className="bg-berry-wash">
        <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 pt-12 pb-10 text-center sm:pt-16">
          <h1 className="headline text-section">{title}</h1>
          <p className="max-w-xl text-ink-soft text-lg">
            {isNew
              ? 'Choose a plan to start creating. One credit makes one video; cancel any time, and keep what you paid for until the month is over.'
              : 'One credit makes one video. Change up at once, or cancel any time and keep what you paid for until the month is over.'}
          </p>
          {access === 'open' && (
            <LinkButton variant="secondary" to={paths.dashboard.overview}>
              Go to Dashboard
            </LinkButton>
          )}
        </div>
      </section>
      <div aria-hidden="true" className="drip -mt-0.5 text-berry-wash" />
      <section className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
        <h2 className="sr-only">Plans</h2>
        <PlanCards user={user} onChoose={(plan) => navigate(paths.checkout(plan))} />
      </section>
    </>
  );
}
