import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { BelowAlerts } from './BelowAlerts.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import { OperatorLine } from './OperatorLine.tsx';

export const ConsoleLayout = () => (
  <div className="min-h-dvh">
    <SkipLink />
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <SideDrawer>{(onChoose) => <ConsoleNav onChoose={onChoose} />}</SideDrawer>
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-3">
          <Logo /> <Badge>Console</Badge>
        </Link>
        <OperatorLine />
      </div>
    </header>
    <div className="mx-auto flex max-w-7xl">
      <aside className="hidden min-h-[calc(100dvh-4rem)] w-56 shrink-0 border-line border-r md:block">
        <div className="sticky top-16 px-4 py-6">
          <ConsoleNav />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 grow px-4 py-8 sm:px-6 lg:px-8">
        <BelowAlerts>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </BelowAlerts>
      </main>
    </div>
  </div>
);
