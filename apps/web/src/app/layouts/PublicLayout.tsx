import type { User } from '@shortcake/contract/account';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

/** Around public pages; `user` is the signed-in person, if there is one. */
export function PublicLayout({ user }: { user?: User }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader user={user} />
      {/* A window high: the footer is not in sight while a page loads, so that it cannot jump. */}
      <main id="main" tabIndex={-1} className="min-h-dvh grow">
        <PageBoundary>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <PublicFooter signedIn={user !== undefined} />
    </div>
  );
}
