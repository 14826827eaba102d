import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { onCall } from './calls.ts';
import { answer } from './screens/answers.ts';
import { answerProjects, answerSeries, serveVideos } from './screens/project-list.ts';
import { overviewOf } from './screens/sample-projects.ts';
import { seriesOf } from './screens/sample-series-cards.ts';
import { shelf } from './screens/sample-shelf.ts';
import { expect, test } from './story.ts';

test.use({ reducedMotion: 'no-preference' });

const path = '/dashboard/projects';
/** Addresses of what plays on the page, with "sound" where it is heard. */
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

test('a poster plays for the pointer that rests on it and for the focus, and with sound when pressed', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await openWall(page);
  const poster = page.getByRole('button', { name: 'Play Tall cake' });

  await test.step('it stops when the pointer leaves', async () => {
    expect(await playing(page)).toEqual([]);
    await poster.hover();
    await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
    await page.getByRole('link', { name: 'Open Ten hooks' }).hover();
    await expect.poll(() => playing(page)).toEqual(['/media/wide muted']);
    await page.mouse.move(2, 2);
    await expect.poll(() => playing(page)).toEqual([]);
  });

  await test.step('the focus plays a poster, and s stars it', async () => {
    const changes: unknown[] = [];
    await onCall(page, '**/api/projects/tall', (route, request) => {
      changes.push(request.postDataJSON());
      return route.fulfill({ json: { ...shelf.tall, starred: true } });
    });
    await page.getByRole('button', { name: 'Select' }).focus();
    await page.keyboard.press('Tab');
    await expect(poster).toBeFocused();
    await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
    await page.keyboard.press('s');
    await expect.poll(() => changes).toEqual([{ starred: true }]);
    await answerProjects(page, [{ ...shelf.tall, starred: true }, ...films.slice(1)]);
    const star = page.getByRole('button', { name: 'Star Tall cake' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
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
    // The dialog is seen before it hears keys: it does once it holds the focus.
    await expect(page.getByRole('alertdialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('a press plays it with sound, and it goes on without the pointer', async () => {
    await poster.click();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
    await page.mouse.move(2, 2);
    const wide = page.getByRole('button', { name: 'Play Wide cake' });
    await wide.hover();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound', '/media/wide muted']);
  });

  await test.step('one at a time is heard, and it pauses', async () => {
    await page.getByRole('button', { name: 'Play Wide cake' }).click();
    await expect.poll(() => playing(page)).toEqual(['/media/wide sound']);
    await page.getByRole('button', { name: 'Pause Wide cake' }).click();
    await expect.poll(() => playing(page)).toEqual(['/media/wide paused']);
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await expect.poll(() => playing(page)).toContain('/media/tall sound');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('for people who want less motion nothing plays by itself, and a press still does', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await answer(page, 'overview', overviewOf(films, 0));
    await page.reload();
    await poster.hover();
    await page.clock.runFor(600);
    expect(await playing(page)).toEqual([]);
    await poster.click();
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
  });

  await test.step('a video that cannot be played leaves its poster, without a word', async () => {
    creator.mayComplain = /404/;
    await onCall(page, '**/media/wide', (route) => route.fulfill({ status: 404 }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.mouse.move(2, 2);
    const refused = page.waitForResponse('**/media/wide');
    await page.getByRole('link', { name: 'Open Ten hooks' }).hover();
    await page.clock.runFor(600);
    await refused;
    await expect.poll(() => playing(page)).toEqual(['/media/tall sound']);
    await expect(page.getByText('could not be played')).toBeHidden();
  });

  await test.step('who would try again without a credit has the way to buy one open', async () => {
    await expect(page.getByRole('banner').getByText('0', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Insufficient Credits' });
    await dialog.getByRole('button', { name: 'Buy Credits' }).click();
    await expect(page.getByLabel('Amount of credits')).toBeVisible();
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
    // Once more where a busy machine draws out the tap, which counts as a rest then.
    await expect(async () => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await expect.poll(() => playing(page)).toEqual(['/media/tall muted']);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => playing(page)).toEqual([]);
      await poster.tap();
      await expect.poll(() => playing(page), { timeout: 5000 }).toEqual(['/media/tall sound']);
    }).toPass();
  });
});
