import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { makeAuthority, readAuthority } from './certificates/authority.ts';
import { blocksIn } from './certificates/pem.ts';
import type { Signer } from './certificates/signer.ts';
import type { Facts } from './claim/facts.ts';
import { signMp4 } from './mp4/sign.ts';
import { readMp4 } from './read/read.ts';
import type { Asked } from './read/report.ts';
import { bufferSource } from './source.ts';

/** A short film of the studio's, and what a JPEG may be. */
export const film = () =>
  readFile(
    new URL('../../../apps/web/public/previews/watermelon-face-slicing.mp4', import.meta.url),
  );
/** A JPEG of 64 pixels a side, by ffmpeg. */
export const still = () => Buffer.from(STILL.join(''), 'base64');
const STILL = [
  '/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgoKC8oLzc3Nzc3N0E8QUNDQ0FBQUFDQ0',
  'NISEhVVVVISEhDQ0hIUFBVVVxfXFdXVVdfX2RkZHh4c3OMjJGsrM//xACKAAADAQEBAQEAAAAAAAAAAAAGBQMHBAEI',
  'AAEBAAMBAQEAAAAAAAAAAAAABgcEBQMIARAAAQMBBQYGAwEBAAAAAAAAAQIAEQMxgSFBE0JRodESMsGxcfBhIgRDkR',
  'RSEQABAwMCBAUEAwEAAAAAAAABAAIRMSEDQRLwYSKxcYEEE5GhFNHB8VGyMv/AABEIAEAAQAMBIgACEQADEQD/2gAM',
  'AwEAAhEDEQA/AMu+5UQn1ywvLbJ1kkgbp2YjfNkO6P2C0npMb4tb/DT6Ixt6c46pj+XvJzZjkNxaaG8Skr2SHNJt9D',
  'BsISXWrIUMYuTybcfk11WK4J5NOsxpjtIJMHZk4S6oM9Y7iSDA2oOMPEIBE7W/HNYDWtadot/HfSiCeipMRlOURvmy',
  'Pl3BXTMWTByMj4LMpGlpx9u7TnGOqYnfF7414aYH1IJMHZkyJbb7jIbEmpFTprU24lXtoZccTaPFcCKlUqwPAeLfat',
  'eYnKbExG+bIfAj9gP2JIMDagyYbyRp9EY29GcdUx6xe6Lsrp+B9K1pxKpvY3KZdfp1vQnpoeNFnizCj7ydwZfJU7i5',
  'B1IsFq5quPM912v8/HWH1bVC63S5QcUnJ9halpBcK01OXdqw+8F14hfXt1FFVaFFRwdUUlmYHEc27bqlncyoJNrKT/',
  'UYRsc4Ez8i58u6Rp/Hqk9vEc25/wAlf/jinmzuh3j3kXojL5crmOix8j+VG2Mf9A6Hw0B5r4vxdAhRkxY7vVKefw/R',
  'WTE1n9meY/CrB3UBFZ7LNBTVu8n7pr3cQ9iCZgS0tSkpMnLeyT4gxNvP9BL8TsLnbC7a7S9bxYkRPJDjdUs7mlZLQ2',
  'rvFx5u23TL1btmB5rEf6CLaHePeReiMGpd4v8AJnLC5nbnzyUP4Hbw40l36C+OnqlOMYsMY+u+15WyahtXeL9lZWbh',
  'WIXbHj9x7RMV7LTU9w95MjYRS7xf5M3Ygt2lCvX4/byNEz0DuV//2Q==',
];

/** A signer of an authority of its own, and both as PEM. */
export function newSigner(): { signer: Signer; certificates: string; key: string } {
  const text = makeAuthority();
  const blocks = blocksIn(text);
  const of = (label: string) => blocks.filter((one) => one.label === label).map((one) => one.text);
  const certificates = of('CERTIFICATE').join('');
  return { signer: readAuthority(text).signer, certificates, key: of('PRIVATE KEY')[0]! };
}

export const FACTS: Facts = {
  ...{
    generator: { name: 'Shortcake', version: '1.0.0' },
    engine: { name: 'fal', version: 'veo3.1' },
  },
  ...{ source: 'trainedAlgorithmicMedia', changes: [], signedAt: new Date() },
};

/** Signs a film as a worker does, from file to file. */
export async function signed(file: Buffer, facts: Facts, signer: Signer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'provenance-'));
  try {
    const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')];
    await writeFile(from, file);
    await signMp4(from, to, facts, signer);
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const read = (file: Buffer, asked?: Asked) => readMp4(bufferSource(file), asked);

/** A copy with one bit of the byte at a place turned. */
export function turned(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy[at]! ^= 1;
  return copy;
}

/** Files with some bytes of their first 12 kB changed, and cut somewhere. */
export const damaged = (whole: Buffer) =>
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
