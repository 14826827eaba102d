import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readKnownPages } from './known-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'routes.json'),
  JSON.stringify(['/', '/login', '/dashboard', '/dashboard/series/*']),
);
const pages = readKnownPages(folder, ['/api', '/media']);
const ask = (url: string, method = 'GET') => ({ url, method }) as FastifyRequest;

test.each(['/', '//', '/login', '/login/', '/LOGIN?next=/x', '/dashboard/series/1', '/%6cogin'])(
  '%s is a page that is known',
  (url) => {
    expect(pages.isKnown(ask(url))).toBe(true);
    expect(pages.isNavigation(ask(url))).toBe(true);
  },
);

test.each(['/admin', '/logins', '/dashboard/series', '/dashboard/series/1/2', '/login/x'])(
  '%s is no page, and a page says so',
  (url) => {
    expect(pages.isKnown(ask(url))).toBe(false);
    expect(pages.isNavigation(ask(url))).toBe(true);
  },
);

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/media/x'],
  ['GET', '/x.png'],
  ['POST', '/login'],
])('%s %s is no navigation', (method, url) => {
  expect(pages.isNavigation(ask(url, method))).toBe(false);
});
