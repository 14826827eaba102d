import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Modules that make a test slow: importing one, even indirectly, puts a file into the slow project. */
const HEAVY = new Set([
  // PostgreSQL.
  'pg',
  'postgres',
  // ffmpeg, the product, a worker that is to be killed.
  'node:child_process',
  // The studio's drawing.
  '@napi-rs/canvas',
  // The built web app.
  resolve(root, 'apps/web/test/page-scripts.ts'),
]);

/** Of the files that these patterns name, the tests that need nothing but Node, for a moment. */
export function fastTests(patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const slow = reachersOf(HEAVY, importersIn(files.map((file) => resolve(root, file))));
  return files.filter((file) => !slow.has(resolve(root, file)));
}

/** Of all that these files import, however indirectly: who imports it. */
function importersIn(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const reached = new Set(files);
  // Iterating a set also visits what is added to it meanwhile.
  for (const file of reached) {
    for (const imported of readImports(file)) {
      reached.add(imported);
      const known = importers.get(imported);
      if (known) known.push(file);
      else importers.set(imported, [file]);
    }
  }
  return importers;
}

/** These, and all that import one of them, however indirectly. */
function reachersOf(modules: Iterable<string>, importers: ReadonlyMap<string, string[]>) {
  const reaching = new Set(modules);
  for (const one of reaching)
    for (const importer of importers.get(one) ?? []) reaching.add(importer);
  return reaching;
}

/** Not `import type`, which is gone when the code runs. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:[\w\s{},*]*from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Lists a file's imports: our own files by their paths, packages by their names. */
function readImports(file: string): string[] {
  if (!/^\/.*\.tsx?$/.test(file) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, atStart, later]) => {
    const name = atStart ?? (later as string);
    if (name.startsWith('.')) return resolve(dirname(file), name);
    return name.startsWith('@shortcake/') ? require.resolve(name) : name;
  });
}
