import { Route, Routes } from 'react-router';
import { useBackgroundSync } from '../../features/billing/subscription/useBackgroundSync.ts';
import { useServerEvents } from '../../features/session/useServerEvents.ts';
import { useUser } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { DashboardLayout } from '../layouts/DashboardLayout.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import {
  BillingPage,
  CheckoutCompletePage,
  CheckoutPage,
  CreateVideoPage,
  MakeSeriesPage,
  NotFoundPage,
  OverviewPage,
  PricingPage,
  ProjectsPage,
  PromptYourselfPage,
  SeriesPage,
  SettingsPage,
  SupportPage,
  TemplatesPage,
} from '../signed-in-pages.ts';
import { PublicTemplatesPage, VerifyPage } from '../signed-out-pages.ts';
import { AfterSignIn } from './AfterSignIn.tsx';
import { SubscriptionGate } from './SubscriptionGate.tsx';

export function SignedInRoutes() {
  const user = useUser();
  useServerEvents();
  useBackgroundSync(user);
  return (
    <Routes>
      <Route path="/" element={<AfterSignIn />} />
      <Route
        path="/dashboard"
        element={
          <SubscriptionGate>
            <DashboardLayout />
          </SubscriptionGate>
        }
      >
        <Route index element={<OverviewPage />} />
        <Route path="templates" element={<TemplatesPage />} />
        <Route
          path="prompt-yourself"
          element={<PromptYourselfPage preloadProjects={ProjectsPage.preload} />}
        />
        <Route
          path="create-video/:id"
          element={
            <CreateVideoPage
              templatesPath={paths.dashboard.templates}
              preloadProjects={ProjectsPage.preload}
            />
          }
        />
        <Route path="create-video/:id/series" element={<MakeSeriesPage />} />
        <Route path="prompt-yourself/series" element={<MakeSeriesPage />} />
        <Route path="series/:id" element={<SeriesPage />} />
        <Route path="projects" element={<ProjectsPage />} />
        <Route path="billing" element={<BillingPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="support" element={<SupportPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PublicLayout user={user} />}>
        <Route path="/templates" element={<PublicTemplatesPage signedIn />} />
        <Route path="/verify" element={<VerifyPage />} />
        <Route
          path="/create-video/:id"
          element={
            <CreateVideoPage
              templatesPath={paths.templates}
              preloadProjects={ProjectsPage.preload}
            />
          }
        />
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/checkout/complete" element={<CheckoutCompletePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
