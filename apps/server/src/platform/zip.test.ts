import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../../test/read-zip.ts';
import { type ZipEntry, zip } from './zip.ts';

const modifiedAt = new Date(2026, 10, 25, 15, 16, 18);

const fileOf = (name: string, ...pieces: Buffer[]): ZipEntry => ({
  ...{ name, modifiedAt, bytes: pieces },
  size: pieces.reduce((sum, { length }) => sum + length, 0),
});

async function* zipped(...files: ZipEntry[]) {
  yield* zip(
    (async function* () {
      yield* files;
    })(),
  );
}

const archiveOf = (...files: ZipEntry[]) => buffer(zipped(...files));

test('files are stored as they are, under their names, with their time and checksum', async () => {
  const archive = await archiveOf(
    fileOf('1 🥥.mp4', Buffer.from('1234'), Buffer.from('56789')),
    fileOf('empty', Buffer.alloc(0)),
  );
  expect(readZip(archive).map(({ name, method, bytes }) => [name, method, `${bytes}`])).toEqual([
    ['1 🥥.mp4', 0, '123456789'],
    ['empty', 0, ''],
  ]);
  const line = archive.indexOf(Buffer.from('PK\x01\x02'));
  // What CRC-32 makes of those nine digits is known.
  expect(archive.readUInt32LE(line + 16)).toBe(0xcbf43926);
  expect(archive.readUInt16LE(line + 12)).toBe((15 << 11) | (16 << 5) | 9);
  expect(archive.readUInt16LE(line + 14)).toBe(((2026 - 1980) << 9) | (11 << 5) | 25);
});

test.each([-1, 1])(
  'a file with %i bytes more than it should have ends no archive',
  async (more) => {
    const file = fileOf('a', Buffer.alloc(10));
    const sent: Buffer[] = [];
    const send = async () => {
      for await (const piece of zipped({ ...file, size: 10 - more })) sent.push(piece);
    };
    await expect(send()).rejects.toThrow(`10 bytes came of a file that has ${10 - more}`);
    expect(() => readZip(Buffer.concat(sent))).toThrow('no end of central directory');
  },
);

test('what lies beyond 4 GB is found by its 64 bits', async () => {
  const piece = Buffer.alloc(100_000_000);
  const large = fileOf('large', ...Array.from({ length: 42 }, () => piece));
  let length = 0;
  let tail = Buffer.alloc(0);
  const ends: number[] = [];
  for await (const bytes of zipped(large, fileOf('a', piece), fileOf('b', Buffer.from('b')))) {
    if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) ends.push(length);
    length += bytes.length;
    if (bytes.length < 1000) tail = Buffer.concat([tail, bytes]);
  }
  const [, , last] = ends;
  expect(last).toBeGreaterThan(0xffffffff);
  const line = tail.lastIndexOf(Buffer.from('PK\x01\x02'));
  expect(tail.readUInt32LE(line + 42)).toBe(0xffffffff);
  expect([tail.readUInt16LE(line + 47), tail.readUInt16LE(line + 49)]).toEqual([1, 8]);
  expect(Number(tail.readBigUInt64LE(line + 51))).toBe(last);
  // The directory is as near to the archive's end as the tail's.
  const directory = length - tail.length + tail.indexOf(Buffer.from('PK\x01\x02'));
  const whole = tail.lastIndexOf(Buffer.from('PK\x06\x06'));
  expect(Number(tail.readBigUInt64LE(whole + 32))).toBe(3);
  expect(Number(tail.readBigUInt64LE(whole + 48))).toBe(directory);
  const locator = tail.lastIndexOf(Buffer.from('PK\x06\x07'));
  expect(Number(tail.readBigUInt64LE(locator + 8))).toBe(length - tail.length + whole);
});
