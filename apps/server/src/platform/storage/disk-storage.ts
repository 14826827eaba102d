import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isUuid } from '../is-uuid.ts';
import type { ByteRange, NotRemoved, Storage, StoredFile } from './storage.ts';

/** Files on their way from another device, in the root. No key begins so. */
const PARTS = '.parts';
/** What is older was left by a crash: a copy takes seconds. */
const PART_LIFE_MS = 24 * 3_600_000;

/** Files under one directory of this machine. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Where a file is on this machine's disk. */
  pathOf(key: string): string {
    return join(this.#root, key);
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    // On the disk itself before anybody pays for it: a power cut must not leave an empty file.
    await syncToDisk(path);
    await rename(path, target).catch((error: NodeJS.ErrnoException) => {
      // The root may be a mount of its own.
      if (error.code !== 'EXDEV') throw error;
      return this.#copyWhole(path, target);
    });
    await syncToDisk(dirname(target));
    // It names the folder, which may be new.
    await syncToDisk(this.#root);
  }

  async has(key: string): Promise<boolean> {
    return (await this.find(key)) !== null;
  }

  async find(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    const facts = await stat(path).catch(nullWhenMissing);
    if (facts === null) return null;
    const version = versionOf(facts);
    return { ...version, open: (range) => openFile(path, version.etag, range) };
  }

  async move(from: string, to: string): Promise<boolean> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)];
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(source, target);
    } catch (error) {
      await rmdir(dirname(target)).catch(ignoreWhenInUse);
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    // Each folder names the next, which may be new.
    for (let folder = dirname(target); folder.startsWith(this.#root); folder = dirname(folder)) {
      await syncToDisk(folder);
    }
    await rmdir(dirname(source)).catch(ignoreWhenInUse);
    return true;
  }

  async remove(keys: readonly string[]): Promise<NotRemoved[]> {
    const notRemoved: NotRemoved[] = [];
    for (const key of keys) {
      const path = this.pathOf(key);
      try {
        await rm(path, { force: true });
        await removeCopies(path);
        await rmdir(dirname(path)).catch(ignoreWhenInUse);
      } catch (error) {
        notRemoved.push({ key, reason: (error as NodeJS.ErrnoException).code ?? String(error) });
      }
    }
    return notRemoved;
  }

  async removeParts(): Promise<void> {
    const folder = this.pathOf(PARTS);
    for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
      const path = join(folder, name);
      // Another worker may be at a copy, or remove this one at the same moment.
      const facts = await stat(path).catch(nullWhenMissing);
      if (facts && Date.now() - facts.mtimeMs > PART_LIFE_MS) await rm(path, { force: true });
    }
  }

  /** Under a name of its own until it is whole: another worker may be at the same file. */
  async #copyWhole(path: string, target: string): Promise<void> {
    const copy = join(this.pathOf(PARTS), randomUUID());
    await mkdir(dirname(copy), { recursive: true });
    try {
      await copyFile(path, copy);
      await syncToDisk(copy);
      await rename(copy, target);
    } catch (error) {
      await rm(copy, { force: true });
      throw error;
    }
    await rm(path, { force: true });
  }
}

/** Version 1.0.0 copied files to names beside theirs, `video.mp4.<uuid>`; a crash left them there. */
async function removeCopies(path: string): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  for (const found of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    const isCopy = found.startsWith(`${name}.`) && isUuid(found.slice(name.length + 1));
    if (isCopy) await rm(join(folder, found), { force: true });
  }
}

/** A folder stays while it holds other files; it may be gone already, or was never there. */
function ignoreWhenInUse(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error;
}

/** Files come by rename and are never written to, so size and time tell one from the next. */
function versionOf({ size, mtime }: Stats) {
  const etag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  return { size, etag, lastModified: mtime };
}

async function openFile(path: string, etag: string, range?: ByteRange): Promise<Readable | null> {
  const file = await open(path, 'r').catch(nullWhenMissing);
  if (file === null) return null;
  if (versionOf(await file.stat()).etag === etag) return file.createReadStream(range);
  await file.close();
  return null;
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
