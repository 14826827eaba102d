import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '@shortcake/contract/endpoints';
import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { testVideo } from '../../apps/server/test/media.ts';
import { onCall } from '../calls.ts';
import { listed } from './listed.ts';

const sizes: Record<string, string> = { tall: '90x160', wide: '160x90', square: '90x90' };

/** From now on `page` gets these projects, searched and a page at a time, as the server does it. */
export async function answerProjects(page: Page, projects: readonly Project[]): Promise<void> {
  await onCall(
    page,
    (url) => url.pathname === endpoints.listProjects.path,
    (route, request) => {
      if (request.method() !== 'GET') return route.fallback();
      const { searchParams } = new URL(request.url());
      const { items, next } = listed(projects, Object.fromEntries(searchParams));
      const link = next && `<${endpoints.listProjects.path}?${next}>; rel="next"`;
      return route.fulfill({ json: items, headers: link ? { link } : {} });
    },
  );
}

/** From now on `page` gets these series, searched as the server does it. */
export async function answerSeries(page: Page, series: readonly Series[]): Promise<void> {
  await onCall(
    page,
    (url) => url.pathname === endpoints.listSeries.path,
    (route, request) => {
      const text = new URL(request.url()).searchParams.get('q')?.toLowerCase() ?? '';
      return route.fulfill({
        json: series.filter(({ title }) => title.toLowerCase().includes(text)),
      });
    },
  );
}

/** Serves the files of the finished videos on the shelf. */
export async function serveVideos(page: Page): Promise<void> {
  await onCall(page, '**/media/*', async (route) => {
    const size = sizes[new URL(route.request().url()).pathname.slice('/media/'.length)]!;
    const body = await readFile(await testVideo({ size }));
    await route.fulfill({ body, contentType: 'video/mp4' });
  });
}
