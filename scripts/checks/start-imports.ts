import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importsIn } from './import-graph.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Imports that run with the file itself: neither `import type`, which is erased, nor `import()`, which is
 * later.
 */
const STATIC = /^(?:import|export) (?!type\b)(?:[\w\s{},*$]*from )?'([^']+)'/gm;

/** Imported files and packages, each with the file that imported it first; the first file with undefined. */
export type Chains = ReadonlyMap<string, string | undefined>;

/** All that importing a file imports: our own files by their paths from the root, packages by their names. */
export function chainsFrom(file: string): Chains {
  const chains = new Map<string, string | undefined>([[file, undefined]]);
  // Iterating a map also visits what is added to it meanwhile.
  for (const one of chains.keys()) {
    for (const imported of importsOf(one)) if (!chains.has(imported)) chains.set(imported, one);
  }
  return chains;
}

/** The way to an imported file or package, a line each; undefined where it is not imported. */
export function chainTo(name: string, chains: Chains): string | undefined {
  if (!chains.has(name)) return undefined;
  const way = [name];
  for (let one = chains.get(name); one !== undefined; one = chains.get(one)) way.unshift(one);
  return way.join('\n  -> ');
}

function importsOf(file: string): string[] {
  const path = join(root, file);
  if (!file.endsWith('.ts') || !existsSync(path)) return [];
  return importsIn(readFileSync(path, 'utf8'), file, STATIC);
}
