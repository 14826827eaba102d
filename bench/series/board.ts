import type { Page } from '@playwright/test';
import { answer } from '../../e2e/screens/answers.ts';
import { answerBoard } from '../../e2e/screens/board.ts';
import { boardPath, boards } from '../../e2e/screens/sample-boards.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../statistics.ts';
import { processorOf } from './processor.ts';
import { framesWhile, look, SLOWER, slowDown } from './slow-page.ts';

const FEW = 10;
const SCROLL_PX = 6000;
const SCROLL_PX_PER_SECOND = 2000;
/** After an interaction, so that it ends before the next begins. */
const SETTLE_MS = 250;
/** Until all players are made. */
const PLAYING_MS = 2500;
const KEYS = Array.from({ length: 12 }, () => ['ArrowRight', 'ArrowDown', 's']).flat();
/** Keys that do the same on a board of two rows, where the way down soon ends. */
const KEYS_IN_A_ROW = Array.from({ length: 12 }, () => ['ArrowRight', 'ArrowLeft', 's']).flat();

const name = 'board of 100 videos, 4 times slower';
const ms = { unit: 'ms', alone: true } as const;

/**
 * A board of a hundred finished videos while somebody scrolls through it, and goes over it by keys. Where
 * no part of the machine is made for videos, decoding them takes the processor as well: so the same is
 * measured with none playing.
 */
export async function measureBoard(page: Page): Promise<Figure[]> {
  const playing = await bySight(page, { count: 100, plays: true });
  const still = await bySight(page, { count: 100, plays: false });
  return [...figuresOf(playing, name), ...figuresOf(still, `${name}, none playing`)];
}

type Sight = { frames: number[]; scrolled: number; keys: number[]; keyed: number };

const figuresOf = ({ frames, scrolled, keys, keyed }: Sight, of: string): Figure[] => [
  {
    ...{ name: `${of}, scrolled: between pictures, p95`, ...ms, limit: 50 },
    value: percentile(frames, 0.95),
  },
  { name: `${of}, scrolled: longest task`, value: scrolled, ...ms, limit: 200 },
  {
    ...{ name: `${of}, key until the next paint, p95`, ...ms, limit: 100 },
    value: percentile(keys, 0.95),
  },
  { name: `${of}, keys: longest task`, value: keyed, ...ms, limit: 200 },
];

/** As somebody sees it, in milliseconds: between pictures, from keys to pictures, and longest tasks. */
async function bySight(page: Page, given: { count: number; plays: boolean }): Promise<Sight> {
  await open(page, given);
  await slowDown(page);
  const frames = await framesWhile(page, () => scroll(page));
  const scrolled = Math.max(0, ...(await look(page)).tasks);
  await toTheTop(page);
  await look(page);
  const keys: number[] = [];
  let keyed = 0;
  await press(page, KEYS, async () => {
    const { interactions, tasks } = await look(page);
    // What took less than 16 ms is not told.
    keys.push(Math.max(16, ...interactions));
    keyed = Math.max(keyed, ...tasks);
  });
  return { frames, scrolled, keys, keyed };
}

/**
 * The same by the processor time of the page's own thread, at the machine's speed, times what a slower one
 * takes: no decoding of videos is in it, and no wait for the processor.
 */
export async function measureBoardsProcessor(page: Page): Promise<Figure[]> {
  await open(page, { count: 100, plays: true });
  const scrolled = await processorOf(page, () => scroll(page));
  await toTheTop(page);
  const keyed = await processorOf(page, () => press(page, KEYS));
  const keyedStill = async (count: number) => {
    await open(page, { count, plays: false });
    await toTheTop(page);
    return (await processorOf(page, () => press(page, KEYS_IN_A_ROW))).total;
  };
  const few = await keyedStill(FEW);
  const all = await keyedStill(100);
  const own = `${name}, by processor time`;
  const seconds = SCROLL_PX / SCROLL_PX_PER_SECOND;
  return [
    {
      ...{ name: `${own}, scrolled: a second`, ...ms, limit: 1000 },
      value: (scrolled.total * SLOWER) / seconds,
    },
    { name: `${own}, scrolled: longest task`, value: scrolled.longest * SLOWER, ...ms, limit: 200 },
    {
      ...{ name: `${own}, all that a key brings about`, ...ms, limit: 200 },
      value: (keyed.total * SLOWER) / KEYS.length,
    },
    { name: `${own}, keys: longest task`, value: keyed.longest * SLOWER, ...ms, limit: 200 },
    {
      ...{ name: `${own}, key against a board of ${FEW}, none playing`, unit: 'times' },
      ...{ value: all / few, limit: 2 },
    },
  ];
}

async function open(page: Page, { count, plays }: { count: number; plays: boolean }) {
  await page.emulateMedia({ reducedMotion: plays ? 'no-preference' : 'reduce' });
  const videos = boards.hundred.slice(0, count);
  await answerBoard(page, videos, { size: '720x1280', rate: 30 });
  await answer(page, 'changeProject', { ...videos[0]!, starred: true });
  await page.goto(boardPath);
  await page.getByRole('button', { name: /^Open 1,/ }).waitFor();
  if (plays) await page.locator('video').first().waitFor();
  await page.waitForTimeout(PLAYING_MS);
}

/** As a hand does it, without a word from here until it has ended. */
async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x: 700, y: 600, yDistance: -SCROLL_PX, speed: SCROLL_PX_PER_SECOND },
    gestureSourceType: 'mouse',
  });
  await session.detach();
}

async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: /^Open 1,/ }).focus();
  await page.waitForTimeout(PLAYING_MS);
}

async function press(
  page: Page,
  keys: readonly string[],
  afterEach = async () => {},
): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLE_MS);
    await afterEach();
  }
}
