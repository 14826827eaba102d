import { paths } from '../lib/paths.ts';
import { preloadable } from '../lib/preloadable.tsx';

// Apart from the public pages: each entry lists what its chunk needs, 3 kB that a visitor can spare.
export const PricingPage = preloadable(() => import('./pages/PricingPage.tsx'));
export const CheckoutPage = preloadable(() => import('./pages/CheckoutPage.tsx'));
export const CheckoutCompletePage = preloadable(() => import('./pages/CheckoutCompletePage.tsx'));
export const OverviewPage = preloadable(() => import('./pages/OverviewPage.tsx'));
export const ProjectsPage = preloadable(() => import('./pages/ProjectsPage.tsx'));
export const TemplatesPage = preloadable(() => import('./pages/TemplatesPage.tsx'));
export const PromptYourselfPage = preloadable(() => import('./pages/PromptYourselfPage.tsx'));
export const CreateVideoPage = preloadable(() => import('./pages/CreateVideoPage.tsx'));
export const MakeSeriesPage = preloadable(() => import('./pages/MakeSeriesPage.tsx'));
export const SeriesPage = preloadable(() => import('./pages/SeriesPage.tsx'));
export const BillingPage = preloadable(() => import('./pages/BillingPage.tsx'));
export const SettingsPage = preloadable(() => import('./pages/SettingsPage.tsx'));
export const SupportPage = preloadable(() => import('./pages/SupportPage.tsx'));
export const NotFoundPage = preloadable(() => import('./pages/NotFoundPage.tsx'));

const pageAt: Readonly<Record<string, { preload(): Promise<void> }>> = {
  [paths.pricing]: PricingPage,
  '/checkout': CheckoutPage,
  [paths.checkoutComplete]: CheckoutCompletePage,
  [paths.dashboard.overview]: OverviewPage,
  [paths.dashboard.projects]: ProjectsPage,
  [paths.dashboard.templates]: TemplatesPage,
  [paths.dashboard.promptYourself]: PromptYourselfPage,
  [paths.dashboard.promptSeries]: MakeSeriesPage,
  [paths.dashboard.billing]: BillingPage,
  [paths.dashboard.settings]: SettingsPage,
  [paths.dashboard.support]: SupportPage,
};

/** Sends for the page of an address. One that is not named here comes when it is rendered. */
export const preloadPage = async (pathname: string): Promise<void> =>
  (pageAt[pathname] ?? templatePageAt(pathname))?.preload();

const templatePageAt = (pathname: string) => {
  if (!pathname.includes('/create-video/')) return undefined;
  return pathname.endsWith('/series') ? MakeSeriesPage : CreateVideoPage;
};
