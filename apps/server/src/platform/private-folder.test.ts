import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePrivateFolder } from './private-folder.ts';
import { StartError } from './start-error.ts';

const folder = await mkdtemp(join(tmpdir(), 'private-'));
afterAll(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

test('a folder that is made, and its parents, are for one user alone', async () => {
  await makePrivateFolder(join(folder, 'a', 'b'));
  expect(await modeOf(join(folder, 'a'))).toBe('700');
  expect(await modeOf(join(folder, 'a', 'b'))).toBe('700');
});

test('one that others may enter, or its owner may not, is put right', async () => {
  for (const mode of [0o755, 0o777, 0o750, 0o500]) {
    await chmod(folder, mode);
    await makePrivateFolder(folder);
    expect(await modeOf(folder)).toBe('700');
  }
});

test.runIf(process.getuid?.() === 0)('one of somebody else is refused by name', async () => {
  const theirs = join(folder, 'theirs');
  await makePrivateFolder(theirs);
  await chown(theirs, 4321, 4321);
  await expect(makePrivateFolder(theirs)).rejects.toThrow(
    new StartError(
      `${theirs} belongs to user 4321, and this is user 0. Run as its owner, or name a folder in it that is not there yet: it is made then.`,
    ),
  );
});

test.runIf(process.platform === 'linux')(
  'one whose mode cannot be changed is refused',
  async () => {
    await expect(makePrivateFolder('/proc/self/task')).rejects.toThrow(
      /^\/proc\/self\/task is open to others, and stays so: EPERM\. Run as/,
    );
  },
);
