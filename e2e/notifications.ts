import type { Page } from '@playwright/test';

type Notice = { title: string; body: string; tag: string; onclick: (() => void) | null };

/** A page's notifications, how often it asked and came to the front, and whether its tab is said to be behind others. */
type Played = { notices: Notice[]; asked: number; focused: number; isHidden: boolean };
declare const played: Played;

/** An answer of a person whom the browser asks; or a browser that shows no notifications of pages. */
type Answer = NotificationPermission | 'phone';

function play(answer: Answer): void {
  const played: Played = { notices: [], asked: 0, focused: 0, isHidden: false };
  class PlayedNotification implements Notice {
    // Of the site, not of the tab.
    static get permission() {
      return localStorage.getItem('permission') ?? 'default';
    }
    static async requestPermission() {
      played.asked += 1;
      localStorage.setItem('permission', answer);
      return answer;
    }
    title: string;
    body: string;
    tag: string;
    onclick: (() => void) | null = null;
    constructor(title: string, { body = '', tag = '' } = {}) {
      if (answer === 'phone') throw new TypeError('Illegal constructor');
      this.title = title;
      this.body = body;
      this.tag = tag;
      if (PlayedNotification.permission === 'granted') played.notices.push(this);
    }
    close() {}
  }
  const focus = () => {
    played.focused += 1;
  };
  Object.assign(window, { Notification: PlayedNotification, played, focus });
  Object.defineProperty(document, 'hidden', { get: () => played.isHidden });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (played.isHidden ? 'hidden' : 'visible'),
  });
}

/** Gives a page notifications as a browser with a window has them: this one has no place to show any. */
export const playNotifications = (page: Page, answer: Answer) => page.addInitScript(play, answer);

/** The tab goes behind another one, or comes back. */
export async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    played.isHidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** The notifications that the page has shown since it was loaded. */
export const noticesOf = (page: Page) =>
  page.evaluate(() => played.notices.map(({ title, body, tag }) => ({ title, body, tag })));

/** Counts how often the page had the browser ask, and the tab come to the front. */
export const askedAndFocused = (page: Page) =>
  page.evaluate(() => [played.asked, played.focused] as const);

export const pressLastNotice = (page: Page) =>
  page.evaluate(() => played.notices.at(-1)?.onclick?.());
