import { open } from 'node:fs/promises';

/** Bytes that can be read from any place: a file on the disk, or a buffer. */
export type Source = {
  /** In bytes. */
  size: number;
  /** Exactly these bytes. Throws BrokenFileError where there are fewer. */
  read(at: number, length: number): Promise<Buffer>;
};

/** A file that is not what it says it is, or more than is read of any; the message is for operators. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError';
}

export function bufferSource(bytes: Uint8Array): Source {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: buffer.length,
    async read(at, length) {
      if (at < 0 || at + length > buffer.length) throw new BrokenFileError('the file ends early');
      return buffer.subarray(at, at + length);
    },
  };
}

/** Opens a file of this machine for `work`, and closes it whatever happens. */
export async function withFile<Result>(
  path: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await work({
      size,
      async read(at, length) {
        if (at < 0 || at + length > size) throw new BrokenFileError('the file ends early');
        const buffer = Buffer.allocUnsafe(length);
        const { bytesRead } = await file.read(buffer, 0, length, at);
        if (bytesRead !== length) throw new BrokenFileError('the file ends early');
        return buffer;
      },
    });
  } finally {
    await file.close();
  }
}

/** Of a file at a time: a video is never in memory as a whole. */
const CHUNK = 1 << 20;

/** The bytes from one place up to another, some at a time. */
export async function* chunksOf(source: Source, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += CHUNK) {
    yield await source.read(at, Math.min(CHUNK, to - at));
  }
}
