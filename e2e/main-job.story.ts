import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { ffmpegPath } from '../apps/server/test/media.ts';
import { PROJECTS_POLL_MS } from '../apps/web/src/features/projects/list-queries.ts';
import { onCall } from './calls.ts';
import { expect, test } from './story.ts';

test.use({ reducedMotion: 'no-preference' });

const run = promisify(execFile);
const words = (line: string) => line.split(' ');

/** The seed of the film, which is the same in every run. */
const TAKE = 1;

type Playing = { width: number; time: number };

/** Reads what a video element shows now. */
const playing = (video: Locator) =>
  video.evaluate(
    (element: HTMLVideoElement): Playing => ({
      width: element.videoWidth,
      time: element.currentTime,
    }),
  );

/** Keeps a page from polling its list of videos: what it shows of one under way has come by events. */
function dropPolls(intervalMs: number): void {
  const { setInterval } = window;
  window.setInterval = ((run: TimerHandler, ms?: number) =>
    ms === intervalMs ? 0 : setInterval(run, ms)) as typeof window.setInterval;
}

/** The values that a progress bar shows from now on. */
function recordValues(bar: Element): Set<string | null> {
  const seen = new Set<string | null>();
  new MutationObserver(() => seen.add(bar.getAttribute('aria-valuenow'))).observe(bar, {
    attributes: true,
  });
  return seen;
}

test('a creator picks a template, and gets a video to play, download and delete', async ({
  creator,
}) => {
  const { page } = creator;
  const title = page.getByRole('heading', { name: /^Strawberry Face Slicing - / });
  await page.addInitScript(dropPolls, PROJECTS_POLL_MS);
  await onCall(page, '**/api/projects', async (call, held) => {
    if (held.method() !== 'POST') return call.fallback();
    const { templateData, ...body } = held.postDataJSON<{ templateData: object }>();
    await call.continue({ ...body, templateData: { ...templateData, seed: TAKE } });
  });
  await creator.signInByHand();
  await creator.receive(2);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('picks a template', async () => {
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Video Templates' })).toBeVisible();
    await page.getByPlaceholder('Search templates...').fill('strawberry face');
    await expect(page.getByText('Search results for "strawberry face"')).toBeVisible();
    await page.getByRole('link', { name: /Strawberry Face Slicing/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/create-video\/strawberry-face-slicing$/);
  });

  await test.step('presses Generate', async () => {
    await expect(page.getByRole('textbox', { name: /prompt/i })).not.toBeEmpty();
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
    await expect(title).toBeVisible();
  });

  await test.step('watches it progress', async () => {
    // A browser without a graphics card draws what moves on the processor that draws the film.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByText('Generating')).toBeVisible();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', /[1-9]/, { timeout: 100_000 });
    const seen = await bar.evaluateHandle(recordValues);
    await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 200_000 });
    expect(await seen.evaluate((values) => values.size)).toBeGreaterThan(2);
  });

  await test.step('plays it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: /Preview/ }).click();
    const video = page.getByRole('dialog').locator('video');
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(async () => (await playing(video)).time).toBeGreaterThan(0.5);
    const before = await playing(video);
    expect(before.width).toBe(720);
    await expect.poll(async () => (await playing(video)).time).toBeGreaterThan(before.time);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('downloads it, and it decodes', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^strawberry.*\.mp4$/i);
    const path = await download.path();
    const decoded = await run(ffmpegPath, words(`-v error -xerror -i ${path} -f null -`));
    expect(decoded.stderr).toBe('');
    const { stderr } = await run(ffmpegPath, words(`-i ${path} -c copy -f null -`));
    expect(stderr).toMatch(/Duration: 00:00:08\.0/);
    expect(stderr).toMatch(/Video: h264 .*, yuv420p.*, 720x1280.*, 24 fps/);
    expect(stderr).toMatch(/Audio: aac .*, 48000 Hz, stereo/);
    expect(stderr).toMatch(/frame= *192 /);
    const file = await readFile(path);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  await test.step('hears of it by mail, and stops the mails', async () => {
    const mails = async () => {
      const headers = { accept: 'application/json' };
      const all = await (await page.request.get('/sandbox/mail', { headers })).json();
      return all.filter(({ to }: { to: string }) => to === creator.email);
    };
    const isReady = ({ kind }: { kind: string }) => kind === 'video-ready';
    await expect.poll(async () => (await mails()).some(isReady)).toBe(true);
    const { id, headers } = (await mails()).find(isReady);
    await page.goto('/sandbox/mail');
    await page.locator(`a[href$="${id}"]`).click();
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
    await expect(mail.getByText('“Strawberry Face Slicing - ')).toBeVisible();
    await page.goto(headers['List-Unsubscribe'].slice(1, -1));
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByText('You get no more of these mails')).toBeVisible();
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
    await page.goto('/dashboard/projects');
  });

  await test.step('reads its prompt, and deletes it', async () => {
    await page.getByRole('button', { name: /View Prompt/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/strawberry/i);
    // On a busy machine the dialog is seen before it hears keys.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name: /more|actions|options/i }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .dblclick();
    await expect(title).toBeHidden();
  });

  const left = await page.evaluate(async () => (await fetch('/api/auth/user')).json());
  expect(left.creditsRemaining).toBe(1);
});
