import { hasPlan } from '@shortcake/contract/access';
import { planTitles } from '@shortcake/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, CookingPot, Layers, Plus, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { renewalQuery } from '../../features/billing/api.ts';
import { creditShare } from '../../features/billing/history/usage.ts';
import { RecentProjects } from '../../features/projects/RecentProjects.tsx';
import { overviewQuery } from '../../features/session/api.ts';
import { greetingName } from '../../features/session/names.ts';
import { useCredits } from '../../features/session/useCredits.ts';
import { useUser } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { formatNumber } from '../../lib/plural.ts';
import { QuickStart } from '../../parts/overview/QuickStart.tsx';
import { useForgetCompleted } from '../../parts/overview/useForgetCompleted.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { StatCard } from '../../ui/StatCard.tsx';

export default function OverviewPage() {
  useForgetCompleted();
  return (
    <>
      <PageTitle
        title={`Welcome back, ${greetingName(useUser())}!`}
        subtitle="What are we baking today?"
        action={
          <LinkButton to={paths.dashboard.templates}>
            <Plus aria-hidden="true" className="size-5" />
            New Video
          </LinkButton>
        }
      />
      <div className="grid gap-10">
        <Stats />
        <section aria-labelledby="recent" className="grid gap-5">
          <div className="flex items-center justify-between gap-4">
            <h2 id="recent" className="headline text-xl sm:text-2xl">
              Recent Projects
            </h2>
            <Link
              to={paths.dashboard.projects}
              className="flex min-h-11 items-center rounded-full px-3 font-bold text-berry-ink hover:underline"
            >
              View All
            </Link>
          </div>
          <RecentProjects
            projectsPath={paths.dashboard.projects}
            emptyState={
              <EmptyState
                title="No projects yet"
                text="Pick a template, and your first video is a few minutes away."
                action={
                  <LinkButton to={paths.dashboard.templates}>Create Your First Video</LinkButton>
                }
              />
            }
          />
        </section>
        <QuickStart />
      </div>
    </>
  );
}

function Stats() {
  const { data: counts } = useQuery(overviewQuery);
  const credits = useCredits();
  const user = useUser();
  const { plan } = user;
  const renewal = useQuery({ ...renewalQuery(user), enabled: hasPlan(user) }).data;
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard
        name="Total Videos"
        icon={<Clapperboard />}
        value={counts && formatNumber(counts.total)}
        note={counts && `${formatNumber(counts.completed)} completed`}
      />
      <StatCard
        name="Processing"
        icon={<CookingPot />}
        value={counts && formatNumber(counts.pending + counts.processing)}
        note="in the making now"
      />
      <StatCard
        name="Credits Remaining"
        icon={<Ticket />}
        value={credits === undefined ? undefined : formatNumber(credits)}
        note={
          credits !== undefined && (
            <Progress
              value={creditShare(credits, renewal?.running?.credits)}
              aria-label="Credits remaining"
              className="mt-1.5"
            />
          )
        }
      />
      <StatCard
        name="Current Plan"
        icon={<Layers />}
        value={planTitles[plan]}
        note={
          <Link
            to={paths.pricing}
            className="-my-3 inline-flex min-h-11 items-center font-bold text-berry-ink hover:underline"
          >
            Upgrade plan
          </Link>
        }
      />
    </div>
  );
}
