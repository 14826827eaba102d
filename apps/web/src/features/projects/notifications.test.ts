import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellingOf } from './notifications.ts';

test('it tells when it is wanted and allowed, and says when it is wanted and forbidden', () => {
  expect(tellingOf(true, 'granted')).toBe('on');
  expect(tellingOf(true, 'denied')).toBe('blocked');
  expect(tellingOf(true, 'default')).toBe('off');
  expect(tellingOf(false, 'granted')).toBe('off');
  expect(tellingOf(false, 'denied')).toBe('off');
});

/** A browser as far as it matters here: its notifications may throw, as those of phones do. */
function browser({ isPhone = false, isSecure = true, permission = 'default' }) {
  const shown: unknown[] = [];
  class Notice {
    static permission = permission;
    static requestPermission = async () => {
      Notice.permission = 'granted';
      return 'granted';
    };
    constructor(title: string, options?: object) {
      if (isPhone) throw new TypeError('Illegal constructor');
      if (Notice.permission === 'granted') shown.push({ title, ...options });
    }
  }
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  const window = { Notification: Notice, isSecureContext: isSecure, localStorage };
  vi.stubGlobal('window', window);
  vi.stubGlobal('Notification', Notice);
  return { shown, kept };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const notice = { id: '1', title: 'Your video is ready', body: 'Cake' };
const load = () => import('./notifications.ts');

test('nothing is shown until it is turned on, and after it is turned off', async () => {
  const { shown, kept } = browser({ permission: 'granted' });
  const { showNotice, currentTelling, toggleTelling } = await load();
  showNotice(notice, () => {});
  expect(currentTelling()).toBe('off');
  expect(shown).toEqual([]);
  await toggleTelling();
  showNotice(notice, () => {});
  expect(shown).toMatchObject([{ title: 'Your video is ready', body: 'Cake', tag: '1' }]);
  expect(kept.size).toBe(1);
  await toggleTelling();
  showNotice(notice, () => {});
  expect(shown).toHaveLength(1);
  expect(kept.size).toBe(0);
});

test('the choice is remembered on the device', async () => {
  browser({});
  const first = await load();
  await first.toggleTelling();
  vi.resetModules();
  expect((await load()).currentTelling()).toBe('on');
});

test('a browser without notifications for pages is known before anybody is asked', async () => {
  browser({ isPhone: true });
  expect((await load()).currentTelling()).toBe('impossible');
  vi.resetModules();
  browser({ isSecure: false, permission: 'denied' });
  expect((await load()).currentTelling()).toBe('impossible');
});

test('one that allows them and cannot show them is found out by the first, which harms nothing', async () => {
  const { kept } = browser({ isPhone: true, permission: 'granted' });
  kept.set('tell-when-ready', 'true');
  const { showNotice, currentTelling } = await load();
  expect(currentTelling()).toBe('on');
  showNotice(notice, () => {});
  expect(currentTelling()).toBe('impossible');
});
