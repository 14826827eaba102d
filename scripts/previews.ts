import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Template } from '@shortcake/contract/template';
import { templates } from '@shortcake/contract/templates';
import { placeholderOf } from '@shortcake/studio/placeholder';
import { still } from '@shortcake/studio/still';
import { findFfmpeg } from '../apps/server/src/platform/ffmpeg.ts';
import { checkEncoders, makeClips } from './previews/clips.ts';
import { entryOf, type Manifest, previewFiles } from './previews/manifest.ts';
import { placeholderStyles } from './previews/placeholders.ts';
import { versionsSource } from './previews/versions.ts';

// `npm run previews`: makes each template's poster (AVIF, WebP), placeholder and clip (H.264, AV1)
// with the studio and writes them to the repository, with a manifest of sizes and hashes and the
// versions that the web app asks for. Takes about ten minutes on two cores. Another run with the
// same ffmpeg gives the same bytes. With names (or parts of names), only of those.

const FOLDER = 'apps/web/public/previews';
const VERSIONS = 'apps/web/src/features/gallery/preview-versions.ts';
const PLACEHOLDERS = 'apps/web/src/ui/preview-placeholders.css';
const SEED = 1;

const names = process.argv.slice(2);
const chosen = templates.filter(({ id }) => !names.length || names.some((it) => id.includes(it)));
const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);
await checkEncoders(ffmpegPath);
const work = await mkdtemp(join(tmpdir(), 'previews-'));
const made = await mkdtemp(join(tmpdir(), 'previews-made-'));
const manifest: Manifest = { files: {} };

/** Those that are not made anew stay as they are. */
async function keepOthers() {
  const others = templates.filter((template) => !chosen.includes(template));
  for (const name of others.flatMap(({ id }) => previewFiles(id)))
    await keep(name, await readFile(join(FOLDER, name)));
}

async function keep(name: string, bytes: Buffer) {
  await writeFile(join(made, name), bytes);
  manifest.files[name] = entryOf(bytes);
}

async function makePreview({ id, defaultPrompt }: Template) {
  const request = { prompt: defaultPrompt, template: id, aspectRatio: '9:16', seed: SEED } as const;
  const silent = { ...request, generateAudio: false };
  const poster = (format: 'avif' | 'webp', quality: number) =>
    still(silent, { width: 360, format, quality });
  await keep(`${id}.avif`, await poster('avif', 60));
  await keep(`${id}.webp`, await poster('webp', 80));
  const tools = { ffmpegPath, directory: work };
  const clips = await makeClips({ ...request, generateAudio: true }, tools);
  await keep(`${id}.mp4`, await readFile(clips.h264));
  await keep(`${id}.av1.mp4`, await readFile(clips.av1));
  const sizes = [`${id}.mp4`, `${id}.av1.mp4`, `${id}.avif`].map((it) => manifest.files[it]?.size);
  console.log(`${id}: H.264 ${sizes[0]}, AV1 ${sizes[1]}, AVIF ${sizes[2]} bytes`);
}

try {
  for (const template of chosen) await makePreview(template);
  await keepOthers();
  const placeholders: Record<string, readonly string[]> = {};
  for (const { id } of templates)
    placeholders[id] = await placeholderOf(await readFile(join(made, `${id}.webp`)));
  const files = Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.files = Object.fromEntries(files);
  await writeFile(join(made, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // In one go at the end: the old ones stay until all the new ones are there.
  await rm(FOLDER, { recursive: true, force: true });
  await cp(made, FOLDER, { recursive: true });
  await writeFile(VERSIONS, versionsSource(manifest));
  await writeFile(PLACEHOLDERS, placeholderStyles(placeholders));
} finally {
  await rm(work, { recursive: true, force: true });
  await rm(made, { recursive: true, force: true });
}

const total = Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0);
console.log(`${chosen.length} made; ${templates.length} in all, ${(total / 1e6).toFixed(1)} MB`);
