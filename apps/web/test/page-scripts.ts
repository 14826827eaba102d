import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');

/** Of a script as it travels: its bytes, gzip. */
export const sizeOf = async (script: string) => (await stat(join(DIST, `${script}.gz`))).size;

/** What a page loads by itself, and what its first script loads to take it over. */
export async function scriptsOf(page: string): Promise<{ first: string[]; later: string[] }> {
  const html = await readFile(join(DIST, 'pages', page), 'utf8');
  const entry = /<script type="module" [^>]*src="([^"]+)"/.exec(html)?.[1];
  const modules = / data-modules="([^"]+)"/.exec(html)?.[1];
  if (!entry || !modules) throw new Error(`${page} names no scripts`);
  return { first: await graphOf(entry), later: modules.split(' ') };
}

/** All pages that the server completes, as they are built. */
export async function pagesWithGaps(): Promise<{ name: string; html: string }[]> {
  const folder = join(DIST, 'pages/with-gaps');
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })),
  );
}

/** A script and all that it imports at once. */
export async function graphOf(script: string, found = new Set<string>()): Promise<string[]> {
  if (found.has(script)) return [];
  found.add(script);
  const source = await readFile(join(DIST, script), 'utf8');
  for (const [, name] of source.matchAll(/(?:^|[;}])\s*import[^("'`]*["']\.\/([^"']+)["']/g)) {
    await graphOf(`/assets/${name}`, found);
  }
  return [...found];
}
