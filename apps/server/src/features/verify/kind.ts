import { open } from 'node:fs/promises';

/** What a file is, by its first bytes: whatever it is called, and whoever says so. */
export type Kind = 'jpeg' | 'mp4' | 'matroska';

const HEAD_BYTES = 12;
/** First boxes of MP4 and QuickTime; older ones have no `ftyp`. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
/** Brands of pictures and of sound alone, which come in the same boxes. */
const NO_VIDEO = /^(?:hei[cxms]|hev[cxms]|mif[12]|avi[fs]|M4[ABP] |crx )/;

/** The kind of a file; undefined where it is no video and no JPEG. */
export async function kindOf(path: string): Promise<Kind | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    return kindByHead(head);
  } finally {
    await file.close();
  }
}

function kindByHead(head: Buffer): Kind | undefined {
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (head.readUInt32BE(0) === 0x1a45dfa3) return 'matroska';
  const [box, brand] = [head.toString('latin1', 4, 8), head.toString('latin1', 8, 12)];
  if (!FIRST_BOXES.includes(box) || (box === 'ftyp' && NO_VIDEO.test(brand))) return undefined;
  return 'mp4';
}
