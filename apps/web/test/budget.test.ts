import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { graphOf, pagesWithGaps, scriptsOf, sizeOf } from './page-scripts.ts';

/** In bytes: 90 kB, of 1000 bytes each. */
const LANDING_BUDGET = 90_000;

/** And what may come before the first paint: enough to load the rest after it. */
const FIRST_BUDGET = 2000;

const PAGES = ['landing.html', 'pricing.html', 'templates.html', 'verify.html', 'login.html'];

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

test('a page with gaps has no script but a small one of its own, and links to no other', async () => {
  const pages = await pagesWithGaps();
  expect(pages.length).toBeGreaterThan(3);
  for (const { name, html } of pages) {
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, src]) => src as string,
    );
    const graphs = await Promise.all(scripts.map((script) => graphOf(script)));
    const sizes = await Promise.all(graphs.flat().map(sizeOf));
    expect(html.match(/<script/g)?.length ?? 0, name).toBe(scripts.length);
    expect(html, name).not.toMatch(/modulepreload|data-modules/);
    expect(
      sizes.reduce((total, size) => total + size, 0),
      name,
    ).toBeLessThan(FIRST_BUDGET);
  }
});

test('the script of no page carries the reference for developers', async () => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    const text = await readFile(join(assets, name), 'utf8');
    expect(/webhook-timestamp|schema-/.exec(text), name).toBeNull();
  }
});
