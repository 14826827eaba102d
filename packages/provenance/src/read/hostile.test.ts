import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '../cbor/decode.ts';
import { signJpeg } from '../jpeg/sign.ts';
import { readSuperbox } from '../jumbf/read.ts';
import { superbox } from '../jumbf/write.ts';
import { canBeSigned } from '../mp4/layout.ts';
import { storeInMp4 } from '../mp4/store-box.ts';
import { BrokenFileError, bufferSource } from '../source.ts';
import { FACTS, film, newSigner, read, signed, still } from '../test-files.ts';
import { readJpeg } from './read.ts';

const { signer } = newSigner();
const file = await signed(await film(), FACTS, signer);
const jpeg = signJpeg(still(), FACTS, signer);

/** Files with some bytes of their first 12 kB changed, and cut somewhere. */
const damaged = (whole: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(Math.min(whole.length, 12_000) - 1), fc.nat(255)), { maxLength: 6 }),
      fc.option(fc.nat(whole.length)),
    )
    .map(([changes, end]) => {
      const copy = Buffer.from(whole);
      for (const [at, value] of changes) copy[at] = value;
      return copy.subarray(0, end ?? copy.length);
    });

const orBroken = (error: unknown) => {
  if (error instanceof BrokenFileError) return 'broken';
  throw error;
};

test('whatever a file is, it is read, or said to be broken, and soon', async () => {
  const each = (whole: Buffer, look: (bytes: Buffer) => Promise<unknown>) =>
    fc.assert(
      fc.asyncProperty(damaged(whole), async (bytes) => void (await look(bytes).catch(orBroken))),
    );
  await each(file, (bytes) => read(bytes, { authority: signer.authority }));
  await each(file, (bytes) => canBeSigned(bufferSource(bytes)));
  await each(jpeg, (bytes) => readJpeg(bytes, { authority: signer.authority }));
});

test('a manifest of which any byte has another value is read, or said to be broken', async () => {
  const from = file.readUInt32BE(0);
  const to = from + file.readUInt32BE(from);
  // Without its film, which takes the longest to hash.
  const short = file.subarray(0, to);
  for (let at = from; at < to; at += 1) {
    const bad = Buffer.from(short);
    bad[at] = [0, 0xff, file[at]! ^ 0x80][at % 3]!;
    await read(bad, { authority: signer.authority }).catch(orBroken);
  }
});

test('CBOR and boxes that nest too deep, or promise too much, are refused', () => {
  const deep = Buffer.alloc(100_000, 0x81);
  const endless = Buffer.from('9bffffffffffffffff', 'hex');
  const many = Buffer.concat([Buffer.from('9a00030d40', 'hex'), Buffer.alloc(200_000)]);
  for (const bytes of [deep, endless, many, Buffer.from('5f', 'hex'), Buffer.alloc(0)]) {
    expect(() => decode(bytes)).toThrow(BrokenFileError);
  }
  let nested = superbox('c2pa', 'deepest');
  for (let depth = 0; depth < 20; depth += 1) nested = superbox('c2pa', 'deep', nested);
  expect(() => readSuperbox(nested)).toThrow(BrokenFileError);
});

test('a store beyond 4 MB is not read, and a film with two stores has none to go by', async () => {
  const head = file.subarray(0, file.readUInt32BE(0));
  const store = file.subarray(head.length, head.length + file.readUInt32BE(head.length));
  const large = Buffer.concat([store, Buffer.alloc(5 << 20)]);
  large.writeUInt32BE(large.length);
  const read = (...boxes: Buffer[]) => storeInMp4(bufferSource(Buffer.concat([head, ...boxes])));
  await expect(read(store)).resolves.toBeDefined();
  await expect(read(large)).rejects.toThrow('beyond 4 MB');
  await expect(read(store, store)).rejects.toThrow('more than one');
});
