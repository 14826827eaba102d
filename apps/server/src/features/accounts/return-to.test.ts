import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/checkout?plan=pro#pay', '/checkout?plan=pro#pay'],
  ['/a/../dashboard', '/dashboard'],
  ['/search?q=http://x//y', '/search?q=http://x//y'],
  ['/crème', '/cr%C3%A8me'],
  ['/apiary', '/apiary'],
])('%j leads to %j', (asked, expected) => {
  expect(safeReturnTo(asked)).toBe(expected);
});

test.each([
  undefined,
  '',
  ['/a', '/b'],
  'https://evil.example',
  'evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x\r\nset-cookie: a=b',
  '/\u0000',
  '/\u0085',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '//',
  '/api/logout',
  '/auth/google',
  '/%61pi/logout',
  '/%61%75th',
  `/${'a'.repeat(3000)}`,
])('%j leads home', (asked) => {
  expect(safeReturnTo(asked)).toBe('/');
});
