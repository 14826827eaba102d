import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { offCall, onCall } from './calls.ts';
import { answer } from './screens/answers.ts';
import { answerProjects, serveVideos } from './screens/project-list.ts';
import { everyProject, overviewOf } from './screens/sample-projects.ts';
import { shelf } from './screens/sample-shelf.ts';
import { atEveryWidth, expect, test } from './story.ts';

const path = '/dashboard/projects';
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a creator sees how each video stands, and finds one by a link', async ({ creator }) => {
  const { page } = creator;
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, [...everyProject, shelf.square]);

  await atEveryWidth(page, path, async () => {
    await expect(titles(page)).toHaveCount(everyProject.length + 1);
    await expect(card(page, 'Custom Video')).toContainText('Queued, 2nd in line');
    await expect(card(page, 'Cat Opera')).toContainText('Waiting for the engine, 3rd in its line');
    await expect(card(page, 'Cat Opera').getByRole('progressbar')).toHaveCount(0);
    await expect(card(page, 'Cloud Slicing')).toContainText('Generating');
    await expect(card(page, 'Cloud Slicing')).toContainText('Rendering62%About 2 minutes left');
    await expect(card(page, 'Baby Boy Halo')).toContainText('Changing the prompt helps.');
    await expect(card(page, 'Baby Boy Halo')).toContainText('1 credit refunded');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });

  await test.step('the time left goes on by itself, however seldom it is told', async () => {
    const [rendering] = everyProject.filter(({ step }) => step === 'rendering');
    const only = card(page, 'Cloud Slicing');
    await page.clock.install();
    await answer(page, 'listProjects', [{ ...rendering!, progress: null, etaSeconds: 85 }]);
    await page.reload();
    await expect(only).toContainText('About 1 minute left');
    await expect(only.getByRole('progressbar')).toHaveCount(0);
    await page.clock.fastForward(45_000);
    await expect(only).toContainText(/About \d0 seconds left/);
    await page.clock.fastForward(60_000);
    await expect(only).toContainText('A few seconds left');
    await answer(page, 'listProjects', [{ ...rendering!, etaSeconds: 170 }]);
    await expect(only).toContainText('About 3 minutes left');
    await answerProjects(page, everyProject);
    await page.reload();
  });

  await test.step('the search and the status are in the address', async () => {
    await search.pressSequentially('cloud');
    await expect(titles(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${path}?search=cloud`);
    await status.click();
    await page.getByRole('option', { name: 'Pending' }).click();
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
    await expect(page).toHaveURL(`${path}?search=cloud&status=pending`);
    await search.fill('');
    await expect(page).toHaveURL(`${path}?status=pending`);
    await expect(titles(page)).toHaveText([/^Custom Video/]);
    await page.getByRole('link', { name: 'My Projects' }).click();
    await expect(page).toHaveURL(path);
    await expect(status).toHaveText('All');
  });

  await test.step('a link leads to the same list', async () => {
    await page.goto(`${path}?search=BABY&status=failed`);
    await expect(search).toHaveValue('BABY');
    await expect(status).toHaveText('Failed');
    await expect(titles(page)).toHaveText([/^Baby Boy Halo/]);
    await page.goto(`${path}?status=burnt`);
    await expect(status).toHaveText('All');
    await expect(titles(page)).toHaveCount(everyProject.length);
  });
});

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

test('older videos come as one scrolls, and a search finds them all', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, cakes(230));
  const requests = listRequests(page);
  await page.goto(path);
  await expect(card(page, 'Cake 0')).toBeVisible();
  await scrollTo(page, 'Cake 229');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  expect(requests.filter((search) => search.includes('cursor'))).toEqual([
    '?wall=true&cursor=100',
    '?wall=true&cursor=200',
  ]);

  await test.step('only those near the window are there, and they count as of the whole list', async () => {
    expect(await titles(page).count()).toBeLessThan(50);
    const last = card(page, 'Cake 229');
    await expect(last).toHaveAttribute('aria-setsize', '230');
    await expect(last).toHaveAttribute('aria-posinset', '230');
  });

  await test.step('what is loaded is not fetched again', async () => {
    const before = requests.length;
    await expect.poll(() => requests.length).toBeGreaterThan(before + 1);
    expect(new Set(requests.slice(before))).toEqual(new Set(['?wall=true']));
    await expect(card(page, 'Cake 229')).toBeInViewport();
  });

  await test.step('the way back up leads to the first', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(card(page, 'Cake 0')).toBeInViewport();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
  });

  await test.step('a search asks the server, and not only for what is loaded', async () => {
    await page.reload();
    await expect(card(page, 'Cake 0')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('cake 22');
    await expect(titles(page)).toHaveCount(11);
  });
});

test('a video far down that ends is told and shown, without the list', async ({ creator }) => {
  const { page } = creator;
  const all = cakes(230);
  const { videoUrl: _, ...unfinished } = all[150]!;
  const underWay: Project = {
    ...unfinished,
    videoUrl: null,
    completedAt: null,
    status: 'processing',
    step: 'rendering',
    progress: 0.4,
  };
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, all.with(150, underWay));
  await page.goto(path);
  await scrollTo(page, 'Cake 229');
  await page.evaluate(() => window.scrollTo(0, 0));

  await answerProjects(page, all.with(150, { ...underWay, progress: 0.6 }));
  const requests = listRequests(page);
  await answer(page, 'getProject', all[150]!);
  await answerProjects(page, all);
  await expect(page.getByText('Your video is ready', { exact: true })).toBeVisible();
  // Either list may be the one that hears of it first.
  for (const request of requests) {
    expect(['', '?wall=true', '?status=live&limit=200']).toContain(request);
  }

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
});

test('older videos that cannot be loaded are asked for again by hand alone', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answerProjects(page, cakes(120));
  await onCall(page, '**/api/projects?*cursor=*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The oven is out.' } }),
  );
  const requests = listRequests(page);
  creator.mayComplain = /500/;
  await page.goto(path);
  await expect(card(page, 'Cake 0')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('alert')).toHaveText('500: The oven is out.');
  const before = requests.length;
  await expect.poll(() => requests.length).toBeGreaterThan(before + 1);
  expect(requests.filter((search) => search.includes('cursor'))).toHaveLength(1);

  await offCall(page, '**/api/projects?*cursor=*');
  await page.getByRole('button', { name: 'Show more' }).click();
  await scrollTo(page, 'Cake 119');
});

test('a finished video plays where it is, one at a time, and begins another', async ({
  creator,
}) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const playing = () =>
    page
      .locator('video')
      .evaluateAll((all) =>
        (all as HTMLVideoElement[]).map(({ src, paused, muted }) =>
          paused || muted ? null : new URL(src).pathname,
        ),
      );
  await creator.signIn();
  await creator.receive(1);
  await answer(page, 'getProject', shelf.wide);
  await answer(page, 'listProjects', [shelf.tall, shelf.wide, shelf.square]);
  await serveVideos(page);

  await test.step('writes a draft of something else', async () => {
    await page.goto('/dashboard/prompt-yourself');
    await prompt.fill('A lemon that sings in the rain');
    await page.getByRole('link', { name: 'My Projects' }).click();
  });

  await test.step('plays with sound, and pauses', async () => {
    await page.getByRole('button', { name: 'Play Tall cake' }).click();
    await expect.poll(playing).toEqual(['/media/tall']);
    await page.getByRole('button', { name: 'Play Wide cake' }).click();
    await expect.poll(playing).toEqual(['/media/wide']);
    await page.getByRole('button', { name: 'Pause Wide cake' }).click();
    await expect.poll(playing).toEqual([null]);
    await page.getByRole('button', { name: 'Play Wide cake' }).click();
    await expect.poll(playing).toEqual(['/media/wide']);
    await card(page, 'Tall cake').getByRole('button', { name: 'Preview' }).click();
    await expect.poll(playing).toEqual(['/media/tall']);
    await page.keyboard.press('Escape');
  });

  await test.step('copies its prompt', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card(page, 'Wide cake').getByRole('button', { name: 'View Prompt' }).click();
    await page.getByRole('button', { name: 'Copy prompt' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('A cake as wide as the sea');
    await page.keyboard.press('Escape');
  });

  await test.step('uses it again, with its prompt and settings', async () => {
    await card(page, 'Wide cake').getByRole('link', { name: 'Use again' }).click();
    await expect(page).toHaveURL('/dashboard/prompt-yourself?from=wide');
    await expect(prompt).toHaveValue('A cake as wide as the sea');
    await page.reload();
    await expect(prompt).toHaveValue('A cake as wide as the sea');
    await expect(page.getByRole('textbox', { name: /Title/ })).toHaveValue('Wide cake');
    await expect(page.getByRole('combobox', { name: 'Aspect Ratio' })).toHaveText(/16:9/);
    await expect(page.getByRole('checkbox', { name: 'Generate Audio' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Enhance Prompt' })).toBeChecked();
  });

  await test.step('and the draft is still there', async () => {
    await page.getByRole('link', { name: 'Prompt Yourself' }).click();
    await expect(prompt).toHaveValue('A lemon that sings in the rain');
  });
});

test('a failed video is tried again once, with the same settings', async ({ creator }) => {
  const { page } = creator;
  const { failed } = shelf;
  const asked: unknown[] = [];
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  const fresh = { ...failed, id: 'fresh', status: 'pending' as const, step: 'queued' as const };
  await creator.signIn();
  await creator.receive(1);
  await answer(page, 'listProjects', [failed]);
  await onCall(page, '**/api/projects', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    expect(request.headers()['idempotency-key']).toBeTruthy();
    asked.push(request.postDataJSON());
    await answer(page, 'listProjects', [fresh, failed]);
    await route.fulfill({ status: 201, json: fresh });
  });

  await page.goto(`${path}?status=failed`);
  await expect(page.getByText('Your credit came back.')).toBeVisible();
  await expect(tryAgain).toHaveAccessibleDescription('Costs 1 credit');
  await tryAgain.dblclick();
  await expect(page).toHaveURL(path);
  await expect(titles(page)).toHaveText(['Burnt cake', 'Burnt cake']);
  const { seed: _, ...templateData } = failed.templateData;
  expect(asked).toEqual([{ title: failed.title, prompt: failed.prompt, templateData }]);

  await test.step('without a credit the way to buy one is open', async () => {
    await answer(page, 'overview', overviewOf([fresh, failed], 0));
    await page.reload();
    await expect(page.getByRole('banner').getByText('0', { exact: true })).toBeVisible();
    await tryAgain.click();
    const dialog = page.getByRole('dialog', { name: 'Insufficient Credits' });
    await dialog.getByRole('button', { name: 'Buy Credits' }).click();
    await expect(page.getByLabel('Amount of credits')).toBeVisible();
  });
});
