import type { Page } from '@playwright/test';
import { serveVideos, shelf } from './project-list.ts';
import { answer } from './screens/answers.ts';
import { everyProject, overviewOf } from './screens/sample-projects.ts';
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
  await answer(page, 'listProjects', [...everyProject, shelf.square]);

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
    await answer(page, 'listProjects', everyProject);
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
  await page.route('**/api/projects', async (route, request) => {
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
