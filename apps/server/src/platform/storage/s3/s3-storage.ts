import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ByteRange,
  type NotRemoved,
  type Storage,
  StorageError,
  type StoredFile,
} from '../storage.ts';
import { openBucket, type S3Bucket } from './bucket.ts';
import type { S3Place } from './client.ts';
import { createRemoval } from './removal.ts';

const ANSWER_MS = 5_000;
/** The largest file taken is 200 MB: 14 Mbit/s. */
const UPLOAD_MS = 120_000;
/** Within the bucket. */
const COPY_MS = 30_000;

/** Files in a bucket of Amazon S3, or of what speaks its language. Without an answer: StorageError. */
export class S3Storage implements Storage {
  readonly #bucket: S3Bucket;
  readonly #remove: ReturnType<typeof createRemoval>;

  constructor(place: S3Place) {
    this.#bucket = openBucket(place);
    this.#remove = createRemoval(this.#bucket);
  }

  async put(key: string, path: string, { contentType }: { contentType: string }): Promise<void> {
    await this.#bucket.send('PUT', key, {
      headers: {
        'content-type': contentType,
        'cache-control': 'private, no-cache',
        // What was damaged on the way is refused.
        'content-md5': await md5Of(path),
      },
      upload: { path, bytes: (await stat(path)).size },
      timeoutMs: UPLOAD_MS,
    });
    await rm(path);
  }

  async has(key: string): Promise<boolean> {
    return (await this.find(key)) !== null;
  }

  async find(key: string): Promise<StoredFile | null> {
    const { status, headers } = await this.#bucket.send('HEAD', key, {
      timeoutMs: ANSWER_MS,
      orStatus: [404],
    });
    if (status === 404) {
      // So is a bucket that is not there answered, which a listing refuses.
      await this.#bucket.list(key, ANSWER_MS);
      return null;
    }
    const size = Number(headers.get('content-length') ?? Number.NaN);
    const lastModified = new Date(headers.get('last-modified') ?? Number.NaN);
    const etag = headers.get('etag');
    if (!(size >= 0) || Number.isNaN(lastModified.getTime()) || etag === null) {
      throw new StorageError(`S3 tells no size, time or etag of ${key}`);
    }
    return { size, etag, lastModified, open: (range) => this.#open(key, etag, range) };
  }

  async move(from: string, to: string): Promise<boolean> {
    if (!(await this.#bucket.copy(from, to, COPY_MS))) return false;
    const [left] = await this.#remove([from]);
    if (left)
      throw new StorageError(`S3 has copied ${from}, and does not remove it: ${left.reason}`);
    return true;
  }

  remove(keys: readonly string[]): Promise<NotRemoved[]> {
    return this.#remove(keys);
  }

  /** An upload is there as a whole or not at all. */
  async removeParts(): Promise<void> {}

  async #open(key: string, etag: string, range?: ByteRange): Promise<Readable | null> {
    const { ok, status, body } = await this.#bucket.send('GET', key, {
      headers: {
        'if-match': etag,
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      },
      timeoutMs: ANSWER_MS,
      orStatus: [404, 412],
    });
    if (!ok) return null;
    if (range && status !== 206) {
      body.destroy();
      throw new StorageError(`S3 answers ${status} to a range of ${key}`);
    }
    return body;
  }
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
