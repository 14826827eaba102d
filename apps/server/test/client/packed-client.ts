import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST_SUPPORTED = [20, 3] as const;

/**
 * The client as it would be published: packed, and installed without a network into a folder of its own.
 * Packing builds in the package's folder, so one test file at a time may do it: one of each run.
 */
export async function installPackedClient() {
  const folder = await mkdtemp(join(tmpdir(), 'packed-client-'));
  const client = resolve('packages/client');
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: client });
  const [tarball] = await readdir(folder);
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quiet, `./${tarball}`], { cwd: folder });
  await mkdir(join(folder, 'out'));
  return {
    folder,
    command: join(folder, 'node_modules/shortcake/bin/shortcake.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The oldest Node of this machine that the client supports: ours, unless there is an older one. */
export function oldestNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = folders.map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
  const found = [process.execPath, ...programs].map((path) => ({ path, version: versionOf(path) }));
  const supported = found.filter(({ version }) => compare(version, OLDEST_SUPPORTED) >= 0);
  return supported.sort((a, b) => compare(a.version, b.version))[0]?.path ?? process.execPath;
}

function versionOf(node: string): number[] {
  const text = execFileSync(node, ['--version'], { encoding: 'utf8' });
  return text.replace('v', '').trim().split('.').map(Number);
}

const compare = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]) =>
  a - c || b - d;
