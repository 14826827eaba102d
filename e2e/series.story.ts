import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { readZip } from '../apps/server/test/read-zip.ts';
import { drawnAnew } from './drawn-anew.ts';
import { pasteLines } from './paste-lines.ts';
import { expect, test } from './story.ts';

const LINES = ['Aloha, butter knife!', 'Come closer. Closer.', 'Not the face!'];

test('a creator makes a series from lines of text, stars one, and downloads it', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(4);

  await test.step('makes the template their own', async () => {
    await page.goto('/dashboard/create-video/coconut-face-slicing');
    await page.getByLabel('What he wears').fill('a tiny top hat');
    await expect(page.getByRole('textbox', { name: /^prompt/i })).toHaveValue(/, a tiny top hat,/);
  });

  await test.step('pastes lines into a table', async () => {
    await page.getByRole('link', { name: 'Make a series' }).click();
    await expect(page.getByRole('heading', { name: 'Make a Series' })).toBeVisible();
    await pasteLines(page.getByLabel('What he says, row 1'), LINES);
    await expect(page.getByLabel('What he says, row 3')).toHaveValue('Not the face!');
    await expect(page.getByText('3 videos, 3 credits. 1 will be left.')).toBeVisible();
  });

  await test.step('finds the rows again after a reload', async () => {
    await page.waitForTimeout(500);
    await page.reload();
    await expect(page.getByLabel('What he says, row 2')).toHaveValue('Come closer. Closer.');
  });

  await test.step('asks for all at once, and watches them come', async () => {
    await page.getByRole('button', { name: 'Generate 3 Videos' }).click();
    await expect(page).toHaveURL(/\/dashboard\/series\/[0-9a-f-]{36}$/);
    for (const line of LINES) await expect(page.getByRole('heading', { name: line })).toBeVisible();
    await expect(page.getByText('3 videos', { exact: true })).toBeVisible({ timeout: 200_000 });
  });

  await test.step('stars one by the keyboard', async () => {
    await page.getByRole('button', { name: /^Open 1,/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: /^Star 2,/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('downloads the starred one', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download 1 starred' }).click(),
    ]);
    const entries = readZip(await readFile(await download.path()));
    expect(entries.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^02 Coconut Face Slicing - .*\.mp4$/),
      'series.csv',
    ]);
    expect(entries[1]!.bytes.toString('utf8')).toContain('Come closer. Closer.,a tiny top hat');
  });

  await test.step('deletes the series', async () => {
    await page.getByRole('button', { name: 'Delete series' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
  });
});

/** Whether nothing lies over what has the focus, such as the bar with the price. */
const isUncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y) === element);
  });

test('a key typed into a table of a hundred rows draws one of them, in view', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/coconut-face-slicing/series');
  const cell = (row: number) => page.getByLabel(`What he says, row ${row}`, { exact: true });
  await pasteLines(
    cell(1),
    Array.from({ length: 100 }, (_, i) => `Line ${i + 1}`),
  );
  await cell(50).focus();
  await expect.poll(() => isUncovered(cell(50))).toBe(true);
  const drawn = await drawnAnew(page, 'tbody tr', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('abc');
    await expect(cell(50)).toHaveValue('Line 50abc');
  });
  expect(drawn).toBe(1);

  await cell(1).focus();
  for (let row = 2; row < 12; row += 1) {
    await page.keyboard.press('Enter');
    await expect(cell(row)).toBeFocused();
    expect(await isUncovered(cell(row))).toBe(true);
  }
});
