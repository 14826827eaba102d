import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { onCall } from './calls.ts';
import { drawnAnew } from './drawn-anew.ts';
import { answer, refuse } from './screens/answers.ts';
import { answerBoard } from './screens/board.ts';
import { boardPath, boards, hook, SERIES, seriesOf } from './screens/sample-boards.ts';
import { type Creator, expect, test } from './story.ts';
import { untilItSays } from './waits.ts';

const tile = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Open ${number},`) });
const star = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Star ${number},`) });
const opened = (page: Page, number: number) =>
  page.getByRole('dialog').getByRole('heading', { name: new RegExp(`^${number}\\. `) });

async function openBoard(creator: Creator, videos: readonly Project[]): Promise<void> {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answerBoard(page, videos);
  await page.goto(boardPath);
  await expect(tile(page, 1)).toBeVisible();
}

test('a board is gone over by keys, compared, tried again and cancelled', async ({ creator }) => {
  const { page } = creator;
  const said = (title: string) => page.getByText(title, { exact: true });
  // Calls that are refused, and a file that is not there.
  creator.mayComplain = /40[124]|503/;
  await openBoard(creator, boards.ended);
  const asked: unknown[] = [];
  await onCall(page, '**/api/projects/hook-*', (route, request) => {
    asked.push(request.postDataJSON());
    const id = new URL(request.url()).pathname.split('/').at(-1);
    const video = boards.ended.find((one) => one.id === id)!;
    return route.fulfill({ json: { ...video, ...request.postDataJSON() } });
  });

  await test.step('arrows move, and Tab leaves at the one that was left', async () => {
    await tile(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, 2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, 7)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Star 2,/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tile(page, 2)).toBeFocused();
  });

  await test.step('s stars, as often as it is pressed, in order', async () => {
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('s');
      await expect(star(page, 2)).toHaveAttribute('aria-pressed', String(time % 2 === 0));
    }
    await expect.poll(() => asked).toEqual([true, false, true].map((starred) => ({ starred })));
  });

  await test.step('space opens, arrows go on, s stars there too, and the focus comes back', async () => {
    await page.keyboard.press(' ');
    await expect(opened(page, 2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(opened(page, 3)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(/^The video engine declined/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(opened(page, 5)).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Star' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(tile(page, 5)).toBeFocused();
  });

  await test.step('a star that the server refuses goes again', async () => {
    await refuse(page, 'changeProject', 503, 'The kitchen is closed for a moment.');
    await star(page, 4).click();
    await expect(said('Not starred')).toBeVisible();
    await expect(star(page, 4)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('videos are compared in step, one of them heard', async () => {
    for (const number of [1, 2, 4]) {
      await tile(page, number).focus();
      await page.keyboard.press('x');
    }
    await page.getByRole('button', { name: 'Compare 3' }).click();
    await compare(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what cannot be had is told', async () => {
    await onCall(page, '**/media/series/*.zip', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Download all' }).click();
    await expect(said('Download Failed')).toBeVisible();
  });

  await test.step('what is deleted leaves the focus on its neighbour', async () => {
    await onCall(page, '**/api/projects/*', (route, request) =>
      request.method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    await page.getByRole('button', { name: /^More actions for 2,/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await answerBoard(page, boards.ended.toSpliced(1, 1));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(tile(page, 2)).toBeHidden();
    await expect(tile(page, 3)).toBeFocused();
  });

  const again = page.getByRole('button', { name: /^Try \d failed videos again/ });
  await test.step('who is short of credits may buy some', async () => {
    await refuse(page, 'addToSeries', 402, 'Not enough.', 'INSUFFICIENT_CREDITS');
    await again.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(said('Generation Failed')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what failed is tried again together', async () => {
    const bodies: { items: object[] }[] = [];
    await onCall(page, `**/api/series/${SERIES}/items`, (route, request) => {
      bodies.push(request.postDataJSON<{ items: object[] }>());
      return route.fulfill({ status: 201, json: seriesOf(boards.underWay) });
    });
    await answerBoard(page, boards.underWay);
    await again.click();
    await expect(said('On their way')).toBeVisible();
    expect(bodies.map(({ items }) => items.length)).toEqual([2]);
    expect(JSON.stringify(bodies)).not.toContain('seed');
  });

  await test.step('and the rest is cancelled', async () => {
    await page.getByRole('button', { name: 'Cancel the rest' }).click();
    const cancelled = boards.underWay.map((video) =>
      video.status === 'completed'
        ? video
        : { ...video, status: 'failed' as const, failureReason: 'Cancelled', step: null },
    );
    await answer(page, 'cancelSeries', seriesOf(cancelled));
    await answerBoard(page, cancelled);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the rest' }).click();
    await expect(said('12 videos, 6 failed')).toBeVisible();
    await expect(said('Cancelled')).toHaveCount(6);
  });

  await test.step('whose session has ended signs in', async () => {
    await refuse(page, 'addToSeries', 401, 'Sign in.', 'UNAUTHORIZED');
    const said = untilItSays(page, 'Login Required');
    await again.click();
    await said;
    await expect(page).toHaveTitle('Choose an account');
  });
});

async function compare(page: Page): Promise<void> {
  const videos = page.getByRole('dialog').locator('video');
  await expect(videos).toHaveCount(3);
  const heard = () =>
    videos.evaluateAll((all) => all.map((video) => !(video as HTMLVideoElement).muted));
  expect(await heard()).toEqual([false, false, false]);
  await page.keyboard.press('2');
  expect(await heard()).toEqual([false, true, false]);
  await videos.evaluateAll((all) => {
    (all[1] as HTMLVideoElement).currentTime = 5;
  });
  const apart = () =>
    videos.evaluateAll((all) => {
      const times = all.map((video) => (video as HTMLVideoElement).currentTime);
      return Math.max(...times) - Math.min(...times);
    });
  await expect.poll(apart).toBeLessThan(0.5);
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect.poll(apart).toBeLessThan(0.15);
}

test('of a hundred tiles a key draws one or two, a handful play, and a look draws what changed', async ({
  creator,
}) => {
  const { page } = creator;
  const underWay = hook(99, {
    ...{ status: 'processing', step: 'rendering', progress: 0.2 },
    ...{ videoUrl: null, thumbnailUrl: null, completedAt: null, deleteRefunds: true },
  });
  const videos = [...boards.hundred.slice(0, 99), underWay];
  await openBoard(creator, videos);
  await onCall(page, '**/api/projects/hook-*', (route, request) =>
    route.fulfill({ json: { ...boards.hundred[2], ...request.postDataJSON() } }),
  );
  await tile(page, 2).focus();
  const drawn = (act: () => Promise<unknown>) => drawnAnew(page, '[data-tile]', act);

  const moved = await drawn(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, 3)).toBeFocused();
  });
  expect(moved).toBe(2);
  const starred = await drawn(async () => {
    const answered = page.waitForResponse('**/api/projects/hook-2');
    await page.keyboard.press('s');
    await answered;
    await expect(star(page, 3)).toHaveAttribute('aria-pressed', 'true');
  });
  expect(starred).toBe(1);
  const chosen = await drawn(async () => {
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: /^Choose one more/ })).toBeVisible();
  });
  expect(chosen).toBe(1);
  const played = await drawn(async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('video')).toHaveCount(5);
  });
  expect(played).toBe(5);

  const counts = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('[data-tile] *').length / 100,
    }));
  const inView = () =>
    page.locator('video').evaluateAll((all) =>
      all.map((video) => {
        const { top, bottom } = video.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
    );
  for (const share of [0.3, 0.6, 0]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    // Those that were left have gone, and those that are seen play.
    await expect.poll(async () => [...new Set(await inView())]).toEqual([true]);
    expect((await inView()).length).toBeLessThanOrEqual(6);
    expect((await counts()).nodes).toBeLessThan(30);
  }

  await expect(page.locator('video')).toHaveCount(5);
  // Tiles in which anything changed since the last look.
  await page.evaluate(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const of = (target as Element).closest?.('[data-tile]') ?? target.parentElement;
        drawn.add(of?.closest('[data-tile]')?.getAttribute('data-tile') ?? 'the list');
      }
    }).observe(document.querySelector('[data-tile]')!.parentElement!, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
  });
  const changed = () =>
    page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  const looked = () => page.waitForResponse(/\/api\/projects\?series=/);
  await looked();
  await looked();
  expect(await changed()).toEqual([]);
  await answerBoard(page, [...videos.slice(0, 99), hook(99)]);
  await expect.poll(changed).toEqual(['hook-99']);
});
