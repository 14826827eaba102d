import type { Readable } from 'node:stream';

/** Finished files, by keys such as `<id>/video.mp4`. What is no answer about a file throws. */
export interface Storage {
  /**
   * Takes the file at `path` in under `key`, for good before it returns; the file is gone from `path`
   * afterwards.
   */
  put(key: string, path: string, options: { contentType: string }): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The file under `key`, or null when there is none. */
  find(key: string): Promise<StoredFile | null>;
  /**
   * Has the file under another key, in the place of what was there, and no longer under the first. Answers
   * false where there is none. May be done again after it was cut short.
   */
  move(from: string, to: string): Promise<boolean>;
  /**
   * Removes the files under these keys; those that are not there are fine too. Answers which could not
   * be removed. It lists nothing, so that it costs the same however much is stored.
   */
  remove(keys: readonly string[]): Promise<NotRemoved[]>;
  /** Removes what crashes left of files that were being taken in; once, when a worker starts. */
  removeParts(): Promise<void>;
}

/** A file that is still there, and why, in words for operators. */
export type NotRemoved = { key: string; reason: string };

/** A file as it is now. */
export type StoredFile = {
  /** In bytes. */
  size: number;
  /** Names these very bytes, quotes included, as HTTP has it. */
  etag: string;
  lastModified: Date;
  /**
   * Its bytes, or those of `range`, to be read or destroyed; null when the file was removed or
   * replaced meanwhile.
   */
  open(range?: ByteRange): Promise<Readable | null>;
};

/** Both included, counted from 0. */
export type ByteRange = { start: number; end: number };

/** Why a storage elsewhere gave no answer, for operators: names the place, and no credentials. */
export class StorageError extends Error {
  /** What the server answers with when nobody catches this. */
  readonly statusCode = 503;
  /** Whether the storage does not take our key, or not for this. */
  readonly isKeyRefused: boolean;

  constructor(message: string, { isKeyRefused = false } = {}) {
    super(message);
    this.isKeyRefused = isKeyRefused;
  }
}
