import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints } from '@shortcake/contract/endpoints';
import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { testVideo } from '../../apps/server/test/media.ts';
import { onCall } from '../calls.ts';
import { everyProject } from './sample-projects.ts';

const finished = everyProject.find(({ status }) => status === 'completed')!;
const failed = everyProject.find(({ status }) => status === 'failed')!;

/** Finished videos of every shape and one that failed, with titles that people give. */
export const shelf = {
  tall: { ...finished, id: 'tall', title: 'Tall cake', videoUrl: '/media/tall' },
  wide: {
    ...finished,
    id: 'wide',
    title: 'Wide cake',
    prompt: 'A cake as wide as the sea',
    videoUrl: '/media/wide',
    templateData: {
      ...finished.templateData,
      templateId: 'custom-prompt',
      category: 'custom',
      aspectRatio: '16:9',
      generateAudio: false,
      enhancePrompt: true,
    },
  },
  square: {
    ...finished,
    id: 'square',
    title: `${'W'.repeat(120)}${'🍓'.repeat(80)}`,
    videoUrl: '/media/square',
    templateData: { ...finished.templateData, aspectRatio: '1:1' },
  },
  failed: { ...failed, id: 'failed', title: 'Burnt cake' },
} satisfies Record<string, Project>;

const sizes: Record<string, string> = { tall: '90x160', wide: '160x90', square: '90x90' };

/** How many projects the server would put on a page. */
const PAGE = 100;

const isLive = ({ status }: Project) => status === 'pending' || status === 'processing';

/** From now on `page` gets these projects, searched and a page at a time, as the server does it. */
export async function answerProjects(page: Page, projects: readonly Project[]): Promise<void> {
  await onCall(
    page,
    (url) => url.pathname === endpoints.listProjects.path,
    (route, request) => {
      if (request.method() !== 'GET') return route.fallback();
      const { searchParams } = new URL(request.url());
      const text = searchParams.get('q')?.toLowerCase() ?? '';
      const status = searchParams.get('status');
      const series = searchParams.get('series');
      const isStarred = searchParams.has('starred');
      const listed = searchParams.has('wall') ? wallOf(projects) : projects;
      const found = listed.filter(
        (project) =>
          `${project.title} ${project.prompt}`.toLowerCase().includes(text) &&
          (series === null || project.seriesId === series) &&
          (!isStarred || project.starred) &&
          (status === null || status === project.status || (status === 'live' && isLive(project))),
      );
      const start = Number(searchParams.get('cursor') ?? 0);
      searchParams.set('cursor', String(start + PAGE));
      const link = `<${endpoints.listProjects.path}?${searchParams}>; rel="next"`;
      return route.fulfill({
        json: found.slice(start, start + PAGE),
        headers: found.length > start + PAGE ? { link } : {},
      });
    },
  );
}

/** Of each series its cover alone, where its newest video stands. */
function wallOf(projects: readonly Project[]): Project[] {
  const seen = new Set<string>();
  return projects.flatMap((project) => {
    const { seriesId } = project;
    if (seriesId === null) return [project];
    if (seen.has(seriesId)) return [];
    seen.add(seriesId);
    const all = projects.filter((other) => other.seriesId === seriesId).reverse();
    return [all.find(({ status }) => status === 'completed') ?? all[0]!];
  });
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
