import type { Page } from '@playwright/test';

type Notice = { title: string; body: string; tag: string; onclick: (() => void) | null };

/** A page's notifications, and whether its tab is said to be behind others. */
type Played = { notices: Notice[]; isHidden: boolean };
declare const played: Played;

function play(answer: NotificationPermission): void {
  const played: Played = { notices: [], isHidden: false };
  class PlayedNotification implements Notice {
    // Of the site, not of the tab.
    static get permission() {
      return localStorage.getItem('permission') ?? 'default';
    }
    static async requestPermission() {
      localStorage.setItem('permission', answer);
      return answer;
    }
    title: string;
    body: string;
    tag: string;
    onclick: (() => void) | null = null;
    constructor(title: string, { body = '', tag = '' } = {}) {
      this.title = title;
      this.body = body;
      this.tag = tag;
      if (PlayedNotification.permission === 'granted') played.notices.push(this);
    }
    close() {}
  }
  Object.assign(window, { Notification: PlayedNotification, played });
  Object.defineProperty(document, 'hidden', { get: () => played.isHidden });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (played.isHidden ? 'hidden' : 'visible'),
  });
}

/** Gives a page notifications as a browser with a window has them: this one has no place to show any. */
export const playNotifications = (page: Page, answer: NotificationPermission) =>
  page.addInitScript(play, answer);

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

export const pressLastNotice = (page: Page) =>
  page.evaluate(() => played.notices.at(-1)?.onclick?.());
