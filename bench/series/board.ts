import type { Page } from '@playwright/test';
import { testVideo } from '../../apps/server/test/media.ts';
import { answerBoard, boardPath, boards } from '../../e2e/screens/sample-series.ts';
import type { Figure } from '../report.ts';
import { percentile } from '../statistics.ts';
import { framesWhile, look, slowDown } from './slow-page.ts';

const SCROLLS = 60;
const SCROLL_PX = 120;
const SCROLL_EVERY_MS = 50;
/** After an interaction, so that it ends before the next begins. */
const SETTLE_MS = 250;

/** A board of a hundred finished videos while somebody scrolls through it, and goes over it by keys. */
export async function measureBoard(page: Page): Promise<Figure[]> {
  await answerBoard(page, boards.hundred);
  const path = await testVideo({ size: '720x1280', rate: 30 });
  await page.route('**/media/hook-*', (route) => route.fulfill({ path, contentType: 'video/mp4' }));
  await page.goto(boardPath);
  await page.getByRole('heading', { level: 2 }).nth(99).waitFor({ state: 'attached' });
  await page.locator('video').first().waitFor();
  await slowDown(page);
  const name = 'board of 100 videos, 4 times slower';

  await page.mouse.move(700, 600);
  await look(page);
  const frames = await framesWhile(page, async () => {
    for (let i = 0; i < SCROLLS; i += 1) {
      await page.mouse.wheel(0, SCROLL_PX);
      await page.waitForTimeout(SCROLL_EVERY_MS);
    }
  });
  const scrolled = await look(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: /^Open 1,/ }).focus();
  await page.waitForTimeout(1000);
  await look(page);
  const keys = Array.from({ length: 16 }, () => ['ArrowRight', 'ArrowDown', 's']).flat();
  const waits: number[] = [];
  let longest = 0;
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_MS);
    const { interactions, tasks } = await look(page);
    // What took less than 16 ms is not told.
    waits.push(Math.max(16, ...interactions));
    longest = Math.max(longest, ...tasks);
  }
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
      ...{ name: `${name}, key until the next paint, p95`, ...ms, limit: 100 },
      value: percentile(waits, 0.95),
    },
    { ...{ name: `${name}, keys: longest task`, ...ms, limit: 200 }, value: longest },
  ];
}
