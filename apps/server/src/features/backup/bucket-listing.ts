import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BucketObject } from '../../platform/storage/s3/bucket.ts';
import type { Contents } from './contents.ts';
import { writeFacts } from './files.ts';
import { parsedLines } from './parsed.ts';

/** In a backup: what a bucket held, a line for each object. */
const LISTING = 'bucket.jsonl';

const Listed = z.object({ key: z.string(), bytes: z.int().nonnegative() });

/** Writes the listing, and answers of how many objects it is. */
export async function writeListing(
  contents: Contents,
  objects: AsyncIterable<BucketObject>,
): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const object of objects) {
      count += 1;
      yield `${JSON.stringify(object)}\n`;
    }
  };
  const source = () => Readable.from(lines(), { objectMode: false });
  contents.add(LISTING, await writeFacts(join(contents.folder, LISTING), source));
  return count;
}

/** The keys of listed objects that a bucket does not hold, or not in that size. */
export async function* missingObjects(
  folder: string,
  objects: AsyncIterable<BucketObject>,
): AsyncGenerator<string> {
  // Both in the order of keys: neither has to be kept in memory.
  const there = objects[Symbol.asyncIterator]();
  let next = await there.next();
  for await (const { key, bytes } of parsedLines(Listed, join(folder, LISTING))) {
    while (!next.done && isBefore(next.value.key, key)) next = await there.next();
    if (next.done || next.value.key !== key || next.value.bytes !== bytes) yield key;
  }
}

/** S3 sorts by bytes, in UTF-8. */
const isBefore = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
