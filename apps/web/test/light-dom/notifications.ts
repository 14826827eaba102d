import { vi } from 'vitest';

type Notice = { title: string; body: string; tag: string; onclick: (() => void) | null };

/**
 * Gives the page notifications as a browser with a window has them, to a person who says `answer` when
 * asked, and lets a test put the tab behind others. Modules keep what they know of a browser: load them
 * anew after it.
 */
export function playNotifications(answer: NotificationPermission | 'phone') {
  const notices: Notice[] = [];
  let permission: NotificationPermission = 'default';
  let isHidden = false;
  class PlayedNotification implements Notice {
    static get permission() {
      return permission;
    }
    static async requestPermission() {
      if (answer !== 'phone') permission = answer;
      return permission;
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
      if (permission === 'granted') notices.push(this);
    }
    close() {}
  }
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', PlayedNotification);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  return {
    /** The notices that were shown. */
    shown: () => notices.map(({ title, body, tag }) => ({ title, body, tag })),
    pressLast: () => notices.at(-1)?.onclick?.(),
    /** The tab goes behind another one, or comes back. */
    hide: (hidden: boolean) => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
