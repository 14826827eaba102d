import { expect, test } from 'vitest';
import { actionsIn, openJudge } from '../judge/judge.ts';
import { parentOf, whyNoParent } from './claim/parent.ts';
import { signJpeg } from './jpeg/sign.ts';
import { boxesIn } from './mp4/boxes.ts';
import { MOST_ADDED_BYTES } from './mp4/sign.ts';
import { storeInMp4 } from './mp4/store-box.ts';
import { readJpeg } from './read/read.ts';
import { bufferSource } from './source.ts';
import { FACTS, film, newSigner, read, signed, still, turned } from './test-files.ts';

const { signer, ...own } = newSigner();
const engine = newSigner();
const MP4 = 'video/mp4';
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** An engine's file with its manifest, and that as the parent of what comes from it. */
async function ofEngine(file: Buffer) {
  const store = (await storeInMp4(bufferSource(file)))!;
  return parentOf(store, MP4, await read(file));
}

test('a signed film is one to an independent reader, and to ours, and says how it came about', async ({
  skip,
}) => {
  const { judge } = await openJudge(skip);
  const file = await signed(await film(), FACTS, signer);
  const verdict = await judge(file, MP4, signer.authority);
  expect(verdict).toMatchObject({ state: 'Trusted', failures: [] });
  expect(verdict.active?.claim_generator_info).toEqual([{ name: 'Shortcake', version: '1.0.0' }]);
  expect(actionsIn(verdict)).toMatchObject([
    { action: 'c2pa.created', digitalSourceType: SOURCE, softwareAgent: FACTS.engine },
  ]);
  expect(await read(file, { authority: signer.authority })).toMatchObject({
    ...{ manifest: 'valid', trusted: true, signer: 'Shortcake', generator: 'Shortcake 1.0.0' },
    actions: [{ action: 'c2pa.created', sourceType: 'trainedAlgorithmicMedia' }],
  });
  expect(await read(file, { authority: engine.signer.authority })).toMatchObject({
    ...{ manifest: 'valid', trusted: false },
  });
});

test('moov stays before mdat, every chunk where its table says, and signing again stacks nothing', async () => {
  const plain = await film();
  const file = await signed(plain, FACTS, signer);
  const types = async (one: Buffer) => (await boxesIn(bufferSource(one))).map(({ type }) => type);
  const [first, ...others] = await types(plain);
  expect(await types(file)).toEqual([first, 'uuid', ...others]);
  expect(file.length - plain.length).toBeLessThan(MOST_ADDED_BYTES);
  const again = await signed(file, FACTS, signer);
  expect(again.length).toBe(file.length);
  expect(await types(again)).toEqual(await types(file));
  for (const [index, at] of chunksIn(plain).entries()) {
    const now = chunksIn(again)[index]!;
    expect(again.subarray(now, now + 16)).toEqual(plain.subarray(at, at + 16));
  }
  expect(chunksIn(again)).not.toEqual(chunksIn(plain));
});

/** Places of chunks, by all tables of 32 bits. */
function chunksIn(file: Buffer): number[] {
  const places: number[] = [];
  for (let at = file.indexOf('stco'); at >= 0; at = file.indexOf('stco', at + 1)) {
    const count = file.readUInt32BE(at + 8);
    for (let n = 0; n < count; n += 1) places.push(file.readUInt32BE(at + 12 + 4 * n));
  }
  return places;
}

test('a byte that was changed is reported, wherever it is, as an independent reader does', async ({
  skip,
}) => {
  const { judge } = await openJudge(skip);
  const plain = await film();
  const parent = await ofEngine(await signed(plain, FACTS, engine.signer));
  const file = await signed(plain, { ...FACTS, parent }, signer);
  const boxes = await boxesIn(bufferSource(file));
  const manifests = boxes.find(({ type }) => type === 'uuid')!;
  const places = [
    // In the manifests every 90th byte: claims, assertions, hashes, certificates, signatures.
    ...Array.from({ length: 60 }, (_, n) => manifests.body + 60 + n * 90),
    ...boxes.slice(2).flatMap(({ body, end }) => [body, end - 1]),
  ].filter((at) => at < file.length);
  const missed: unknown[] = [];
  for (const at of places) {
    const bad = turned(file, at);
    const [theirs, ours] = await Promise.all([
      judge(bad, MP4, signer.authority).catch(() => ({ state: 'Invalid', failures: ['unread'] })),
      read(bad, { authority: signer.authority }).catch(() => ({ manifest: 'invalid' })),
    ]);
    if (ours.manifest === 'valid') missed.push({ at, theirs, ours });
  }
  expect(missed).toEqual([]);
});

