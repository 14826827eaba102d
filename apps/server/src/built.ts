import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameSourceLines } from './source-lines.ts';

// The two programs of this folder, each also built into few files by apps/server/build/build.ts: 2,100
// modules take Node 1.6 s of a core to find and to link, what is built of them 0.3.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BUILT = new URL('../dist/', import.meta.url);

/**
 * The files that the built programs are made of, by their paths from the root, the hash of all they hold, and
 * what is built: names, and sizes in bytes.
 */
export type Sources = { files: string[]; hash: string; built: Record<string, number> };

/**
 * Runs a program: what is built of it, as long as that was built of these very sources, else the sources.
 * So an edited file counts at the next start, built anew or not. Whoever debugs by a flag, or counts what
 * is covered, gets the sources too.
 */
export async function run(program: 'serve' | 'operate'): Promise<void> {
  if (isWatched() || !isBuilt()) {
    await (program === 'serve' ? import('./serve.ts') : import('./operate.ts'));
    return;
  }
  nameSourceLines(BUILT);
  // Nothing is kept where nobody may write, as in an image. NODE_COMPILE_CACHE names another place.
  enableCompileCache(fileURLToPath(new URL('compiled', BUILT)));
  await import(new URL(`${program}.js`, BUILT).href);
}

function isWatched(): boolean {
  const flags = [...process.execArgv, process.env.NODE_OPTIONS];
  return (
    process.env.NODE_V8_COVERAGE !== undefined || flags.some((one) => one?.includes('--inspect'))
  );
}

function isBuilt(): boolean {
  try {
    const text = readFileSync(new URL('sources.json', BUILT), 'utf8');
    const { files, hash, built }: Sources = JSON.parse(text);
    return hashOf(files) === hash && isWhole(built);
  } catch {
    // Never built, or a file of it has gone.
    return false;
  }
}

/** Checks that all that was built is still there: after a loss of power a file may be empty. */
function isWhole(built: Sources['built']): boolean {
  return Object.entries(built).every(
    ([name, size]) => statSync(new URL(name, BUILT)).size === size,
  );
}

/** Hashes what files hold. Throws where one is missing. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
