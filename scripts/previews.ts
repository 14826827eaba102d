import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Template, templates } from '@shortcake/contract/templates';
import { still } from '@shortcake/studio/still';
import { findFfmpeg } from '../apps/server/src/platform/ffmpeg.ts';
import { makeClip } from './previews/clip.ts';
import { type Manifest, versionsSource } from './previews/versions.ts';

// `npm run previews`: makes each template's poster and clip with the studio and writes them to the
// repository, with a manifest of sizes and hashes and the versions that the web app asks for. Takes
// about ten minutes on two cores. Another run on the same machine gives the same bytes.

const FOLDER = 'apps/web/public/previews';
const VERSIONS = 'apps/web/src/features/gallery/preview-versions.ts';
const SEED = 1;

const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
const work = await mkdtemp(join(tmpdir(), 'previews-'));
const made = await mkdtemp(join(tmpdir(), 'previews-made-'));
const manifest: Manifest = { files: {} };

async function keep(name: string, bytes: Buffer) {
  await writeFile(join(made, name), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  manifest.files[name] = { size: bytes.length, sha256 };
}

async function makePreview({ id, defaultPrompt }: Template) {
  const request = { prompt: defaultPrompt, template: id, aspectRatio: '9:16', seed: SEED } as const;
  await keep(
    `${id}.webp`,
    await still({ ...request, generateAudio: false }, { width: 360, format: 'webp', quality: 80 }),
  );
  const tools = { ffmpegPath, directory: work };
  await keep(
    `${id}.mp4`,
    await readFile(await makeClip({ ...request, generateAudio: true }, tools)),
  );
  console.log(`${id}: ${manifest.files[`${id}.mp4`]?.size} bytes`);
}

try {
  for (const template of templates) await makePreview(template);
  await writeFile(join(made, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // In one go at the end: the old ones stay until all the new ones are there.
  await rm(FOLDER, { recursive: true, force: true });
  await cp(made, FOLDER, { recursive: true });
  await writeFile(VERSIONS, versionsSource(manifest));
} finally {
  await rm(work, { recursive: true, force: true });
  await rm(made, { recursive: true, force: true });
}

const total = Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0);
console.log(`${templates.length} posters and clips, ${(total / 1e6).toFixed(1)} MB`);
