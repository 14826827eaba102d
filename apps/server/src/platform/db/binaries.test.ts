import { chmod, mkdir, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cluster.ts';
import { prepareBinaries } from './binaries.ts';

test('a package whose install script did not run gets its links and its execute bits', async () => {
  const root = await temporaryFolder();
  const native = join(root, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'a library');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  for (const name of ['initdb', 'postgres']) {
    await writeFile(join(native, 'bin', name), '');
    await chmod(join(native, 'bin', name), 0o644);
  }

  await prepareBinaries(root);
  const { postgres, initdb } = await prepareBinaries(root);
  expect(await readlink(join(native, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  for (const path of [postgres, initdb]) expect((await stat(path)).mode & 0o111).toBe(0o111);
});
