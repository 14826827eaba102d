import { lazy } from 'react';

// One chunk per page, so that a page costs only itself.
export const LandingPage = lazy(() => import('./pages/LandingPage.tsx'));
export const LoginPage = lazy(() => import('./pages/LoginPage.tsx'));
export const TestPage = lazy(() => import('./pages/TestPage.tsx'));
export const VerifyPage = lazy(() => import('./pages/VerifyPage.tsx'));
export const PublicTemplatesPage = lazy(() => import('./pages/PublicTemplatesPage.tsx'));
