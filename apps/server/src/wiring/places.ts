import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { DiskStorage } from '../platform/storage/disk-storage.ts';
import type { SignedAddresses } from '../platform/storage/s3/signed-addresses.ts';
import type { Storage } from '../platform/storage/storage.ts';

// Where things are, for the product and for the commands beside it alike.

export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** In the data directory: finished videos and posters, a generated secret, and an own authority with its keys. */
export const VIDEOS = 'videos';
export const SESSION_SECRET = 'session-secret';
/** Files that somebody has looked at, while they are. */
export const DROPPED = 'dropped';
export const AUTHORITY = 'provenance-authority.pem';

/** Finished videos and posters. */
export async function openStorage({ s3, dataDirectory }: Config): Promise<Storage> {
  if (s3 === undefined) return new DiskStorage(join(dataDirectory, VIDEOS));
  const { S3Storage } = await import('../platform/storage/s3/s3-storage.ts');
  return new S3Storage(s3);
}

/** Where browsers get finished files from; undefined: through us. */
export async function openAddresses({
  mediaRedirect,
}: Config): Promise<SignedAddresses | undefined> {
  if (mediaRedirect === undefined) return undefined;
  const { signAddresses } = await import('../platform/storage/s3/signed-addresses.ts');
  return signAddresses(mediaRedirect.s3, mediaRedirect.origin);
}
