import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { PlanPrices } from '../../lib/prices.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { LandingPage, PublicTemplatesPage, VerifyPage } from '../signed-out-pages.ts';

export function SignedOutRoutes({ prices }: { prices: PlanPrices }) {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/templates" element={<PublicTemplatesPage />} />
        <Route path="/verify" element={<VerifyPage />} />
        <Route path="*" element={<LandingPage prices={prices} />} />
      </Route>
      <Route path="/dashboard/*" element={<ToLogin />} />
      <Route path="/create-video/:id" element={<ToLogin />} />
      <Route path="/checkout/*" element={<ToLogin />} />
    </Routes>
  );
}

function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login(pathname + search)} replace />;
}
