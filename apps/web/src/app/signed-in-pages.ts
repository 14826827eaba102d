import { lazy } from 'react';

// Apart from the public pages: each entry lists what its chunk needs, 3 kB that a visitor can spare.
export const HomePage = lazy(() => import('./pages/HomePage.tsx'));
export const PricingPage = lazy(() => import('./pages/PricingPage.tsx'));
export const CheckoutPage = lazy(() => import('./pages/CheckoutPage.tsx'));
export const CheckoutCompletePage = lazy(() => import('./pages/CheckoutCompletePage.tsx'));
export const OverviewPage = lazy(() => import('./pages/OverviewPage.tsx'));
export const ProjectsPage = lazy(() => import('./pages/ProjectsPage.tsx'));
export const TemplatesPage = lazy(() => import('./pages/TemplatesPage.tsx'));
export const PromptYourselfPage = lazy(() => import('./pages/PromptYourselfPage.tsx'));
export const CreateVideoPage = lazy(() => import('./pages/CreateVideoPage.tsx'));
export const BillingPage = lazy(() => import('./pages/BillingPage.tsx'));
export const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'));
export const SupportPage = lazy(() => import('./pages/SupportPage.tsx'));
export const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
