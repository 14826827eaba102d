import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { readZip } from '../apps/server/test/read-zip.ts';
import { isDeep } from '../scripts/checks/sample.ts';
import { onCall } from './calls.ts';
import { drawnAnew } from './drawn-anew.ts';
import { pasteLines } from './paste-lines.ts';
import { expect, test } from './story.ts';

const LINES = [
  'Aloha, butter knife!',
  'Come closer. Closer.',
  'Not the face!',
  'I had plans for Friday',
  'My agent will hear of this',
  'Tell the pineapple I loved her',
  'Is that thing sharp?',
  'Good side only, please',
  'I was told there would be a spa',
  'Ask me about my milk',
  'You should see the other nut',
  'Wait, I know a joke',
  'Careful, I am hollow inside',
  'Do you validate parking?',
  'I want my palm tree back',
  'Ha, that tickles!',
  'Breathe in, breathe out',
  'Who ordered the smoothie?',
  'At last, some fresh air',
  'Same time tomorrow?',
].slice(0, isDeep ? undefined : 2);
const COUNT = LINES.length;

/** Two cores draw a video in some ten seconds; busy with other things as well, in more. */
const MADE_WITHIN_MS = COUNT * 60_000;

test('a creator makes a series from lines of text, stars all of it, and downloads it', async ({
  creator,
}) => {
  test.setTimeout(120_000 + MADE_WITHIN_MS);
  const { page } = creator;
  await creator.signIn();
  await creator.receive(COUNT + 1);

  await test.step('makes the template their own', async () => {
    await page.goto('/dashboard/create-video/coconut-face-slicing');
    await page.getByLabel('What he wears').fill('a tiny top hat');
    await expect(page.getByRole('textbox', { name: /^prompt/i })).toHaveValue(/, a tiny top hat,/);
  });

  await test.step('pastes lines into a table', async () => {
    await page.getByRole('link', { name: 'Make a series' }).click();
    await expect(page.getByRole('heading', { name: 'Make a Series' })).toBeVisible();
    await pasteLines(page.getByLabel('What he says, row 1'), LINES);
    await expect(page.getByLabel(`What he says, row ${COUNT}`)).toHaveValue(LINES.at(-1)!);
    const price = `${COUNT} videos, ${COUNT} credits. 1 will be left.`;
    await expect(page.getByText(price)).toBeVisible();
  });

  await test.step('finds the rows again after a reload', async () => {
    await page.waitForTimeout(500);
    await page.reload();
    await expect(page.getByLabel('What he says, row 2', { exact: true })).toHaveValue(
      'Come closer. Closer.',
    );
  });

  await test.step('asks for all at once, and watches them come', async () => {
    await page.getByRole('button', { name: `Generate ${COUNT} Videos` }).click();
    await expect(page).toHaveURL(/\/dashboard\/series\/[0-9a-f-]{36}$/);
    for (const line of LINES) await expect(page.getByRole('heading', { name: line })).toBeVisible();
    await expect(page.getByText(`${COUNT} videos`, { exact: true })).toBeVisible({
      timeout: MADE_WITHIN_MS,
    });
  });

  await test.step('stars them by the keyboard, over a connection that is slow', async () => {
    await onCall(page, '**/api/projects/*', async (route) => {
      if (route.request().method() === 'PATCH') await setTimeout(700);
      await route.continue();
    });
    await page.getByRole('button', { name: /^Open 1,/ }).focus();
    for (let number = 1; number <= COUNT; number += 1) {
      await page.keyboard.press('s');
      const star = page.getByRole('button', { name: new RegExp(`^Star ${number},`) });
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
    }
  });

  await test.step('downloads the starred ones at once, each another film', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download ${COUNT} starred` }).click(),
    ]);
    const entries = readZip(await readFile(await download.path()));
    const films = entries.filter(({ name }) => name.endsWith('.mp4'));
    expect(films.map(({ name }) => name)).toEqual(
      LINES.map((_, index) =>
        expect.stringMatching(
          new RegExp(`^${String(index + 1).padStart(2, '0')} Coconut Face Slicing - .*\\.mp4$`),
        ),
      ),
    );
    const hashes = films.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(hashes).size).toBe(COUNT);
    expect(entries.at(-1)!.name).toBe('series.csv');
    const csv = entries.at(-1)!.bytes.toString('utf8');
    for (const line of LINES) expect(csv).toContain(line);
    expect(csv).toContain('Come closer. Closer.,a tiny top hat');
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

test('in the table no key spends a credit, and the focus goes where the writing goes on', async ({
  creator,
}) => {
  const { page } = creator;
  const asked: unknown[] = [];
  await creator.signIn();
  await creator.receive(5);
  await onCall(page, '**/api/series', (route, request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON());
    return route.fallback();
  });
  await page.goto('/dashboard/prompt-yourself/series');
  const cell = (row: number) => page.getByLabel(`Prompt, row ${row}`, { exact: true });

  await test.step('a column of a spreadsheet is a row for each of its cells', async () => {
    await cell(1).evaluate((target) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'A cake\nA pie\nA bun');
      clipboardData.setData('text/html', '<table><tr><td>A cake</td></tr></table>');
      const init = { clipboardData, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent('paste', init));
    });
    await expect(cell(3)).toHaveValue('A bun');
    await expect(cell(1)).toHaveValue('A cake');
  });

  await test.step('Enter in a field asks for nothing', async () => {
    await page.getByLabel('Name of the series').press('Enter');
    await page.getByLabel('Sound, row 1').press('Enter');
    await page.getByLabel('Title, row 3').press('Enter');
    await expect(cell(4)).toBeVisible();
    await expect(page.getByText('3 videos, 3 credits. 1 empty row is left out.')).toBeVisible();
    expect(asked).toEqual([]);
    // Nobody waits for the new row: the first letter is in it.
    await page.getByLabel('Title, row 4').press('Enter');
    await page.keyboard.type('Fifth');
    await expect(page.getByLabel('Title, row 5')).toHaveValue('Fifth');
    await page.getByRole('button', { name: 'Remove row 5' }).press('Enter');
  });

  await test.step('a row that is removed leaves the focus to the next one', async () => {
    await page.getByRole('button', { name: 'Remove row 4' }).press('Enter');
    await expect(cell(4)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove row 3' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove row 1' }).press('Enter');
    await expect(cell(1)).toHaveValue('A pie');
    await expect(page.getByRole('button', { name: 'Remove row 1' })).toBeFocused();
  });

  await test.step('a name that is too long, and a row without words, are led to', async () => {
    const generate = page.getByRole('button', { name: 'Generate 2 Videos' });
    await page.getByLabel('Name of the series').fill('x'.repeat(201));
    await generate.click();
    await expect(page.getByText('The name needs a change', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name of the series')).toBeFocused();
    await page.getByLabel('Name of the series').fill('');
    await page.getByLabel('Title, row 2').fill('A bun');
    await cell(2).fill('');
    await generate.click();
    await expect(page.getByText('Row 2 needs a change', { exact: true })).toBeVisible();
    await expect(cell(2)).toBeFocused();
    expect(asked).toEqual([]);
  });
});
