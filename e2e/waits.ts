import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits for words that a page shows for no more than a second or two before it leads on by itself. They are
 * looked for in the page, at each of its frames: a busy machine may look from outside when they are gone.
 */
export const untilItSays = (page: Page, words: string) =>
  page.waitForFunction((words) => document.body?.innerText.includes(words), words);

/** Waits until scripts have taken over a button that was drawn before them: a click that comes sooner is lost. */
export async function untilItListens(button: Locator): Promise<void> {
  const isReacts = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key));
  await expect.poll(() => button.evaluate(isReacts)).toBe(true);
}
