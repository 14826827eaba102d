import { expect, test } from 'vitest';
import {
  circlesOf,
  foldersIn,
  type Graph,
  graphOf,
  importsIn,
  importsOf,
  withoutTests,
} from './import-graph.ts';

// Types and late imports included: what leans on one another can be read, tested and moved together
// only.

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

const repository = graphOf(
  importsOf(['*.ts', '{apps,packages,e2e,bench,deploy,scripts}/**/*.{ts,tsx,js,mjs}']),
);

const graph = (arrows: Record<string, string[]>): Graph =>
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
import { join } from 'node:path';
import { z } from 'zod';`;
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
    'node:path',
    'zod',
  ]);
});

test('a circle is found, and each only once', () => {
  const arrows = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['f'], f: ['e'], g: ['a'] };
  expect(circlesOf(graph(arrows))).toEqual([
    ['e', 'f'],
    ['a', 'b', 'c'],
  ]);
  expect(circlesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  expect(circlesOf(graph({ a: ['a'] }))).toEqual([['a']]);
});

test('folders lean on one another also where no two files do', () => {
  const files = graph({ 'x/a/1.ts': ['x/b/1.ts'], 'x/b/2.ts': ['x/a/2.ts', 'y/a.ts'] });
  expect(circlesOf(files)).toEqual([]);
  const [[folder, children]] = [...foldersIn(files, 'x')] as [[string, Graph]];
  expect([folder, circlesOf(children)]).toEqual(['x', [['a', 'b']]]);
});

test('no files of the repository import one another in a circle', () => {
  expect(repository.size).toBeGreaterThan(1000);
  expect(circlesOf(repository)).toEqual([]);
});

test('no folders, nor files and folders beside one another, do', () => {
  const product = withoutTests(repository);
  const circles = ROOMS.flatMap((room) =>
    [...foldersIn(product, room)].flatMap(([folder, children]) =>
      circlesOf(children).map((names) => `${folder}: ${names.join(', ')}`),
    ),
  );
  expect(circles).toEqual([]);
});