test("an engine's manifest is carried on as the parent, with what was done to the film", async ({
  skip,
}) => {
  const { judge, sign } = await openJudge(skip);
  const plain = await film();
  const engineFile = sign(plain, MP4, engine);
  // Another program's file is one to our reader.
  expect(await read(engineFile, { authority: engine.signer.authority })).toMatchObject({
    ...{ manifest: 'valid', trusted: true, problems: [], generator: 'Another Engine 3' },
  });
  const parent = await ofEngine(engineFile);
  const file = await signed(
    plain,
    { ...FACTS, parent, changes: ['cropped', 'transcoded', 'sound removed'] },
    signer,
  );
  const verdict = await judge(file, MP4, signer.authority);
  expect(verdict).toMatchObject({ state: 'Trusted', failures: [] });
  expect(verdict.parents).toMatchObject([{ claim_generator_info: [{ name: 'Another Engine' }] }]);
  expect(actionsIn(verdict)).toMatchObject([
    { action: 'c2pa.opened' },
    { action: 'c2pa.cropped', digitalSourceType: SOURCE },
    { action: 'c2pa.transcoded', digitalSourceType: SOURCE },
    { action: 'c2pa.edited', description: 'Sound removed', digitalSourceType: SOURCE },
  ]);
  expect(await read(file)).toMatchObject({
    ...{ manifest: 'valid', ingredients: [{ isParent: true, generator: 'Another Engine 3' }] },
  });
});

test('a parent that readers would refuse is none', async () => {
  const now = new Date();
  const file = await signed(await film(), FACTS, engine.signer);
  const inManifest = (await boxesIn(bufferSource(file)))[1]!.end - 5;
  expect(whyNoParent(await read(file), now)).toBeNull();
  expect(whyNoParent(await read(turned(file, inManifest)), now)).toContain('claimSignature');
  expect(whyNoParent(await read(turned(file, file.length - 9)), now)).toContain('bmffHash');
  const late = new Date(now.getTime() + 9.5 * 365.25 * 86_400_000);
  expect(whyNoParent(await read(file, { now: late }), late)).toContain('ends within a year');
});

test('a parent is kept however much a file said before, and the file grows by 30 kB at most', async () => {
  const plain = await film();
  let file = await signed(plain, FACTS, engine.signer);
  // Readers follow ten manifests, one from the other, and no more.
  for (let n = 0; n < 9; n += 1) {
    const before = file.length;
    file = await signed(plain, { ...FACTS, parent: await ofEngine(file) }, signer);
    expect(file.length - before).toBeLessThanOrEqual(MOST_ADDED_BYTES);
  }
  expect(file.length - plain.length).toBeGreaterThan(MOST_ADDED_BYTES);
  expect(await read(file)).toMatchObject({ manifest: 'valid', ingredients: [{ isParent: true }] });
});

test('a signed JPEG is one to an independent reader, once and again', async ({ skip }) => {
  const { judge, sign } = await openJudge(skip);
  const plain = still();
  const once = signJpeg(plain, FACTS, signer);
  for (const file of [once, signJpeg(once, FACTS, signer)]) {
    expect(file.length).toBe(once.length);
    const verdict = await judge(file, 'image/jpeg', signer.authority);
    expect(verdict).toMatchObject({ state: 'Trusted', failures: [] });
    const report = await readJpeg(file, { authority: signer.authority });
    expect(report).toMatchObject({ manifest: 'valid', trusted: true });
  }
  for (const at of [once.length - 50, 300]) {
    const bad = turned(once, at);
    expect((await judge(bad, 'image/jpeg', signer.authority)).state).toBe('Invalid');
    expect((await readJpeg(bad)).manifest).toBe('invalid');
  }
  expect((await readJpeg(sign(plain, 'image/jpeg', own))).problems).toEqual([]);
});
