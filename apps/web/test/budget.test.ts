import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '../dist');

/** In bytes: 90 kB as in the issue, of 1000 bytes each. */
const LANDING_BUDGET = 90_000;

/** The scripts that a drawn page names: its own, and those that take it over. */
async function scriptsOf(page: string): Promise<string[]> {
  const html = await readFile(join(DIST, 'pages', page), 'utf8');
  const first = [...html.matchAll(/<script type="module" [^>]*src="([^"]+)"/g)].map(
    ([, src]) => src,
  );
  const later = /<div id="root" data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [...new Set([...first, ...later])] as string[];
}

const sourceOf = (script: string) => readFile(join(DIST, script), 'utf8');

test('the landing page needs at most 90 kB of JavaScript, gzip, before it is interactive', async () => {
  const sizes: Record<string, number> = {};
  for (const script of await scriptsOf('landing.html')) {
    sizes[script] = (await stat(join(DIST, `${script}.gz`))).size;
  }
  const sum = Object.values(sizes).reduce((total, size) => total + size, 0);
  expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(LANDING_BUDGET);
});

test.each(['landing.html', 'pricing.html', 'templates.html', 'login.html'])(
  '%s names every script that its scripts import at once',
  async (page) => {
    const named = await scriptsOf(page);
    expect(named.length).toBeGreaterThan(3);
    for (const script of named) {
      const imports = (await sourceOf(script)).matchAll(
        /(?:^|[;}])\s*import[^("'`]*["']\.\/([^"']+)["']/g,
      );
      for (const [, imported] of imports) expect(named).toContain(`/assets/${imported}`);
    }
  },
);
