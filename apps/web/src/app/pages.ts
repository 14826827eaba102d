import { lazy } from 'react';

// One chunk per page, so that a page costs only itself.
export const LandingPage = lazy(() => import('./pages/LandingPage.tsx'));
export const LoginPage = lazy(() => import('./pages/LoginPage.tsx'));
export const TestPage = lazy(() => import('./pages/TestPage.tsx'));
export const PublicTemplatesPage = lazy(() => import('./pages/PublicTemplatesPage.tsx'));
export const CreateVideoPage = lazy(() => import('./pages/CreateVideoPage.tsx'));
export const OverviewPage = lazy(() => import('./pages/OverviewPage.tsx'));
export const TemplatesPage = lazy(() => import('./pages/TemplatesPage.tsx'));
export const PromptYourselfPage = lazy(() => import('./pages/PromptYourselfPage.tsx'));
export const ProjectsPage = lazy(() => import('./pages/ProjectsPage.tsx'));
export const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
