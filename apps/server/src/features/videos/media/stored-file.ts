import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../platform/storage/storage.ts';

/** Replaced while it was opened, which happens once or never. */
const TRIES = 3;

/** Opens what is stored under a key; null where there is nothing. */
async function openStored(storage: Storage, key: string): Promise<Readable | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await storage.find(key);
    if (!stored) return null;
    const bytes = await stored.open();
    if (bytes) return bytes;
  }
  return null;
}

/** Writes what is stored under a key to a file of this machine. Answers false where there is nothing. */
export async function fetchStored(storage: Storage, key: string, to: string): Promise<boolean> {
  const bytes = await openStored(storage, key);
  if (!bytes) return false;
  await pipeline(bytes, createWriteStream(to));
  return true;
}

/** The SHA-256 of what is stored under a key; null where there is nothing. */
export async function hashOfStored(storage: Storage, key: string): Promise<string | null> {
  const bytes = await openStored(storage, key);
  if (!bytes) return null;
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}
