import { BrokenFileError } from '../source.ts';

/** A marker of a JPEG with what follows it, before its picture begins. */
export type Segment = { marker: number; start: number; end: number; data: Buffer };

const START_OF_SCAN = 0xda;
export const APP0 = 0xe0;
export const APP11 = 0xeb;
const MOST_SEGMENTS = 2000;

/** The segments of a JPEG up to its picture. Throws BrokenFileError. */
export function segmentsOf(file: Buffer): Segment[] {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) throw new BrokenFileError('no JPEG');
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (at + 4 > file.length || file[at] !== 0xff) throw new BrokenFileError('a JPEG breaks off');
    const marker = file[at + 1]!;
    if (marker === START_OF_SCAN) return segments;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4 || segments.length === MOST_SEGMENTS) {
      throw new BrokenFileError('a JPEG breaks off');
    }
    segments.push({ marker, start: at, end, data: file.subarray(at + 4, end) });
    at = end;
  }
}

/** Of JPEG XT's boxes, whose first bytes are `JP`, a box's number and that of a part of it. */
const JPEG_XT = 0x4a50;
const PART_HEAD = 8;
/** Length and type stand before each part. */
const BOX_HEAD = 8;

export const isBoxPart = ({ marker, data }: Segment): boolean =>
  marker === APP11 && data.length >= PART_HEAD + BOX_HEAD && data.readUInt16BE(0) === JPEG_XT;

/** The store of manifests that a JPEG carries; undefined where it has none. Throws BrokenFileError. */
export function storeInJpeg(file: Buffer): Buffer | undefined {
  const parts = segmentsOf(file).filter(isBoxPart);
  const first = parts.find(({ data }) => isStore(data));
  if (!first) return undefined;
  const number = first.data.readUInt16BE(2);
  const own = parts.filter(({ data }) => data.readUInt16BE(2) === number);
  const inOrder = own.toSorted((a, b) => a.data.readUInt32BE(4) - b.data.readUInt32BE(4));
  const store = Buffer.concat(
    inOrder.map(({ data }, index) => data.subarray(PART_HEAD + (index === 0 ? 0 : BOX_HEAD))),
  );
  if (store.readUInt32BE(0) !== store.length) throw new BrokenFileError('a store that breaks off');
  return store;
}

/** Whether a part begins with C2PA's own box of boxes. */
const isStore = (data: Buffer): boolean =>
  data.toString('latin1', PART_HEAD + 4, PART_HEAD + 8) === 'jumb' &&
  data.toString('latin1', PART_HEAD + 16, PART_HEAD + 20) === 'c2pa';

/** A segment with a whole box. Throws BrokenFileError for one that does not fit. */
export function segmentWith(box: Buffer): Buffer {
  const length = 2 + PART_HEAD + box.length;
  if (length > 0xffff) throw new BrokenFileError('a store beyond 64 kB');
  const head = Buffer.alloc(4 + PART_HEAD);
  head.writeUInt16BE(0xff00 | APP11, 0);
  head.writeUInt16BE(length, 2);
  head.writeUInt16BE(JPEG_XT, 4);
  head.writeUInt16BE(1, 6);
  head.writeUInt32BE(1, 8);
  return Buffer.concat([head, box]);
}
