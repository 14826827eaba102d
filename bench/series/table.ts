import { expect, type Page } from '@playwright/test';
import type { Figure } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import { look, slowDown } from './slow-page.ts';

const path = '/dashboard/create-video/coconut-face-slicing/series';
const ROWS = 1000;
const TIMES = 5;
const KEYS = 40;
const BAD = [7, 42, 100, 500, 1001];

/** A file of a thousand rows, five of them bad, from its choice until the page has named those. */
export async function measureCsv(page: Page): Promise<Figure[]> {
  await page.goto(path);
  const lines = ['says,aspect ratio,sound,title'];
  for (let row = 2; row <= ROWS + 1; row += 1) {
    lines.push(`Line ${row},9:16,${BAD.includes(row) ? 'perhaps' : 'yes'},Video ${row}`);
  }
  const file = { name: 'series.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const input = page.getByLabel('CSV file with rows');
  await input.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.addEventListener(
      'change',
      () => {
        const start = performance.now();
        const look = () => {
          const isThere = [...document.querySelectorAll('[role=dialog] li')].length > 0;
          if (!isThere) requestAnimationFrame(look);
          // After the picture that has it.
          else setTimeout(() => Object.assign(window, { took: performance.now() - start }));
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await input.setInputFiles(file);
    const dialog = page.getByRole('dialog');
    for (const row of BAD) await dialog.getByText(`Row ${row}.`, { exact: true }).waitFor();
    await expect(dialog.getByText(/the first 100 are taken/)).toBeVisible();
    times.push(await page.evaluate(() => (window as unknown as { took: number }).took));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const name = `CSV of ${ROWS} rows, until ${BAD.length} bad ones are named`;
  return [
    // The reader itself loads with the first file.
    { name: `${name}, the first time`, value: times[0] as number, unit: 'ms', limit: 500 },
    { name, value: median(times), unit: 'ms', limit: 500 },
  ];
}

/** Keys typed into one of a hundred rows. */
export async function measureTyping(page: Page): Promise<Figure[]> {
  await page.goto(path);
  const cell = page.getByLabel('What he says, row 1', { exact: true });
  await cell.evaluate((target) => {
    const clipboardData = new DataTransfer();
    const lines = Array.from({ length: 100 }, (_, i) => `Line ${i + 1}`);
    clipboardData.setData('text/plain', lines.join('\n'));
    const init = { clipboardData, bubbles: true, cancelable: true };
    target.dispatchEvent(new ClipboardEvent('paste', init));
  });
  const middle = page.getByLabel('What he says, row 50', { exact: true });
  await middle.focus();
  await slowDown(page);
  await page.waitForTimeout(1000);
  await look(page);
  const waits: number[] = [];
  let longest = 0;
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(100);
    const { interactions, tasks } = await look(page);
    waits.push(Math.max(16, ...interactions));
    longest = Math.max(longest, ...tasks);
  }
  await page.waitForTimeout(1000);
  longest = Math.max(longest, ...(await look(page)).tasks);
  const name = 'table of 100 rows, 4 times slower';
  return [
    {
      name: `${name}, key until the next paint, p95`,
      value: percentile(waits, 0.95),
      unit: 'ms',
      limit: 100,
    },
    {
      name: `${name}, longest task`,
      value: longest,
      unit: 'ms',
      limit: 200,
    },
  ];
}
