import { join } from 'node:path';
import type { Config } from './config.ts';
import { DiskStorage } from './platform/storage.ts';

// Where things are, for the product and for the commands beside it alike.

export const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** Finished videos and posters. */
export function openStorage(config: Config): DiskStorage {
  return new DiskStorage(join(config.dataDirectory, 'videos'));
}
