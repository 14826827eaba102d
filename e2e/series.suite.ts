import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readZip } from '../apps/server/test/read-zip.ts';
import { onCall } from './calls.ts';
import { pasteLines } from './paste-lines.ts';
import { type Creator, expect, test } from './story.ts';

export const LINES = [
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
];

/**
 * A creator makes a series from `lines`, has it within `madeWithin` milliseconds, stars all of it, and
 * downloads it.
 */
export async function makeSeries(
  creator: Creator,
  lines: readonly string[],
  { madeWithin }: { madeWithin: number },
): Promise<void> {
  const count = lines.length;
  const { page } = creator;
  await creator.signIn();
  await creator.receive(count + 1);

  await test.step('makes the template their own', async () => {
    await page.goto('/dashboard/create-video/coconut-face-slicing');
    await page.getByLabel('What he wears').fill('a tiny top hat');
    await expect(page.getByRole('textbox', { name: /^prompt/i })).toHaveValue(/, a tiny top hat,/);
  });

  await test.step('pastes lines into a table', async () => {
    await page.getByRole('link', { name: 'Make a series' }).click();
    await expect(page.getByRole('heading', { name: 'Make a Series' })).toBeVisible();
    await pasteLines(page.getByLabel('What he says, row 1'), lines);
    await expect(page.getByLabel(`What he says, row ${count}`)).toHaveValue(lines.at(-1)!);
    const price = `${count} videos, ${count} credits. 1 will be left.`;
    await expect(page.getByText(price)).toBeVisible();
  });

  await test.step('finds the rows again after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('What he says, row 2', { exact: true })).toHaveValue(
      'Come closer. Closer.',
    );
  });

  await test.step('asks for all at once, and watches them come', async () => {
    await page.getByRole('button', { name: `Generate ${count} Videos` }).click();
    await expect(page).toHaveURL(/\/dashboard\/series\/[0-9a-f-]{36}$/);
    for (const line of lines) await expect(page.getByRole('heading', { name: line })).toBeVisible();
    await expect(page.getByText(`${count} videos`, { exact: true })).toBeVisible({
      timeout: madeWithin,
    });
  });

  await test.step('stars them by the keyboard, over a connection that is slow', async () => {
    const answers: (() => void)[] = [];
    let isSlow = true;
    await onCall(page, '**/api/projects/*', async (call, { method }) => {
      if (isSlow && method() === 'PATCH') {
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
      }
      await call.continue();
    });
    await page.getByRole('button', { name: /^Open 1,/ }).focus();
    for (let number = 1; number <= count; number += 1) {
      await page.keyboard.press('s');
      const star = page.getByRole('button', { name: new RegExp(`^Star ${number},`) });
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
    }
    isSlow = false;
    for (const answer of answers) answer();
  });

  await test.step('downloads the starred ones at once, each another film', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download ${count} starred` }).click(),
    ]);
    const entries = readZip(await readFile(await download.path()));
    const films = entries.filter(({ name }) => name.endsWith('.mp4'));
    expect(films.map(({ name }) => name)).toEqual(
      lines.map((_, index) =>
        expect.stringMatching(
          new RegExp(`^${String(index + 1).padStart(2, '0')} Coconut Face Slicing - .*\\.mp4$`),
        ),
      ),
    );
    const hashes = films.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(hashes).size).toBe(count);
    expect(entries.at(-1)!.name).toBe('series.csv');
    const csv = entries.at(-1)!.bytes.toString('utf8');
    for (const line of lines) expect(csv).toContain(line);
    expect(csv).toContain('Come closer. Closer.,a tiny top hat');
  });

  await test.step('deletes the series', async () => {
    await page.getByRole('button', { name: 'Delete series' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
  });
}
