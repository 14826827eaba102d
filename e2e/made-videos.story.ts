import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../apps/server/test/read-zip.ts';
import { addFinishedVideo } from './finished-video.ts';
import { expect, test } from './story.ts';

const path = '/dashboard/projects';
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
/** Waits until a change, which is seen at once, is saved as well. */
const untilSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

test('a creator stars, renames, downloads and deletes what they made', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await addFinishedVideo(creator.email, { title: 'A lemon in the rain', aspectRatio: '9:16' });
  const series = { id: randomUUID(), title: 'Hats' };
  for (const [index, title] of ['A cat in a hat', 'A dog in a hat'].entries()) {
    const film = {
      title,
      prompt: title,
      aspectRatio: '9:16',
      series: { ...series, index },
    } as const;
    await addFinishedVideo(creator.email, film);
  }
  const starred = page.getByRole('button', { name: 'Starred' });

  await test.step('sees the series as one card', async () => {
    await page.goto(path);
    await expect(titles(page)).toHaveText(['Hats', 'A lemon in the rain']);
    await expect(page.getByText('2 videos', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play A lemon in the rain' })).toBeVisible();
  });

  await test.step('opens its board, and comes back', async () => {
    await page.getByRole('link', { name: 'Open Hats' }).click();
    await expect(page).toHaveURL(/\/dashboard\/series\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Hats', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to My Projects' }).click();
  });

  await test.step('stars a video, and finds it by the filter', async () => {
    const saved = untilSaved(page);
    await page.getByRole('button', { name: 'Star A lemon in the rain' }).click();
    await saved;
    await starred.click();
    await expect(page).toHaveURL(`${path}?starred=true`);
    await expect(titles(page)).toHaveText(['A lemon in the rain']);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Star A lemon in the rain' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await starred.click();
    await expect(titles(page)).toHaveCount(2);
  });

  await test.step('renames the video and the series', async () => {
    for (const [before, after] of [
      ['A lemon in the rain', 'Wet lemon'],
      ['Hats', 'Two hats'],
    ] as const) {
      await page.getByRole('button', { name: `More actions for ${before}` }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(after);
      const saved = untilSaved(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: after, level: 2 })).toBeVisible();
      await expect(page.getByRole('button', { name: `More actions for ${after}` })).toBeFocused();
      await saved;
    }
    await page.reload();
    await expect(titles(page)).toHaveText(['Two hats', 'Wet lemon']);
  });

  await test.step('finds a video of the series by a search, and the series by its title', async () => {
    const search = page.getByRole('searchbox', { name: 'Search projects' });
    await search.fill('dog');
    await expect(titles(page)).toHaveText(['A dog in a hat']);
    await expect(page.getByRole('link', { name: '2 of Two hats' })).toHaveAttribute(
      'href',
      /\/dashboard\/series\//,
    );
    await search.fill('two hats');
    await expect(page.getByRole('list', { name: 'Series found' })).toContainText('2 videos');
    await search.fill('');
    await expect(titles(page)).toHaveCount(2);
  });

  await test.step('selects both, and downloads them as one file', async () => {
    await page.getByRole('button', { name: 'Select' }).click();
    await page.getByRole('checkbox', { name: 'Select Wet lemon' }).click();
    await page.getByRole('checkbox', { name: 'Select Two hats' }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('region', { name: 'Selection' })
        .getByRole('link', { name: 'Download' })
        .click(),
    ]);
    const entries = readZip(await readFile(await download.path()));
    expect(entries.map(({ name }) => name)).toEqual([
      '01 A cat in a hat.mp4',
      '02 A dog in a hat.mp4',
      '03 Wet lemon.mp4',
      'videos.csv',
    ]);
    for (const { bytes } of entries.slice(0, 3))
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  });

  await test.step('deletes both, and nothing is left', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('3 videos, 2 of them in a series, will be gone for good.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 deleted', { exact: true })).toBeVisible();
    await expect(page.getByText('No projects yet')).toBeVisible();
    expect(await (await page.request.get('/api/projects')).json()).toEqual([]);
  });
});
