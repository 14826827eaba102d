import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const MEMORY = '/dev/shm';
/** A whole run has written up to 3 GB at once: databases, films, data directories of products. */
const LEAST_FREE_BYTES = 8 * 1024 ** 3;

const DAY_MS = 86_400_000;

/**
 * Keeps temporary files of tests in memory where there is enough of it, unless TMPDIR says otherwise.
 * A test's database is made in 75 ms there; on a disk in 100 to 1,200, since the kernel holds up writers
 * while it writes back.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  const folder = join(MEMORY, `shortcake-tests-${userInfo().uid}`);
  removeLeftovers(folder);
  if (!hasRoom()) return;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
}

/** Folders that are made once and used by later runs: see media.ts, migrated-cluster.ts and below. */
const KEPT = /^test-(media|cluster-[0-9a-f]+|compile-cache)$/;

/** Removes what runs that were ended by Ctrl-C left in memory a day ago or earlier, when no test still runs. */
export function removeLeftovers(folder: string, now = Date.now()): void {
  for (const name of namesIn(folder).filter((name) => !KEPT.test(name))) {
    const path = join(folder, name);
    // Another run may remove it at this moment.
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changedAt > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * Shares Node's compile cache among the processes that tests start, the product above all. It takes a
 * third off a start of the product (3.1 s of a core instead of 4.6, on two that are busy). Coverage wants
 * NODE_DISABLE_COMPILE_CACHE=1: Node counts functions that come from a cache less exactly.
 */
export function shareCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'test-compile-cache');
}
