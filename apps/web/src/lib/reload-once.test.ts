import { expect, it } from 'vitest';
import { isMissingScript, mayReload } from './reload-once.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

it('loads a version of the page anew once, and the next version again', () => {
  const tab = storage();
  expect(mayReload(tab, '/assets/app-1.js')).toBe(true);
  expect(mayReload(tab, '/assets/app-1.js')).toBe(false);
  expect(mayReload(tab, '/assets/app-2.js')).toBe(true);
});

it('loads nothing anew where that cannot be remembered', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReload(full, '/assets/app-1.js')).toBe(false);
});

it.each([
  'Failed to fetch dynamically imported module: https://shortcake.example/assets/a.js',
  'error loading dynamically imported module: https://shortcake.example/assets/a.js',
  'Importing a module script failed.',
])('knows a missing script by "%s"', (message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true);
});

it('takes no other fault for a missing script', () => {
  expect(isMissingScript(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingScript(new Error('dynamically imported module'))).toBe(false);
  expect(isMissingScript(undefined)).toBe(false);
});
