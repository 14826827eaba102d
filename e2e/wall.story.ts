import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { onCall } from './calls.ts';
import { answerProjects, answerSeries, serveVideos } from './screens/project-list.ts';
import { seriesOf } from './screens/sample-series-cards.ts';
import { shelf } from './screens/sample-shelf.ts';
import { expect, test } from './story.ts';

const path = '/dashboard/projects';
const _titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
/** What plays on the page: addresses, with "sound" where it is heard. */
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((all) =>
      (all as HTMLVideoElement[]).map(({ src, paused, muted }) =>
        [new URL(src).pathname, paused ? 'paused' : muted ? 'muted' : 'sound'].join(' '),
      ),
    );

const hooks = seriesOf('hooks', 'Ten hooks', 'fcc');
const cover = { ...hooks.videos[1]!, videoUrl: '/media/wide' };
const films = [shelf.tall, ...hooks.videos.with(1, cover), shelf.wide, shelf.failed];

async function openWall(page: Page, projects: readonly Project[] = films): Promise<void> {
  await answerProjects(page, projects);
  await answerSeries(page, [hooks.series]);
  await serveVideos(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Tall cake' })).toBeVisible();
}

test('a poster plays while the pointer rests on it, and stops when it leaves', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await openWall(page);
  const poster = page.getByRole('button', { name: 'Play Tall cake' });
  expect(await playing(page)).toEqual([]);
  await poster.hover();
  await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
  await page.getByRole('link', { name: 'Open Ten hooks' }).hover();
  await expect.poll(() => playing(page)).toEqual(['/media/wide muted']);
  await page.mouse.move(2, 2);
  await expect.poll(() => playing(page)).toEqual([]);

  await test.step('a press plays it with sound, and it goes on without the pointer', async () => {
    await poster.click();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
    await page.mouse.move(2, 2);
    await page.getByRole('button', { name: 'Play Wide cake' }).hover();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound', '/media/wide muted']);
  });

  await test.step('a video that cannot be played leaves its poster, without a word', async () => {
    creator.mayComplain = /404/;
    await onCall(page, '**/media/tall', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await poster.hover();
    await expect.poll(() => page.locator('video').count()).toBe(0);
    await expect(page.getByText('could not be played')).toBeHidden();
  });
});

test.describe('for people who want less motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing plays by itself, and a press still does', async ({ creator }) => {
    const { page } = creator;
    await creator.signIn();
    await creator.receive(1);
    await page.clock.install();
    await openWall(page);
    const poster = page.getByRole('button', { name: 'Play Tall cake' });
    await poster.hover();
    await page.clock.runFor(600);
    expect(await playing(page)).toEqual([]);
    await poster.click();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('a poster plays while the finger rests on it, and a tap plays it with sound', async ({
    creator,
  }) => {
    const { page } = creator;
    await creator.signIn();
    await creator.receive(1);
    await openWall(page);
    const poster = page.getByRole('button', { name: 'Play Tall cake' });
    const box = (await poster.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => playing(page)).toEqual([]);
    await poster.tap();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
  });
});

test('the keyboard reaches all of it', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const changes: unknown[] = [];
  await openWall(page);
  await onCall(page, '**/api/projects/tall', (route, request) => {
    changes.push(request.postDataJSON());
    return route.fulfill({ json: { ...shelf.tall, starred: true } });
  });
  await page.getByRole('button', { name: 'Select' }).focus();

  await test.step('the focus plays a poster, and s stars it', async () => {
    await answerProjects(page, [{ ...shelf.tall, starred: true }, ...films.slice(1)]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Play Tall cake' })).toBeFocused();
    await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
    await page.keyboard.press('s');
    const star = page.getByRole('button', { name: 'Star Tall cake' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => changes).toEqual([{ starred: true }]);
    await page.keyboard.press('Tab');
    await expect(star).toBeFocused();
    await expect.poll(() => playing(page)).toEqual([]);
  });

  await test.step('boxes are checked with the space bar, a range with Shift, and Escape ends it', async () => {
    const select = page.getByRole('button', { name: 'Select' });
    await select.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Select Tall cake' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Wide cake' }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select Ten hooks' })).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('a change that the server refuses is taken back, and told', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  creator.mayComplain = /500/;
  await openWall(page);
  const answered = Promise.withResolvers<void>();
  await onCall(page, '**/api/projects/tall', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { message: 'The oven is out.' } });
  });
  const star = page.getByRole('button', { name: 'Star Tall cake' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  answered.resolve();
  await expect(page.getByText('500: The oven is out.', { exact: true })).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('of several that are deleted, what could not be is told once and stays selected', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  creator.mayComplain = /409/;
  const rest = [shelf.wide];
  let [underWay, most] = [0, 0];
  const threeCame = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...shelf.failed,
    id,
    title: `Cake ${id}`,
  }));
  await openWall(page, [shelf.tall, shelf.wide, ...many]);
  await onCall(page, '**/api/projects/*', async (route, request) => {
    if (request.method() !== 'DELETE') return route.fallback();
    underWay += 1;
    most = Math.max(most, underWay);
    if (underWay === 3) threeCame.resolve();
    await answered.promise;
    underWay -= 1;
    await (new URL(request.url()).pathname.endsWith('/wide')
      ? route.fulfill({ status: 409, json: { code: 'NO_REFUND', message: 'It is stuck.' } })
      : route.fulfill({ status: 204 }));
  });
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Select Tall cake' }).click();
  await page.getByRole('checkbox', { name: 'Select Cake e' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('7 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await answerProjects(page, rest);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await threeCame.promise;
  // A fourth one, asked for together with them, would be here before what is asked for now.
  await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }));
  answered.resolve();
  await expect(page.getByText('1 of 7 could not be deleted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('409: It is stuck. It is still selected.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Wide cake' })).toBeChecked();
  expect(most).toBe(3);
});

test('a series stays one card while a filter is being answered', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const hooks = seriesOf('hooks', 'Ten hooks', 'cc');
  await answerProjects(page, hooks.videos);
  await answerSeries(page, [hooks.series]);
  await page.goto(path);
  const open = page.getByRole('link', { name: 'Open Ten hooks' });
  await expect(open).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await onCall(page, /\/api\/projects\?.*starred=true/, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Starred' }).click();
  await asked.promise;
  await expect(page.getByRole('button', { name: 'Starred' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(open).toBeVisible();
  answered.resolve();
  await expect(open).toBeHidden();
});
