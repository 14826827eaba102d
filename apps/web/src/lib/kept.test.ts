import { afterEach, expect, test, vi } from 'vitest';
import { keepValue, readKept } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, as far as it is used. */
function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

test('what is kept is read again, until it is forgotten', () => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() });
  expect(readKept('localStorage', 'a')).toBeNull();
  expect(keepValue('localStorage', 'a', { b: [1] })).toBe(true);
  expect(readKept('localStorage', 'a')).toEqual({ b: [1] });
  expect(readKept('sessionStorage', 'a')).toBeNull();
  expect(keepValue('localStorage', 'a', null)).toBe(true);
  expect(readKept('localStorage', 'a')).toBeNull();
});

test('what somebody else left there breaks nothing', () => {
  const localStorage = storage();
  vi.stubGlobal('window', { localStorage });
  localStorage.setItem('a', '{"b"');
  expect(readKept('localStorage', 'a')).toBeNull();
});

test('a browser that keeps nothing says so, and breaks nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(readKept('localStorage', 'a')).toBeNull();
  expect(keepValue('localStorage', 'a', 1)).toBe(false);
});
