import { hasPlan } from '@shortcake/contract/access';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NoPlanBanner } from '../../features/billing/plans/NoPlanBanner.tsx';
import { ProjectNotices } from '../../features/projects/ProjectNotices.tsx';
import { useUser } from '../../features/session/useSession.ts';
import { useSessionEnded } from '../../features/session/useSessionEnded.ts';
import { paths } from '../../lib/paths.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardNav } from './DashboardNav.tsx';
import { PageBoundary } from './PageBoundary.tsx';

export function DashboardLayout() {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <ProjectNotices projectsPath={paths.dashboard.projects} seriesPath={paths.dashboard.series} />
      <DashboardHeader />
      <SessionEndedNotice />
      {!hasPlan(useUser()) && <NoPlanBanner pricingPath={paths.pricing} />}
      <div className="mx-auto flex max-w-7xl">
        <aside className="hidden min-h-[calc(100dvh-4rem)] w-60 shrink-0 border-line border-r md:block">
          <div className="sticky top-16 px-4 py-6">
            <DashboardNav />
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 grow px-4 py-8 sm:px-6 lg:px-10">
          <PageBoundary>
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </main>
      </div>
    </div>
  );
}

/** Over the page and not in it: nothing moves, and nothing typed is lost. */
function SessionEndedNotice() {
  const { pathname, search } = useLocation();
  if (!useSessionEnded()) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-0 z-40 bg-sponge-wash px-4 py-3 text-center text-sponge-ink shadow-overlay"
    >
      Your session has ended.{' '}
      <a href={paths.server.signIn(pathname + search)} className="font-bold underline">
        Sign in again
      </a>
    </p>
  );
}
