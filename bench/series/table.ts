import { expect, type Page } from '@playwright/test';
import { MAX_SERIES } from '@shortcake/contract/series-limits';
import { pasteLines } from '../../e2e/paste-lines.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../statistics.ts';
import { processorOf } from './processor.ts';
import { look, SLOWER, slowDown } from './slow-page.ts';

const path = '/dashboard/create-video/coconut-face-slicing/series';
const ROWS = 1000;
const TIMES = 5;
const KEYS = 40;
const FEW = 10;
const BAD = [7, 42, 100, 500, 1001];
const atOnce = { unit: 'ms', limit: 500, alone: true } as const;

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
  const csv = `CSV of ${ROWS} rows, until ${BAD.length} bad ones are named`;
  return [
    // The reader itself loads with the first file.
    { name: `${csv}, the first time`, value: times[0] as number, ...atOnce },
    { name: csv, value: median(times), ...atOnce },
  ];
}

const name = `table of ${MAX_SERIES} rows, ${SLOWER} times slower`;

/** Keys typed into one of a hundred rows. */
export async function measureTyping(page: Page): Promise<Figure[]> {
  await openRows(page, MAX_SERIES);
  await slowDown(page);
  await page.waitForTimeout(1000);
  await look(page);
  const waits: number[] = [];
  let longest = 0;
  await type(page, async () => {
    const { interactions, tasks } = await look(page);
    waits.push(Math.max(16, ...interactions));
    longest = Math.max(longest, ...tasks);
  });
  await page.waitForTimeout(1000);
  longest = Math.max(longest, ...(await look(page)).tasks);
  return [
    {
      name: `${name}, key until the next paint, p95`,
      value: percentile(waits, 0.95),
      unit: 'ms',
      limit: 100,
      alone: true,
    },
    {
      name: `${name}, longest task`,
      value: longest,
      unit: 'ms',
      limit: 200,
      alone: true,
    },
  ];
}

/** The same by the processor time of the page's own thread: no wait for the processor is in it. */
export async function measureTypingsProcessor(page: Page): Promise<Figure[]> {
  const typed = async (rows: number) => {
    await openRows(page, rows);
    return processorOf(page, () => type(page));
  };
  const few = await typed(FEW);
  const all = await typed(MAX_SERIES);
  const own = `${name}, by processor time`;
  return [
    {
      ...{ name: `${own}, all that a key brings about`, unit: 'ms', limit: 100 },
      alone: true,
      value: (all.total * SLOWER) / KEYS,
    },
    {
      ...{ name: `${own}, longest task`, unit: 'ms', limit: 200, alone: true },
      value: all.longest * SLOWER,
    },
    {
      ...{ name: `${own}, key against a table of ${FEW}`, unit: 'times', limit: 3 },
      value: all.total / few.total,
    },
  ];
}

/** A table with lines in all of so many rows, and the keys in the middle of it. */
async function openRows(page: Page, rows: number): Promise<void> {
  await page.goto(path);
  const cell = (row: number) => page.getByLabel(`What he says, row ${row}`, { exact: true });
  await pasteLines(
    cell(1),
    Array.from({ length: rows }, (_, i) => `Line ${i + 1}`),
  );
  await cell(rows / 2).focus();
  await page.waitForTimeout(1000);
}

async function type(page: Page, afterEach = async () => {}): Promise<void> {
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(100);
    await afterEach();
  }
}
