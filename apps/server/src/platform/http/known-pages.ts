import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';

export type KnownPages = {
  /** Whether a request is a navigation, which is answered by a page, whichever that is. */
  isNavigation(request: FastifyRequest): boolean;
  /** Whether its path is one of the web app's pages. */
  isKnown(request: FastifyRequest): boolean;
};

/**
 * The pages of a built web app, by `routes` in apps/web/build/pages.ts: paths in which a star stands for
 * one part. `notPages`, and all paths below them, are never a page's.
 */
export function readKnownPages(folder: string, notPages: readonly string[]): KnownPages {
  const routes: string[] = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  const byParts = routes.map((route) => partsOf(route));
  return {
    isNavigation(request) {
      const path = pathOf(request);
      if (path === '') return false;
      const isFile = /\.[a-z0-9]+$/i.test(path);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return isRead && !isFile && !notPages.some((root) => `${path}/`.startsWith(`${root}/`));
    },
    isKnown(request) {
      const parts = partsOf(pathOf(request));
      return byParts.some(
        (route) =>
          route.length === parts.length &&
          route.every((part, i) => part === '*' || part === parts[i]?.toLowerCase()),
      );
    },
  };
}

/** As the router reads it; empty for what cannot be read, which is no page. */
function pathOf({ url }: FastifyRequest): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return '';
  }
}

/** As the browser's router has them: whatever the slashes. */
const partsOf = (path: string) => path.split('/').filter(Boolean);
