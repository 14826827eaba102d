import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a package.json, and of its copy in package-lock.json, names versions of ours. */
export type Package = {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const LOCK = 'package-lock.json';
const OURS = '@shortcake/';

export function readJson<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}

function writeJson(root: string, path: string, value: object): void {
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
}

/** The folders of the packages, without the root. */
export function packageFolders(root: string): string[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(root, 'package.json');
  const files = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
  return files.map((file) => file.slice(0, -'/package.json'.length)).sort();
}

/** The versions that a package has, and wants of its neighbours. */
export function versionsOf({ version, dependencies, devDependencies }: Package): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const neighbours = wanted.filter(([name]) => name.startsWith(OURS)).map(([, wish]) => wish);
  return [String(version), ...neighbours];
}

/** Gives every package the root's version, and the same to what they want of one another. */
export function spreadVersion(root: string): string {
  const { version } = readJson<{ version: string }>(root, 'package.json');
  const lock = readJson<{ packages: Record<string, Package> }>(root, LOCK);
  for (const folder of packageFolders(root)) {
    const file = readJson<Package>(root, `${folder}/package.json`);
    setVersion(file, version);
    writeJson(root, `${folder}/package.json`, file);
    const locked = lock.packages[folder];
    if (!locked) throw new Error(`${LOCK} does not know ${folder}`);
    setVersion(locked, version);
  }
  writeJson(root, LOCK, lock);
  return version;
}

function setVersion(one: Package, version: string): void {
  one.version = version;
  for (const wanted of [one.dependencies, one.devDependencies]) {
    for (const name of Object.keys(wanted ?? {})) {
      if (name.startsWith(OURS)) wanted![name] = version;
    }
  }
}
