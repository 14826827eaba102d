type Entry = { name: string; method: number; bytes: Buffer };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;

/** The entries of a ZIP archive, in their order, as its central directory has them; for archives under 4 GB. */
export function readZip(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('no end of central directory');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Error('no central directory');
    const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)];
    if (!(flags & 0x800)) throw new Error('the name is not marked as UTF-8');
    const size = archive.readUInt32LE(at + 20);
    const [nameLength, extra, comment] = [28, 30, 32].map((i) => archive.readUInt16LE(at + i));
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength!);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    at += 46 + nameLength! + extra! + comment!;
    return { name, method, bytes: archive.subarray(start, start + size) };
  });
}
