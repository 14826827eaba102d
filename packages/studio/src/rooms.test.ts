import { expect, test } from 'vitest';
import { importGraph } from '../../../scripts/checks/import-graph.ts';

// scripts/checks/rooms says which room may import which. What patterns cannot say is held here: whose
// each file of films and of the kit is, and what stands loose.

const SRC = 'packages/studio/src/';

/** What each file imports, types included; paths from src/. */
const imports = new Map(
  [...importGraph(['packages/studio/src/**/*.ts'])].map(([file, imported]) => [
    file.replace(SRC, ''),
    new Set([...imported].map((path) => path.replace(SRC, ''))),
  ]),
);
const files = [...imports.keys()];

/** Whatever imports the file, straight or through others that `through` lets pass. */
function usersOf(file: string, through: (user: string) => boolean): Set<string> {
  const users = new Set<string>();
  const add = (used: string) => {
    for (const [user, paths] of imports) {
      if (!paths.has(used) || users.has(user)) continue;
      users.add(user);
      if (through(user)) add(user);
    }
  };
  add(file);
  return users;
}

const filmOf = (file: string) => /^films\/([^/_][^/]*)\//.exec(file)?.[1];
const familyOf = (file: string) => /^films\/(_[^/]+)\//.exec(file)?.[1];

test('beside choose.ts stands the file in which every thread begins', () => {
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual(['choose.ts', 'thread.ts']);
});

test('every file of a film is used by its own film, and by no other', () => {
  const ofFilms = files.filter((file) => filmOf(file) && !file.endsWith('/film.ts'));
  expect(ofFilms.length).toBeGreaterThan(100);
  for (const file of ofFilms) {
    const users = usersOf(file, (user) => !user.endsWith('/film.ts'));
    expect(users, file).toContain(`films/${filmOf(file)}/film.ts`);
    expect(new Set([...users].map((user) => filmOf(user))), file).toEqual(new Set([filmOf(file)]));
  }
});

test('every file of a family is used by two of its films at least', () => {
  const ofFamilies = files.filter(familyOf);
  expect(ofFamilies.length).toBeGreaterThan(20);
  for (const file of ofFamilies) {
    const users = [...usersOf(file, (user) => familyOf(user) !== undefined)];
    expect(new Set(users.flatMap((user) => filmOf(user) ?? [])).size, file).toBeGreaterThan(1);
  }
});

test('a film has one family at most', () => {
  for (const [file, paths] of imports) {
    const families = new Set([...paths].flatMap((path) => familyOf(path) ?? []));
    if (filmOf(file)) expect(families.size, file).toBeLessThan(2);
  }
});

test('every file of the kit is used by two at least: films, or what reads prompts', () => {
  const ofKit = files.filter((file) => file.startsWith('kit/'));
  expect(ofKit.length).toBeGreaterThan(40);
  const passes = (user: string) => user.startsWith('kit/') || familyOf(user) !== undefined;
  for (const file of ofKit) {
    const users = [...usersOf(file, passes)];
    const served = users.flatMap((user) => {
      if (user.startsWith('prompt/')) return ['prompt'];
      return filmOf(user) ?? [];
    });
    expect(new Set(served).size, file).toBeGreaterThan(1);
  }
});
