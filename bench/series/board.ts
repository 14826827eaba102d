import type { Page } from '@playwright/test';
import { answer } from '../../e2e/screens/answers.ts';
import { answerBoard, boardPath, boards } from '../../e2e/screens/sample-series.ts';
import type { Figure } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import { framesWhile, look, slowDown } from './slow-page.ts';

const FEW = 10;
const SCROLLS = 60;
const SCROLL_PX = 120;
const SCROLL_EVERY_MS = 50;
/** After an interaction, so that it ends before the next begins. */
const SETTLE_MS = 250;
const KEYS = Array.from({ length: 12 }, () => ['ArrowRight', 'ArrowDown', 's']).flat();

/**
 * A board of a hundred finished videos while somebody scrolls through it, and goes over it by keys. The
 * last figure compares it with a board of ten: that holds on a busy machine as well.
 */
export async function measureBoard(page: Page): Promise<Figure[]> {
  const open = async (videos: typeof boards.hundred) => {
    await answerBoard(page, videos, { size: '720x1280', rate: 30 });
    await answer(page, 'changeProject', { ...videos[0]!, starred: true });
    await page.goto(boardPath);
    await page.locator('video').first().waitFor();
    await slowDown(page);
  };

  await open(boards.hundred.slice(0, FEW));
  const few = await keys(page);
  await open(boards.hundred);
  await page.mouse.move(700, 600);
  await look(page);
  const frames = await framesWhile(page, async () => {
    for (let i = 0; i < SCROLLS; i += 1) {
      await page.mouse.wheel(0, SCROLL_PX);
      await page.waitForTimeout(SCROLL_EVERY_MS);
    }
  });
  const scrolled = await look(page);
  const all = await keys(page);

  const name = 'board of 100 videos, 4 times slower';
  const ms = { unit: 'ms' } as const;
  return [
    {
      ...{ name: `${name}, scrolled: between pictures, p95`, ...ms, limit: 50 },
      value: percentile(frames, 0.95),
    },
    {
      ...{ name: `${name}, scrolled: longest task`, ...ms, limit: 200 },
      value: Math.max(0, ...scrolled.tasks),
    },
    {
      ...{ name: `${name}, key until the next paint, p95`, ...ms, limit: 200 },
      value: percentile(all, 0.95),
    },
    {
      ...{ name: `${name}, key until the next paint, against ${FEW} videos`, unit: 'times' },
      ...{ value: median(all) / median(few), limit: 2 },
    },
  ];
}

/** Milliseconds from each of some keys until the next picture. */
async function keys(page: Page): Promise<number[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: /^Open 1,/ }).focus();
  await page.waitForTimeout(1000);
  await look(page);
  const waits: number[] = [];
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_MS);
    // What took less than 16 ms is not told.
    waits.push(Math.max(16, ...(await look(page)).interactions));
  }
  return waits;
}
