import { expect, type Locator, type Page } from '@playwright/test';
import { offCall } from '../calls.ts';
import type { Person } from '../people.ts';

/** One screen of the product in one of its states. */
export type Screen = {
  /** As a file may be called. */
  name: string;
  path: string;
  who: Person;
  /** What is so before the page is asked for, mostly what the server will answer. */
  given?: (page: Page) => Promise<unknown>;
  /** What the person does once the page is there. */
  when?: (page: Page) => Promise<unknown>;
  /** Seen when the screen has arrived at this state. */
  shows: (page: Page) => Locator;
  /** Where the screen exists, in pixels; without it at any width. */
  below?: number;
  /** What the browser itself says of an answer that is an error. */
  mayComplain?: RegExp;
};

/** Brings a page to a screen, in a context of that screen's person. */
export async function open(page: Page, screen: Screen): Promise<void> {
  // What the last screen still waits for must not be answered on this one.
  await page.goto('about:blank');
  await offCall(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await screen.given?.(page);
  await page.goto(screen.path);
  await screen.when?.(page);
  await expect(screen.shows(page).first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name });

export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });

/** Presses buttons one after another. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };
