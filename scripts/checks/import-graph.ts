import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Who imports whom: files by their paths from the root, or the children of one folder. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Types count, and what is imported later: a reader follows them alike. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"`]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** The repository's own files of these patterns, and whom they import: of ours by paths, packages by names. */
export function importsOf(patterns: readonly string[]): Map<string, string[]> {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude }));
  return new Map(
    files.map((file) => [file, importsIn(readFileSync(join(root, file), 'utf8'), file)]),
  );
}

/** Imports among the repository's own files, tests and their fixtures apart. */
export function importGraph(patterns: readonly string[]): Graph {
  return withoutTests(graphOf(importsOf(patterns)));
}

/** Leaves out what is no file of the map: packages, and files of other patterns. */
export function graphOf(imports: ReadonlyMap<string, readonly string[]>): Graph {
  return new Map(
    [...imports].map(([file, all]) => [file, new Set(all.filter((one) => imports.has(one)))]),
  );
}

export function withoutTests(graph: Graph): Graph {
  const own = [...graph].filter(([file]) => !isOfTests(file));
  return new Map(
    own.map(([file, all]) => [file, new Set([...all].filter((one) => !isOfTests(one)))]),
  );
}

/** Reads what a file of this text imports: of ours by paths from the root, packages by names. */
export function importsIn(text: string, file: string, pattern = IMPORT): string[] {
  return [...text.matchAll(pattern)].map((match) => {
    const name = match[1] ?? match[2] ?? (match[3] as string);
    if (name.startsWith('.')) return join(dirname(file), name);
    return name.startsWith('@shortcake/') ? pathOf(name) : name;
  });
}

/** Resolves each name once: Node looks through folders for it. */
const paths = new Map<string, string>();
function pathOf(name: string): string {
  const path = paths.get(name) ?? relative(root, require.resolve(name));
  paths.set(name, path);
  return path;
}

/** Tells tests, and what tests share, from the product's own files. */
export const isOfTests = (file: string): boolean =>
  /\.(test|suite|story|fixture)\.tsx?$|(^|\/)test-[^/]*\.tsx?$/.test(file);

/** Between the children of each folder below `top`: which imports, somewhere in it, which. */
export function foldersIn(graph: Graph, top: string): Map<string, Graph> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const [from, imported] of graph) {
    for (const to of imported) {
      if (!from.startsWith(`${top}/`) || !to.startsWith(`${top}/`)) continue;
      const [one, other] = [from.split('/'), to.split('/')];
      const fork = one.findIndex((part, index) => part !== other[index]);
      if (fork === -1) continue;
      const folder = one.slice(0, fork).join('/');
      const children = folders.get(folder) ?? new Map<string, Set<string>>();
      const arrows = children.get(one[fork] as string) ?? new Set();
      folders.set(folder, children.set(one[fork] as string, arrows.add(other[fork] as string)));
    }
  }
  return folders;
}

/** The circles of a graph, each as the sorted names of all that reach one another. */
export function circlesOf(graph: Graph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];

  // Tarjan's: what comes back to where the path began is a circle with all that lies between.
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) as number, lowest.get(next) as number));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.has(node)) found.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
