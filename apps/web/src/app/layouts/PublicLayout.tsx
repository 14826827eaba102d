import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

export function PublicLayout({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader signedIn={signedIn} />
      <main id="main" tabIndex={-1} className="grow">
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <PublicFooter signedIn={signedIn} />
    </div>
  );
}
