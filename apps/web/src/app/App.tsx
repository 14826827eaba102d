import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { preloadable } from '../lib/preloadable.tsx';
import type { PlanPrices } from '../lib/prices.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { PageBoundary } from './layouts/PageBoundary.tsx';
import { RouteFocus } from './routes/RouteFocus.tsx';
import { SignedOutRoutes } from './routes/SignedOutRoutes.tsx';
import { LoginPage, TestPage } from './signed-out-pages.ts';

/** Data loading, dialogs and toasts come with it; a visitor needs none of them. */
export const SessionGate = preloadable(() => import('./routes/SessionGate.tsx'));

type Props = { signedInHint: boolean; prices: PlanPrices };

/**
 * The whole tree of routes, without a router of its own: the build draws it too, outside of a browser.
 * Without the hint nobody is signed in and no call is made; with it the server is asked.
 */
export function App({ signedInHint, prices }: Props) {
  const signedOut = <SignedOutRoutes prices={prices} />;
  return (
    <PageBoundary>
      <Suspense fallback={<PageSpinner />}>
        <RouteFocus />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/test" element={<TestPage />} />
          <Route
            path="*"
            element={signedInHint ? <SessionGate signedOut={signedOut} /> : signedOut}
          />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
