import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './pages.ts';

/** The paths of the routes in a file of the app, where a star stands for one part. */
const pathsIn = (file: string, below = '') =>
  [
    ...readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8').matchAll(
      / path="([^"]*)"/g,
    ),
  ]
    .map(([, path]) => path as string)
    .filter((path) => path !== '*')
    .map((path) => (path.startsWith('/') ? path : `${below}/${path}`))
    .map((path) => path.replaceAll(/:\w+/g, '*'));

test('every route of the app is a page that the server knows, and no other', () => {
  const inApp = [...pathsIn('App.tsx'), ...pathsIn('routes/SignedInRoutes.tsx', '/dashboard')];
  expect([...routes].sort()).toEqual([...new Set(inApp)].sort());
});
