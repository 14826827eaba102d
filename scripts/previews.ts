import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templates } from '@shortcake/contract/templates';
import { still } from '@shortcake/studio/still';

// `npm run previews`: draws each template's poster with the studio, 360 pixels wide, and writes it
// to the repository with a manifest of sizes and hashes. Another run gives the same bytes.

const FOLDER = 'apps/web/public/previews';
const SEED = 1;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const files: Record<string, { size: number; sha256: string }> = {};
for (const { id, defaultPrompt } of templates) {
  const poster = await still(
    { prompt: defaultPrompt, template: id, aspectRatio: '9:16', generateAudio: false, seed: SEED },
    { width: 360, format: 'webp', quality: 80 },
  );
  const name = `${id}.webp`;
  await writeFile(join(FOLDER, name), poster);
  files[name] = { size: poster.length, sha256: createHash('sha256').update(poster).digest('hex') };
}
await writeFile(join(FOLDER, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`);

const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
console.log(`${templates.length} posters, ${Math.round(total / 1000)} kB`);
