import { createHash } from 'node:crypto';
import { templateIds } from '@shortcake/contract/template-ids';
import { type Manifest, previewFiles } from './manifest.ts';

/** Characters of a hash that an address carries: 1 in 4 thousand million would be taken for another. */
const LENGTH = 8;

/** The TypeScript file from which the web app knows the versions; the whole manifest is 20 kB. */
export function versionsSource({ files }: Manifest): string {
  const version = (id: string) => {
    const hash = createHash('sha256');
    for (const name of previewFiles(id)) hash.update(files[name]?.sha256 ?? '');
    return hash.digest('hex').slice(0, LENGTH);
  };
  return [
    "import type { TemplateId } from '@shortcake/contract/template-ids';",
    '',
    "/** Written by `npm run previews`: changes whenever one of a template's four files does. */",
    'export const previewVersions: Record<TemplateId, string> = {',
    ...templateIds.map((id) => `  '${id}': '${version(id)}',`),
    '};',
    '',
  ].join('\n');
}
