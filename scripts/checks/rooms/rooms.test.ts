import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, isOfTests } from '../import-graph.ts';
import { roomRules } from './all.ts';
import { type Broken, brokenRules } from './rule.ts';

const imports = importsOf(['{apps,packages}/*/src/**/*.{ts,tsx}']);

const lines = (broken: readonly Broken[]) =>
  broken.map(({ file, imported, says }) => `${file} imports ${imported}. ${says}`);

test('no file imports what the rules of its room forbid', () => {
  expect(imports.size).toBeGreaterThan(2000);
  expect(lines(brokenRules(roomRules, imports))).toEqual([]);
});

test('a package imports only what its own package.json names', () => {
  const names = new Map<string, Set<string>>();
  const namesOf = (folder: string) => {
    const known = names.get(folder) ?? packagesNamedIn(`${folder}/package.json`);
    names.set(folder, known);
    return known;
  };
  const undeclared = [...imports].flatMap(([file, all]) => {
    const own = folderOf(file);
    const needed = isOfTests(file) ? [] : all.flatMap((imported) => packageOf(imported, own) ?? []);
    return needed
      .filter((name) => !namesOf(own).has(name))
      .map((name) => `${file} imports ${name}`);
  });
  expect(undeclared).toEqual([]);
});

test('every rule is about files that exist, and forbids some that do', () => {
  const files = [...imports.keys()];
  const packages = ['node:fs', 'kysely', '@tanstack/react-query'];
  for (const rule of roomRules) {
    const anything = { ...rule, not: ['**'] };
    const [first] = brokenRules([anything], new Map(files.map((file) => [file, ['anything']])));
    expect(first, rule.says).toBeDefined();
    const { file } = first as Broken;
    const all = new Map([[file, [...files, ...packages]]]);
    expect(brokenRules([rule], all).length, rule.says).toBeGreaterThan(0);
  }
});

test('of the patterns that fit a name, the last decides', () => {
  const rule = { of: ['a/*/', '!a/free/'], not: ['a/', '!a/door.ts', 'node:**'], says: 'No.' };
  const broken = (file: string, imported: string) =>
    lines(brokenRules([rule], new Map([[file, [imported]]])));
  expect(broken('a/b/x.ts', 'a/c/y.ts')).toEqual(['a/b/x.ts imports a/c/y.ts. No.']);
  expect(broken('a/b/x.ts', 'node:fs/promises')).toHaveLength(1);
  expect(broken('a/b/x.ts', 'a/b/c/y.ts')).toEqual([]);
  expect(broken('a/b/x.ts', 'a/door.ts')).toEqual([]);
  expect(broken('a/b/x.ts', 'a/doors.ts')).toHaveLength(1);
  expect(broken('a/free/x.ts', 'a/c/y.ts')).toEqual([]);
  expect(broken('a/x.ts', 'a/c/y.ts')).toEqual([]);
  expect(broken('a/b/x.test.ts', 'a/c/y.ts')).toEqual([]);
  expect(
    brokenRules([{ ...rule, testsToo: true }], new Map([['a/b/x.test.ts', ['a/c/y.ts']]])),
  ).toHaveLength(1);
});

/** The names that a package.json lists, its own among them. */
function packagesNamedIn(file: string): Set<string> {
  const { name, ...lists } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object> & {
    name: string;
  };
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return new Set([name, ...kinds.flatMap((kind) => Object.keys(lists[kind] ?? {}))]);
}

const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** The package that an import needs: none for Node's own, and for files that Vite reads as text. */
function packageOf(imported: string, own: string): string | undefined {
  if (imported.startsWith('node:') || imported.endsWith('?raw')) return undefined;
  if (!/^(apps|packages)\//.test(imported)) {
    return /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0];
  }
  const folder = folderOf(imported);
  return folder === own ? undefined : `@shortcake/${folder.split('/')[1]}`;
}
