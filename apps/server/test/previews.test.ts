import { readdir, readFile } from 'node:fs/promises';
import { templateIds } from '@shortcake/contract/template-ids';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import { everyNth } from '../../../scripts/checks/sample.ts';
import { entryOf, type Manifest, previewFiles } from '../../../scripts/previews/manifest.ts';
import { versionsSource } from '../../../scripts/previews/versions.ts';
import { expectLoudness, folder } from './previews.suite.ts';

// Of every eighth clip the sound; previews.deep.test.ts plays all of them.

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

it.each(everyNth(templateIds, 8))(
  'the clip of %s plays at -16 LUFS, and nothing in it clips',
  (id) => expectLoudness(id),
);

it('tells the web app the same versions, and a placeholder of every poster', async () => {
  const versions = await readFile(new URL('features/gallery/preview-versions.ts', web), 'utf8');
  expect(versions).toBe(versionsSource(manifest));
  const styles = await readFile(new URL('ui/preview-placeholders.css', web), 'utf8');
  const ids = [...styles.matchAll(/^\.preview-(\S+) \{/gm)].map(([, id]) => id);
  expect(ids).toEqual([...templateIds]);
});
