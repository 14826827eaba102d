import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code that makes answers: the server's, and the contract's. */
const SOURCES = ['../..', '../../../../../packages/contract/src'];

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/**
 * Names the code that runs, the same in all processes of a release: what a browser kept of another
 * release is not what this one would answer. Read once, in some 10 ms; nobody has to remember to
 * count a version up.
 */
export const BUILD = hashOf(SOURCES.map((path) => fileURLToPath(new URL(path, import.meta.url))));

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(isSource).sort()) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('base64url');
}
