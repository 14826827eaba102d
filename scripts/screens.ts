import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { People } from '../e2e/people.ts';
import { open, type Screen } from '../e2e/screens/screen.ts';
import { screens } from '../e2e/screens/screens.ts';
import { scrollThrough } from '../e2e/screens/scroll-through.ts';
import startProduct from '../e2e/start-product.ts';
import { launchChromium } from './launch-chromium.ts';
import { contactSheet, type Shot } from './screens/contact-sheet.ts';

// `npm run screens`: photographs every screen in every state on a phone, a tablet and a laptop, in
// light and dark, and writes the pictures to `screens/` with an index.html to look at them all.
// Words behind it choose screens by a part of their names: `npm run screens -- checkout drawer`.

const FOLDER = 'screens';
const WIDTHS = [375, 768, 1280];
const HEIGHT = 800;
const SCHEMES = ['light', 'dark'] as const;
/** One per core of a small machine. */
const PHOTOGRAPHERS = 2;

const words = process.argv.slice(2);
const wanted = screens.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const browser = await launchChromium();
const stopProduct = await startProduct();
try {
  const people = new People();
  const queue = [...wanted];
  const shots: Shot[] = [];
  const photograph = async () => {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      shots.push(...(await photographAll(browser, people, screen)));
    }
  };
  await Promise.all(Array.from({ length: PHOTOGRAPHERS }, photograph));
  const inOrder = wanted.map(({ name, path, who }) => ({
    name,
    path,
    who,
    shots: shots.filter((shot) => shot.screen === name),
  }));
  await writeFile(join(FOLDER, 'index.html'), contactSheet(inOrder));
  console.log(`${shots.length} pictures of ${wanted.length} screens: ${FOLDER}/index.html`);
} finally {
  await browser.close();
  await stopProduct();
}

/** All pictures of one screen; one that never comes is told and left out. */
async function photographAll(browser: Browser, people: People, screen: Screen): Promise<Shot[]> {
  const widths = WIDTHS.filter((width) => width < (screen.below ?? Number.POSITIVE_INFINITY));
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL as string,
    viewport: { width: widths.at(-1) as number, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies(await people.session(screen.who));
    const page = await context.newPage();
    await open(page, screen);
    const shots: Shot[] = [];
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: HEIGHT });
      await scrollThrough(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${screen.name}-${width}-${colorScheme}.jpg`;
        await photograph(page, join(FOLDER, file));
        shots.push({ screen: screen.name, width, colorScheme, file });
      }
    }
    return shots;
  } catch (error) {
    console.error(`${screen.name}: ${(error as Error).message.split('\n', 1)[0]}`);
    process.exitCode = 1;
    return [];
  } finally {
    await context.close();
  }
}

/** The whole page, or what lies over it: that stands in the window, wherever the page is. */
async function photograph(page: Page, path: string): Promise<void> {
  const over = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const fullPage = (await over.count()) === 0;
  await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage, animations: 'disabled' });
}
