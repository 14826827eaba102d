import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { templateIds } from '@shortcake/contract/template-ids';
import { expect, it } from 'vitest';
import { type Manifest, versionsSource } from '../../../scripts/previews/versions.ts';

const folder = new URL('../../web/public/previews/', import.meta.url);
const manifest: Manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8'));

it('has a poster and a clip of every template, each as the manifest says', async () => {
  const names = templateIds.flatMap((id) => [`${id}.webp`, `${id}.mp4`]);
  expect(Object.keys(manifest.files).sort()).toEqual(names.sort());
  expect((await readdir(folder)).sort()).toEqual([...names, 'manifest.json'].sort());
  for (const name of names) {
    const bytes = await readFile(new URL(name, folder));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(manifest.files[name], name).toEqual({ size: bytes.length, sha256 });
  }
});

it('weighs less than 8 MB, and no clip more than 300 kB', () => {
  const sizes = Object.values(manifest.files).map(({ size }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8e6);
  expect(Math.max(...sizes)).toBeLessThan(300e3);
});

it('tells the web app the same versions', async () => {
  const file = new URL('../src/features/gallery/preview-versions.ts', new URL('../', folder));
  expect(await readFile(file, 'utf8')).toBe(versionsSource(manifest));
});
