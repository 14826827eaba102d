import { expect, type Locator, type Page } from '@playwright/test';
import { answer } from './screens/answers.ts';
import { everyProject } from './screens/sample-projects.ts';

/** Pages that hold every kind of thing that the Tab key stops at. */
export const PAGES = [
  '/templates',
  '/pricing',
  '/dashboard',
  '/dashboard/templates',
  '/dashboard/create-video/cat-opera',
  '/dashboard/prompt-yourself',
  '/dashboard/projects',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/support',
];

/**
 * Runs in the page: whether the person at the keyboard can tell which element has the focus; null
 * when they have been there, or the focus has left the page.
 */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-visited')) return null;
  element.setAttribute('data-visited', '');
  const isMarked = (box: Element, part?: '::after') => {
    const { outlineStyle, outlineWidth } = getComputedStyle(box, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A link that covers its card has its mark around the card, in the part that covers it.
  const marked = isMarked(element) || isMarked(element, '::after');
  return { html: element.outerHTML.slice(0, 120), text: element.textContent, marked };
}

/** Runs in the page: whether a part of what has the focus is in the window, with nothing over it. */
function isInTheOpen() {
  const element = document.activeElement as Element;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOpen = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + x * width, top + y * height);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const shares = [0.1, 0.5, 0.9];
  return shares.some((x) => shares.some((y) => isOpen(x, y)));
}

/**
 * Goes over a page by the Tab key, as far as `most` stops: each can be seen, with nothing over it, and
 * the first skips to the content.
 */
export async function goOverStops(page: Page, path: string, most = Number.POSITIVE_INFINITY) {
  await answer(page, 'listProjects', everyProject);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nextStop = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(focused);
  };
  const faults: string[] = [];
  let stops = 0;
  for (let seen = await nextStop(); seen && stops < most; seen = await nextStop()) {
    stops += 1;
    if (stops === 1) expect(seen.text).toBe('Skip to content');
    if (!seen.marked) faults.push(`${path}: no mark on ${seen.html}`);
    // A carousel takes a moment to bring its slide into view.
    await expect.poll(() => page.evaluate(isInTheOpen), seen.html).toBe(true);
  }
  expect(faults).toEqual([]);
  // Else the page was not there, or the focus did not go on.
  expect(stops).toBeGreaterThan(5);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
}

/** Opens My Projects, and answers the card of a finished video. */
export async function goToProjects(page: Page): Promise<Locator> {
  await answer(page, 'listProjects', everyProject);
  await page.goto('/dashboard/projects');
  return page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^The one in/ }),
  });
}

declare const escaped: string[];

/** Runs in the page: keeps what outside of the dialog gets the focus from now on. */
function watchFocus() {
  const escaped: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    if (!element.closest('[role=dialog], [role=alertdialog]')) escaped.push(element.outerHTML);
  });
  Object.assign(window, { escaped });
}

/** The focus goes round in the dialog, Escape closes it, and what opened it has the focus again. */
export async function holdsFocus(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toBeAttached();
  await page.evaluate(watchFocus);
  // On the way round it may pass through the browser's own bar.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 8; press += 1) await page.keyboard.press(key);
  }
  expect(await page.evaluate(() => escaped)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

export async function pressByKeyboard(button: Locator): Promise<Locator> {
  await button.focus();
  await button.press('Enter');
  return button;
}

/** The question before a video is deleted, which a menu leads to. */
export async function askToDelete(page: Page, card: Locator): Promise<Locator> {
  const more = await pressByKeyboard(card.getByRole('button', { name: /^More actions/ }));
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  return more;
}

/** The drawer of a phone, on the dashboard's page that is open. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 375, height: 800 });
  return pressByKeyboard(page.getByRole('button', { name: 'Open menu' }));
}
