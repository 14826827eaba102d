import { templateIds } from '@shortcake/contract/template-ids';

/** public/previews/manifest.json: sizes in bytes. */
export type Manifest = { files: Record<string, { size: number; sha256: string }> };

/** Characters of a hash that an address carries: 1 in 4 thousand million files would be taken for another. */
const LENGTH = 8;

/** The TypeScript file from which the web app knows the versions; the whole manifest is 10 kB. */
export function versionsSource({ files }: Manifest): string {
  const version = (name: string) => files[name]?.sha256.slice(0, LENGTH);
  const lines = templateIds.map(
    (id) => `  '${id}': ['${version(`${id}.webp`)}', '${version(`${id}.mp4`)}'],`,
  );
  return [
    "import type { TemplateId } from '@shortcake/contract/template-ids';",
    '',
    '/** Written by `npm run previews`: how the hashes of each poster and clip begin. */',
    'export const previewVersions: Record<TemplateId, readonly [poster: string, clip: string]> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
