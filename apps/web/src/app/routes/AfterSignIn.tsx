import { Navigate } from 'react-router';
import { useDashboardAccess } from '../../features/session/useDashboardAccess.ts';
import { paths } from '../../lib/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useIsPageHere } from './useIsPageHere.ts';

const whereTo = { open: paths.dashboard.overview, closed: paths.pricing };

/** Where sign-in ends: on to the dashboard, or to the plans. On screen only while that is found out. */
export function AfterSignIn() {
  const access = useDashboardAccess();
  const onward = access === 'checking' ? undefined : whereTo[access];
  const isPageHere = useIsPageHere(onward);
  if (onward && isPageHere) return <Navigate to={onward} replace />;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 pb-20 text-center"
    >
      <PageHead title="Welcome back!" />
      <LogoMark className="size-16" />
      <h1 className="headline text-title">Welcome back!</h1>
      <p role="status" className="flex items-center gap-2.5 text-ink-soft">
        <Spinner aria-hidden="true" className="text-berry" />
        Checking your subscription...
      </p>
      <a
        href={paths.server.signOut}
        className="mt-2 flex min-h-11 items-center rounded-full px-4 font-bold hover:bg-sunken"
      >
        Logout
      </a>
    </main>
  );
}
