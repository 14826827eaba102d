import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../dist');

/** In bytes: 90 kB as in the issue, of 1000 bytes each. */
const LANDING_BUDGET = 90_000;

/** And what may come before the first paint: enough to load the rest after it. */
const FIRST_BUDGET = 2000;

const PAGES = ['landing.html', 'pricing.html', 'templates.html', 'login.html'];

const sizeOf = async (script: string) => (await stat(join(DIST, `${script}.gz`))).size;

/** What a page loads by itself, and what its first script loads to take it over. */
async function scriptsOf(page: string): Promise<{ first: string[]; later: string[] }> {
  const html = await readFile(join(DIST, 'pages', page), 'utf8');
  const entry = /<script type="module" [^>]*src="([^"]+)"/.exec(html)?.[1];
  const modules = /<div id="root" data-modules="([^"]+)"/.exec(html)?.[1];
  if (!entry || !modules) throw new Error(`${page} names no scripts`);
  return { first: await graphOf(entry), later: modules.split(' ') };
}

/** A script and all that it imports at once. */
async function graphOf(script: string, found = new Set<string>()): Promise<string[]> {
  if (found.has(script)) return [];
  found.add(script);
  const source = await readFile(join(DIST, script), 'utf8');
  for (const [, name] of source.matchAll(/(?:^|[;}])\s*import[^("'`]*["']\.\/([^"']+)["']/g)) {
    await graphOf(`/assets/${name}`, found);
  }
  return [...found];
}

test('the landing page needs at most 90 kB of JavaScript, gzip, before it is interactive', async () => {
  const { first, later } = await scriptsOf('landing.html');
  const sizes: Record<string, number> = {};
  for (const script of new Set([...first, ...later])) sizes[script] = await sizeOf(script);
  const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
  expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(LANDING_BUDGET);
});

test.each(PAGES)('%s shows before more than 2 kB of JavaScript', async (page) => {
  const { first } = await scriptsOf(page);
  const sizes = await Promise.all(first.map(sizeOf));
  expect(
    sizes.reduce((total, size) => total + size, 0),
    first.join(),
  ).toBeLessThan(FIRST_BUDGET);
});

test.each(PAGES)('%s names every script that its scripts import at once', async (page) => {
  const { first, later } = await scriptsOf(page);
  const graphs = await Promise.all(later.map((script) => graphOf(script)));
  expect(later.length).toBeGreaterThan(3);
  expect(new Set([...first, ...later])).toEqual(new Set([...first, ...graphs.flat()]));
});
