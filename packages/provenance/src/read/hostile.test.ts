import { expect, test } from 'vitest';
import { decode } from '../cbor/decode.ts';
import { encode } from '../cbor/encode.ts';
import { readSuperbox } from '../jumbf/read.ts';
import { superbox } from '../jumbf/write.ts';
import { storeInMp4 } from '../mp4/store-box.ts';
import { BrokenFileError, bufferSource } from '../source.ts';
import { FACTS, film, newSigner, signed } from '../test-files.ts';
import { expectBytesRead, expectRead } from './hostile.suite.ts';
import { verifyIngredients } from './ingredients.ts';
import { Statuses } from './status.ts';
import { readStore } from './store.ts';
import { verifyManifest } from './verify-manifest.ts';

const { signer } = newSigner();
const file = await signed(await film(), FACTS, signer);

// The same files in each run; hostile.deep.test.ts draws others.
test('whatever a file is, it is read, or said to be broken, and soon', () =>
  expectRead({ seed: 1, numRuns: 40 }));

test('a manifest of which a byte has another value is read, or said to be broken', () =>
  expectBytesRead(7));

test('CBOR and boxes that nest too deep, or promise too much, are refused', () => {
  const deep = Buffer.alloc(100_000, 0x81);
  const endless = Buffer.from('9bffffffffffffffff', 'hex');
  const many = Buffer.concat([Buffer.from('9a00030d40', 'hex'), Buffer.alloc(200_000)]);
  // Bytes in parts of which one is none, and a text of the same kind.
  const mixed = ['5f00ff', '7f4100ff', '5f', ''].map((hex) => Buffer.from(hex, 'hex'));
  for (const bytes of [deep, endless, many, ...mixed]) {
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

test('a film with many stores is refused before each chunk of it is moved past all of them', async () => {
  const head = file.subarray(0, file.readUInt32BE(0));
  const store = file.subarray(head.length, head.length + file.readUInt32BE(head.length));
  const rest = file.subarray(head.length + store.length);
  const many = Buffer.concat([head, ...Array.from({ length: 11 }, () => store), rest]);
  await expect(signed(many, FACTS, signer)).rejects.toThrow(BrokenFileError);
});

test('ingredients that lead to one another by very many ways are given up', async () => {
  const whole = await signed(await film(), FACTS, signer);
  const manifest = readStore((await storeInMp4(bufferSource(whole)))!)[0]!;
  const claim = verifyManifest(manifest, new Statuses())!;
  const named = new Map([['url', `self#jumbf=/c2pa/${manifest.label}`]]);
  const names = encode(new Map<string, unknown>([['activeManifest', named]]));
  const assertions = Array.from({ length: 60 }, (_, n) => ({
    ...manifest,
    label: `c2pa.ingredient.v3__${n}`,
    content: [{ type: 'cbor', data: names }],
  }));
  const look = () =>
    verifyIngredients({ ...claim, assertions }, [manifest], new Statuses(), {
      ...{ seen: new Set<string>(), looks: { count: 0 } },
    });
  expect(look).toThrow(BrokenFileError);
  assertions.splice(20);
  expect(look()).toHaveLength(20);
});
