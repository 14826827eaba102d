import fc from 'fast-check';
import { signJpeg } from '../jpeg/sign.ts';
import { canBeSigned } from '../mp4/layout.ts';
import { BrokenFileError, bufferSource } from '../source.ts';
import { damaged, FACTS, film, newSigner, read, signed, still } from '../test-files.ts';
import { readJpeg } from './read.ts';

const orBroken = (error: unknown) => {
  if (error instanceof BrokenFileError) return 'broken';
  throw error;
};

/** Expects a film or a picture to be read, or said to be broken, whatever it became. */
export async function expectRead(chance: { seed: number; numRuns: number }): Promise<void> {
  const { signer } = newSigner();
  const mp4 = await signed(await film(), FACTS, signer);
  const jpeg = signJpeg(still(), FACTS, signer);
  const each = (whole: Buffer, look: (bytes: Buffer) => Promise<unknown>) =>
    fc.assert(
      fc.asyncProperty(damaged(whole), async (bytes) => void (await look(bytes).catch(orBroken))),
      chance,
    );
  await each(mp4, (bytes) => read(bytes, { authority: signer.authority }));
  await each(mp4, (bytes) => canBeSigned(bufferSource(bytes)));
  await each(jpeg, (bytes) => readJpeg(bytes, { authority: signer.authority }));
}

/** Expects a manifest to be read, or said to be broken, whichever `step`-th byte has another value. */
export async function expectBytesRead(step: number): Promise<void> {
  const { signer } = newSigner();
  const file = await signed(await film(), FACTS, signer);
  const from = file.readUInt32BE(0);
  const to = from + file.readUInt32BE(from);
  // Without its film, which takes the longest to hash.
  const short = file.subarray(0, to);
  for (let at = from; at < to; at += step) {
    const bad = Buffer.from(short);
    bad[at] = [0, 0xff, file[at]! ^ 0x80][at % 3]!;
    await read(bad, { authority: signer.authority }).catch(orBroken);
  }
}
