import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';

export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a form of its own, which is checked here.
  [key: string]: any;
};

/** The first kubectl whose kustomize knows `replacements` and `labels`. */
const OLDEST_MINOR = 27;

/** Why there is nothing to render with here; undefined where there is. */
export function whyNoKubectl(): string | undefined {
  try {
    const said = execFileSync('kubectl', ['version', '--client', '-o', 'json'], { stdio: 'pipe' });
    const { clientVersion } = JSON.parse(said.toString());
    const minor = Number.parseInt(clientVersion.minor, 10);
    return minor >= OLDEST_MINOR ? undefined : `kubectl 1.${minor} is older than 1.${OLDEST_MINOR}`;
  } catch {
    return 'there is no kubectl';
  }
}

/** All objects of an overlay, as they would be applied. */
export function render(folder: string): KubernetesObject[] {
  const text = execFileSync('kubectl', ['kustomize', folder]).toString();
  return parseAllDocuments(text).map((document) => document.toJS());
}

/**
 * Finds the faults of each of several sets of objects, a line each: values that the API's schemas refuse,
 * and keys that they do not know, which a cluster would drop without a word. The schemas let those pass,
 * so the compiler looks for them, once for all sets: an object that is written down may have no key
 * beyond its type's.
 */
export async function faultsOfObjects(
  sets: readonly (readonly KubernetesObject[])[],
): Promise<string[][]> {
  const unknown = unknownKeys(sets.flat());
  const faults: string[][] = [];
  for (const objects of sets) {
    const refused = await Promise.all(objects.map(refusalOf));
    faults.push([...refused.flat(), ...unknown.splice(0, objects.length).flat()]);
  }
  return faults;
}

async function refusalOf(object: KubernetesObject): Promise<string[]> {
  const path = import.meta.resolve(`kubernetes-models/${object.apiVersion}/${object.kind}`);
  const model = await import(/* @vite-ignore */ path);
  try {
    new model[object.kind](object).validate();
    return [];
  } catch (error) {
    return [`${object.kind} ${object.metadata.name}: ${(error as Error).message}`];
  }
}

/** Asks the compiler for the keys of each object that its type does not know. */
function unknownKeys(objects: readonly KubernetesObject[]): string[][] {
  const said = compile(
    objects.map((object, index) => {
      const type = `import('kubernetes-models/${object.apiVersion}/${object.kind}').I${object.kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(object)};`;
    }),
  );
  const faults: string[][] = objects.map(() => []);
  for (const line of said.split('\n')) {
    const [, number] = /^objects\.ts\((\d+),/.exec(line) ?? [];
    if (number !== undefined) faults[Number(number) - 1]!.push(line);
  }
  return faults;
}

/** Compiles lines as a file, objects.ts, and answers what the compiler said; '' if all is well. */
function compile(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-objects-'));
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'objects.ts'), lines.join('\n'));
    const flags = '--noEmit --strict --skipLibCheck --module nodenext --pretty false'.split(' ');
    const { status, stdout, stderr, error } = spawnSync(
      resolve('node_modules/.bin/tsc'),
      [...flags, 'objects.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    if (status !== 0 && !stdout.includes('objects.ts(')) throw new Error(stdout + stderr);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
