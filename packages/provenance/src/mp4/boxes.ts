import { BrokenFileError, type Source } from '../source.ts';

/** A box of ISO/IEC 14496-12, where it stands in its file. */
export type Box = {
  type: string;
  start: number;
  /** Where its content begins. */
  body: number;
  end: number;
};

/** C2PA's box among those that are named by a UUID. */
export const C2PA_UUID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
/** After the UUID: version and flags, a purpose that ends with a zero, where the first Merkle box is. */
export const PURPOSE = Buffer.from('manifest\0');

/** A file of eight seconds has a dozen, a fragmented one a few hundred. */
const MOST_BOXES = 5000;

/** The boxes that fill a file from one place to another. Throws BrokenFileError where they do not. */
export async function boxesIn(source: Source, from = 0, to = source.size): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to) throw new BrokenFileError('bytes that are no box');
    const head = await source.read(at, Math.min(16, to - at));
    const type = head.toString('latin1', 4, 8);
    let size = head.readUInt32BE(0);
    let body = at + 8;
    if (size === 1) {
      if (head.length < 16) throw new BrokenFileError(`the box ${type} breaks off`);
      size = Number(head.readBigUInt64BE(8));
      body = at + 16;
    } else if (size === 0) size = to - at;
    if (size < body - at || at + size > to) throw new BrokenFileError(`the box ${type} breaks off`);
    boxes.push({ type, start: at, body, end: at + size });
    if (boxes.length > MOST_BOXES) throw new BrokenFileError('too many boxes');
    at += size;
  }
  return boxes;
}

/** Whether a box is one of C2PA's, for whatever purpose. */
export async function isC2pa(source: Source, { type, body, end }: Box): Promise<boolean> {
  if (type !== 'uuid' || end - body < C2PA_UUID.length) return false;
  return (await source.read(body, C2PA_UUID.length)).equals(C2PA_UUID);
}
