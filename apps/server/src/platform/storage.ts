import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileExists } from './file-exists.ts';

/** Finished files, by keys such as `<id>/video.mp4`. */
export interface Storage {
  /** Takes the file at `path` in under `key`; the file is gone from `path` afterwards. */
  put(key: string, path: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Removes all files whose keys begin with `<folder>/`; none is fine too. */
  removeFolder(folder: string): Promise<void>;
  /** Where a file is on this machine's disk. */
  pathOf(key: string): string;
}

/** Files under one directory of this machine. */
export class DiskStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  pathOf(key: string): string {
    return join(this.#root, key);
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    // On the disk itself before anybody pays for it: a power cut must not leave an empty file.
    await syncToDisk(path);
    await rename(path, target);
    await syncToDisk(dirname(target));
  }

  async has(key: string): Promise<boolean> {
    return fileExists(this.pathOf(key));
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true });
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
