import { crc32 } from 'node:zlib';

/** A file of an archive. Its bytes come once, under 4 GB of them, and as many as `size` says where that is known. */
export type ZipEntry = {
  name: string;
  modifiedAt: Date;
  size?: number;
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>;
};

/** A file that has been sent, and how far from the archive's beginning it lies. */
type Written = Omit<ZipEntry, 'bytes'> & { size: number; crc: number; offset: number };

/** Of the format, which knows ZIP64. */
const VERSION = 45;
/** The checksum follows the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
/** Made on Unix, and what such a file may be used for: `rw-r--r--`. */
const MADE_BY = (3 << 8) | VERSION;
const RIGHTS = 0o100644 * 0x10000;
/** A number that does not fit into 16 or 32 bits stands as these, and again in a place of ZIP64's. */
const [MOST_16, MOST_32] = [0xffff, 0xffffffff];

/**
 * A ZIP archive of files as they come, stored and not compressed. Throws where a file turns out shorter
 * or longer than it should be: then the archive has no end, and nobody takes it for whole.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer, void> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { bytes, ...file } of entries) {
    const head = headOf(file);
    yield head;
    let [crc, size] = [0, 0];
    for await (const piece of bytes) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield piece;
    }
    if (size !== (file.size ?? size)) {
      throw new Error(`${size} bytes came of a file that has ${file.size}`);
    }
    const sums = pack('IIII', [0x08074b50, crc, size, size]);
    yield sums;
    written.push({ ...file, size, crc, offset });
    offset += head.length + size + sums.length;
  }
  const directory = Buffer.concat(written.map(lineOf));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

/** What stands before a file's bytes. */
function headOf({ name, modifiedAt }: Pick<ZipEntry, 'name' | 'modifiedAt'>): Buffer {
  const bytes = Buffer.from(name);
  const fixed = [0x04034b50, VERSION, FLAGS, 0, ...timeOf(modifiedAt), 0, 0, 0, bytes.length, 0];
  return Buffer.concat([pack('IHHHHHIIIHH', fixed), bytes]);
}

/** A file's line in the directory, from which archives are read. */
function lineOf({ name, modifiedAt, size, crc, offset }: Written): Buffer {
  const bytes = Buffer.from(name);
  const far = offset < MOST_32 ? Buffer.alloc(0) : pack('HHQ', [1, 8, offset]);
  const about = [0x02014b50, MADE_BY, VERSION, FLAGS, 0, ...timeOf(modifiedAt), crc, size, size];
  const lengths = [bytes.length, far.length, 0, 0, 0];
  const fixed = [...about, ...lengths, RIGHTS, Math.min(offset, MOST_32)];
  return Buffer.concat([pack('IHHHHHHIIIHHHHHII', fixed), bytes, far]);
}

/** What stands behind the directory: how many files it names, how long it is, and where it begins. */
function endOf(files: number, length: number, offset: number): Buffer {
  const few = Math.min(files, MOST_16);
  const place = [Math.min(length, MOST_32), Math.min(offset, MOST_32)];
  const end = pack('IHHHHIIH', [0x06054b50, 0, 0, few, few, ...place, 0]);
  if (files < MOST_16 && length < MOST_32 && offset < MOST_32) return end;
  const whole = [0x06064b50, 44, MADE_BY, VERSION, 0, 0, files, files, length, offset];
  const locator = [0x07064b50, 0, offset + length, 1];
  return Buffer.concat([pack('IQHHIIQQQQ', whole), pack('IIQI', locator), end]);
}

/** As MS-DOS has it: in steps of two seconds, by this machine's clock. */
function timeOf(at: Date): [time: number, date: number] {
  return [
    (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  ];
}

const BYTES = { H: 2, I: 4, Q: 8 };

/** Whole numbers one after another, of 2 (H), 4 (I) or 8 bytes (Q), the lowest byte first. */
function pack(layout: string, values: readonly number[]): Buffer {
  const fields = [...layout] as (keyof typeof BYTES)[];
  const buffer = Buffer.alloc(fields.reduce((sum, field) => sum + BYTES[field], 0));
  let at = 0;
  for (const [i, field] of fields.entries()) {
    if (field === 'Q') buffer.writeBigUInt64LE(BigInt(values[i]!), at);
    else buffer.writeUIntLE(values[i]!, at, BYTES[field]);
    at += BYTES[field];
  }
  return buffer;
}
