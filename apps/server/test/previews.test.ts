import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { templateIds } from '@shortcake/contract/template-ids';
import { loudness } from '@shortcake/studio/loudness';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import { entryOf, type Manifest, previewFiles } from '../../../scripts/previews/manifest.ts';
import { versionsSource } from '../../../scripts/previews/versions.ts';
import { ffmpegPath } from './media.ts';

const run = promisify(execFile);

const folder = new URL('../../web/public/previews/', import.meta.url);
const web = new URL('../../web/src/', import.meta.url);
const manifest: Manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8'));
const names = templateIds.flatMap(previewFiles);

it('has posters and clips of every template, each as the manifest says', async () => {
  expect(Object.keys(manifest.files).sort()).toEqual(names.toSorted());
  expect((await readdir(folder)).sort()).toEqual([...names, 'manifest.json'].sort());
  for (const name of names) {
    expect(manifest.files[name], name).toEqual(entryOf(await readFile(new URL(name, folder))));
  }
});

it('weighs less than 14 MB, and no clip more than 350 kB', () => {
  const sizes = Object.values(manifest.files).map(({ size }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14e6);
  expect(Math.max(...sizes)).toBeLessThan(350e3);
});

it.each([
  ['.mp4', 'avc'],
  ['.av1.mp4', 'av1'],
])('clips %s are %s at 360x640, eight seconds with sound', async (ending, codec) => {
  for (const id of templateIds) {
    const bytes = await readFile(new URL(`${id}${ending}`, folder));
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    const video = (await input.getPrimaryVideoTrack())!;
    const audio = (await input.getPrimaryAudioTrack())!;
    const about = {
      id,
      codec: video.codec,
      width: video.displayWidth,
      height: video.displayHeight,
    };
    expect(about).toEqual({ id, codec, width: 360, height: 640 });
    expect((await video.computePacketStats()).packetCount, id).toBe(192);
    expect(await video.computeDuration(), id).toBeCloseTo(8, 1);
    expect([audio.codec, audio.numberOfChannels], id).toEqual(['aac', 2]);
  }
});

it('clips play at -16 LUFS, and nothing in them clips', async () => {
  for (const id of templateIds) {
    const { stdout } = await run(
      ffmpegPath,
      ['-v', 'error', '-i', fileURLToPath(new URL(`${id}.mp4`, folder))].concat([
        '-f',
        'f32le',
        '-ac',
        '2',
        '-ar',
        '48000',
        'pipe:1',
      ]),
      { encoding: 'buffer', maxBuffer: 8e6 },
    );
    const samples = new Float32Array(new Uint8Array(stdout).buffer);
    const left = samples.filter((_, i) => i % 2 === 0);
    const right = samples.filter((_, i) => i % 2 === 1);
    expect(Math.abs(loudness(left, right) + 16), id).toBeLessThan(1);
    expect(
      samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0),
      id,
    ).toBeLessThan(1);
  }
});

it('tells the web app the same versions, and a placeholder of every poster', async () => {
  const versions = await readFile(new URL('features/gallery/preview-versions.ts', web), 'utf8');
  expect(versions).toBe(versionsSource(manifest));
  const styles = await readFile(new URL('ui/preview-placeholders.css', web), 'utf8');
  const ids = [...styles.matchAll(/^\.preview-(\S+) \{/gm)].map(([, id]) => id);
  expect(ids).toEqual([...templateIds]);
});
