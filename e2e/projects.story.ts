import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { offCall, onCall } from './calls.ts';
import { answer } from './screens/answers.ts';
import { answerProjects } from './screens/project-list.ts';
import { everyProject } from './screens/sample-projects.ts';
import { expect, test } from './story.ts';

const path = '/dashboard/projects';
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** So many finished videos, newest first: "Cake 0", "Cake 1". */
function cakes(count: number): Project[] {
  const cake = everyProject.find(({ status }) => status === 'completed')!;
  const newest = new Date(cake.createdAt).getTime();
  return Array.from({ length: count }, (_, place) => ({
    ...cake,
    id: `cake-${place}`,
    title: `Cake ${place}`,
    createdAt: new Date(newest - place * 60_000).toISOString(),
  }));
}

/** Scrolls on, again and again, until that card is in view. */
async function scrollTo(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(card(page, title)).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** The searches of all requests for the list, from now on. */
function listRequests(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/projects' && request.method() === 'GET') searches.push(search);
  });
  return searches;
}

// The words of each card, and what it asks for: apps/web/src/app/pages/ProjectsPage.test.tsx.
test('older videos come as one scrolls, are told when they end, and a search finds them all', async ({
  creator,
}) => {
  const { page } = creator;
  const all = cakes(230);
  const { videoUrl: _, ...unfinished } = all[150]!;
  const underWay: Project = {
    ...{ ...unfinished, videoUrl: null, completedAt: null },
    ...{ status: 'processing', step: 'rendering', progress: 0.4 },
  };
  creator.mayComplain = /500/;
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, all.with(150, underWay));
  const requests = listRequests(page);
  const older = () => requests.filter((search) => search.includes('cursor'));

  await test.step('what cannot be loaded is asked for again by hand alone', async () => {
    await onCall(page, '**/api/projects?*cursor=*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The oven is out.' } }),
    );
    await page.goto(path);
    await expect(card(page, 'Cake 0')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('alert')).toHaveText('500: The oven is out.');
    const before = requests.length;
    await expect.poll(() => requests.length).toBeGreaterThan(before + 1);
    expect(older()).toEqual(['?wall=true&cursor=100']);
    await offCall(page, '**/api/projects?*cursor=*');
    await page.getByRole('button', { name: 'Show more' }).click();
  });

  await test.step('the rest comes by itself, a page at a time', async () => {
    await scrollTo(page, 'Cake 229');
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    expect(older()).toEqual([
      ...['?wall=true&cursor=100', '?wall=true&cursor=100', '?wall=true&cursor=200'],
    ]);
  });

  await test.step('only those near the window are there, and they count as of the whole list', async () => {
    expect(await titles(page).count()).toBeLessThan(50);
    const last = card(page, 'Cake 229');
    await expect(last).toHaveAttribute('aria-setsize', '230');
    await expect(last).toHaveAttribute('aria-posinset', '230');
  });

  await test.step('the way back up leads to the first', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(card(page, 'Cake 0')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await test.step('one far down that ends is told, without the list being fetched again', async () => {
    const before = requests.length;
    await answer(page, 'getProject', all[150]!);
    await answerProjects(page, all);
    await expect(page.getByText('Your video is ready', { exact: true })).toBeVisible();
    // Either list may be the one that hears of it first.
    for (const request of requests.slice(before)) {
      expect(['', '?wall=true', '?status=live&limit=200']).toContain(request);
    }
  });

  await test.step('and the notice leads to it', async () => {
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(card(page, 'Cake 150')).toBeInViewport();
    await expect(card(page, 'Cake 150')).toContainText('Completed');
    await expect(card(page, 'Cake 150').getByRole('heading')).toBeFocused();
  });

  await test.step('it keeps the focus while it is scrolled out of view', async () => {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName('Preview');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(card(page, 'Cake 0')).toBeInViewport();
    await expect(focused).toHaveAccessibleName('Preview');
    await page.keyboard.press('Tab');
    await expect(card(page, 'Cake 150')).toBeInViewport();
  });

  await test.step('a search asks the server, and not only for what is loaded', async () => {
    await page.reload();
    await expect(card(page, 'Cake 0')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('cake 22');
    await expect(titles(page)).toHaveCount(11);
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.click();
    await page.getByRole('option', { name: 'Pending' }).click();
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expect(page).toHaveURL(`${path}?search=cake+22&status=pending`);
  });
});
