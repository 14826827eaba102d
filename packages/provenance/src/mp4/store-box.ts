import { box } from '../jumbf/write.ts';
import { BrokenFileError, type Source } from '../source.ts';
import { type Box, boxesIn, C2PA_UUID, isC2pa, PURPOSE } from './boxes.ts';

const BEFORE_STORE = Buffer.concat([C2PA_UUID, Buffer.alloc(4), PURPOSE, Buffer.alloc(8)]);

/** C2PA's box with a store of manifests. */
export const storeBox = (store: Uint8Array): Buffer => box('uuid', BEFORE_STORE, store);

/** Of what is not the store, in its box. */
export const STORE_BOX_HEAD = 8 + BEFORE_STORE.length;

/** More than this is read of no file; thumbnails and a long history have some hundred kB. */
export const LARGEST_STORE = 4 << 20;

/** The store of manifests that an MP4 carries; undefined where it has none. Throws BrokenFileError. */
export async function storeInMp4(source: Source): Promise<Buffer | undefined> {
  const found: Box[] = [];
  for (const one of await boxesIn(source)) if (await isC2pa(source, one)) found.push(one);
  const stores: Box[] = [];
  for (const one of found) {
    const purposeAt = one.body + C2PA_UUID.length + 4;
    if (purposeAt + PURPOSE.length > one.end) throw new BrokenFileError('a C2PA box breaks off');
    const purpose = await source.read(purposeAt, PURPOSE.length);
    if (purpose.equals(PURPOSE)) stores.push(one);
  }
  const [first, ...more] = stores;
  if (!first) return undefined;
  if (more.length > 0) throw new BrokenFileError('more than one store of manifests');
  const start = first.body + BEFORE_STORE.length;
  if (first.end - start > LARGEST_STORE) throw new BrokenFileError('a store beyond 4 MB');
  if (start > first.end) throw new BrokenFileError('a C2PA box breaks off');
  return trimmed(await source.read(start, first.end - start));
}

/** Some writers fill the room that is left in the box with zeros. */
function trimmed(bytes: Buffer): Buffer {
  const size = bytes.length >= 4 ? bytes.readUInt32BE(0) : 0;
  if (size < 8 || size > bytes.length) throw new BrokenFileError('a store that breaks off');
  return bytes.subarray(0, size);
}
