import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PARTS = ['package.json', 'apps/server', 'packages'];
const OURS = '@shortcake';
/** The web app is not built for it: what is asked of it here is the API. */
const NO_PAGES = JSON.stringify({ visitors: {}, members: {} });

/** Whether this checkout's history has the code of a commit: that of a shallow one may not. */
export async function hasCommit(commit: string): Promise<boolean> {
  return run('git', ['cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );
}

/**
 * Puts the server of a commit into a folder of its own, with the packages of ours as they were then,
 * and all others as they are installed now.
 */
export async function unpackRelease(
  commit: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'test-release-')));
  const tar = join(folder, 'release.tar');
  await run('git', ['archive', '--output', tar, commit, ...PARTS]);
  await run('tar', ['-xf', tar, '-C', folder]);
  await linkPackages(folder);
  const pages = join(folder, 'apps/web/dist/pages');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'addresses.json'), NO_PAGES);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function linkPackages(folder: string): Promise<void> {
  const [installed, linked] = [resolve('node_modules'), join(folder, 'node_modules')];
  await mkdir(join(linked, OURS), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== OURS) await symlink(join(installed, name), join(linked, name));
  }
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(linked, OURS, name));
  }
}
