import { expect, test } from 'vitest';
import { circlesOf, foldersIn, type Graph, importGraph, importsIn } from './import-graph.ts';

// Types and late imports included: what leans on one another can be read, tested and moved together
// only. Biome's noImportCycles sees files alone.

const ROOMS = [
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/sandbox/src',
  'packages/studio/src',
  'e2e',
  'bench',
  'scripts',
];

const repository = importGraph(['*.ts', '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}']);

const graphOf = (arrows: Record<string, string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

test('imports are found however they are written', () => {
  const text = `import { a } from './a.ts';
import type { B } from '../b.ts';
import {
  type C,
  d,
} from './c.ts';
import './d.ts';
export * from './e.ts';
export type { F } from './f.ts';
const G = lazy(() => import('./g.tsx'));
type H = typeof import('./h.ts');
import { templates } from '@shortcake/contract/templates';
import { join } from 'node:path';`;
  expect(importsIn(text, 'x/y/z.ts')).toEqual([
    'x/y/a.ts',
    'x/b.ts',
    'x/y/c.ts',
    'x/y/d.ts',
    'x/y/e.ts',
    'x/y/f.ts',
    'x/y/g.tsx',
    'x/y/h.ts',
    'packages/contract/src/templates.ts',
  ]);
});

test('a circle is found, and each only once', () => {
  const arrows = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['f'], f: ['e'], g: ['a'] };
  expect(circlesOf(graphOf(arrows))).toEqual([
    ['e', 'f'],
    ['a', 'b', 'c'],
  ]);
  expect(circlesOf(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  expect(circlesOf(graphOf({ a: ['a'] }))).toEqual([['a']]);
});

test('folders lean on one another also where no two files do', () => {
  const files = graphOf({ 'x/a/1.ts': ['x/b/1.ts'], 'x/b/2.ts': ['x/a/2.ts', 'y/a.ts'] });
  expect(circlesOf(files)).toEqual([]);
  const [[folder, children]] = [...foldersIn(files, 'x')] as [[string, Graph]];
  expect([folder, circlesOf(children)]).toEqual(['x', [['a', 'b']]]);
});

test('no files of the repository import one another in a circle', () => {
  expect(repository.size).toBeGreaterThan(1000);
  expect(circlesOf(repository)).toEqual([]);
});

test('no folders, nor files and folders beside one another, do', () => {
  const circles = ROOMS.flatMap((room) =>
    [...foldersIn(repository, room)].flatMap(([folder, children]) =>
      circlesOf(children).map((names) => `${folder}: ${names.join(', ')}`),
    ),
  );
  expect(circles).toEqual([]);
});
