import { createHash } from 'node:crypto';

/** public/previews/manifest.json: sizes in bytes, hashes in hexadecimal. */
export type Manifest = { files: Record<string, { size: number; sha256: string }> };

/** What there is of each template: poster twice, clip twice. */
export const previewFiles = (id: string) =>
  [`${id}.avif`, `${id}.webp`, `${id}.mp4`, `${id}.av1.mp4`] as const;

export function entryOf(bytes: Buffer): Manifest['files'][string] {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
