import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);

/** A checkout with a program of one line, from its source and built. */
let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'test-built-'));
  await mkdir(join(checkout, 'apps/server/src'), { recursive: true });
  await mkdir(join(checkout, 'apps/server/dist'));
  for (const name of ['main.ts', 'built.ts', 'source-lines.ts']) {
    await cp(join(import.meta.dirname, name), join(checkout, 'apps/server/src', name));
  }
});
afterAll(() => rm(checkout, { recursive: true }));

const FILES = ['apps/server/src/serve.ts', 'apps/server/package.json'];
beforeEach(async () => {
  await write('src/serve.ts', "console.log('the source');\n");
  await write('package.json', '{ "type": "module" }\n');
  await writeBuilt("console.log('the built one');\n");
});

const write = (path: string, text: string) => writeFile(join(checkout, 'apps/server', path), text);

/** Builds the program of what its sources hold now. */
async function writeBuilt(text: string): Promise<void> {
  await write('dist/serve.js', text);
  const { hashOf } = await import(pathToFileURL(join(checkout, 'apps/server/src/built.ts')).href);
  const sources = { files: FILES, hash: hashOf(FILES), built: { 'serve.js': text.length } };
  await write('dist/sources.json', JSON.stringify(sources));
}

async function runs(flags: string[] = [], variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, NODE_V8_COVERAGE: undefined, ...variables };
  const { stdout } = await run(process.execPath, [...flags, 'apps/server/src/main.ts'], {
    ...{ cwd: checkout, env },
  });
  return stdout.trim();
}

test('a program runs as it was built of its sources', async () => {
  expect(await runs()).toBe('the built one');
});

test('an edited source runs itself', async () => {
  await write('src/serve.ts', "console.log('the edited source');\n");
  expect(await runs()).toBe('the edited source');
});

test('so it does after another version of a package', async () => {
  await write('package.json', '{ "type": "module", "version": "2.0.0" }\n');
  expect(await runs()).toBe('the source');
});

test('where nothing was built the source runs', async () => {
  await rm(join(checkout, 'apps/server/dist/sources.json'));
  expect(await runs()).toBe('the source');
});

test('where something of what was built is gone or was cut the source runs', async () => {
  await write('dist/serve.js', '');
  expect(await runs()).toBe('the source');
  await rm(join(checkout, 'apps/server/dist/serve.js'));
  expect(await runs()).toBe('the source');
});

test('whoever debugs or counts what is covered gets the sources', async () => {
  expect(await runs(['--inspect=0'])).toBe('the source');
  expect(await runs([], { NODE_V8_COVERAGE: join(checkout, 'coverage') })).toBe('the source');
});

test('a trace of what is built names the line of the source', async () => {
  await writeBuilt("const fail = () =>\n  new TypeError('no good');\nconsole.log(fail().stack);\n");
  const map = { version: 3, sources: ['../src/serve.ts'], names: [], mappings: 'AAAA;AAUA' };
  await write('dist/serve.js.map', JSON.stringify(map));
  const [head, first] = (await runs()).split('\n');
  expect(head).toBe('TypeError: no good');
  expect(first).toMatch(/^ {4}at fail \(file:.*\/src\/serve\.ts:11:\d+\)$/);

  await rm(join(checkout, 'apps/server/dist/serve.js.map'));
  expect(await runs()).toMatch(/^TypeError: no good\n {4}at fail \(file:.*\/dist\/serve\.js:2:3\)/);
});

test('a trace that no message goes with, as a library keeps at each call, reads no map', async () => {
  await writeBuilt('console.log(new Error().stack);\n');
  const map = { version: 3, sources: ['../src/serve.ts'], names: [], mappings: 'AAUA' };
  await write('dist/serve.js.map', JSON.stringify(map));
  expect(await runs()).toMatch(/\/dist\/serve\.js:1:13/);
});
