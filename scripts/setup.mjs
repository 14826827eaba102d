// Makes a checkout ready to run, and does nothing when it is: packages, then what the flags name.
//   --web      the built web app, and the server built into few files
//   --browser  a Chromium for the browser tests
//   --judge    an independent reader of C2PA
//   --pooler   PgBouncer, for the tests behind it
//   --samples  curl and Python, for the samples that the page for developers shows
//   --av1      an ffmpeg that encodes AV1, for the templates' previews
// What is no npm package comes by apt-get, as root or by a sudo that asks nothing; what cannot be had so
// is named, with how to get it, and left out by the tests (AV1 ends the set-up).
// Plain JavaScript, because it runs on whatever Node the machine has, before Node 24 is here.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExpected, leftOutLine, missing, NEEDS } from './setup/needs.mjs';
import { aptFor, packagesFor } from './setup/plan.mjs';
import { findProgram, thisMachine } from './setup/programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'node_modules', '.setup');
const bin = join(root, 'node_modules', '.bin');
const flags = new Set(process.argv.slice(2));

/** Runs a step unless it was done for the same inputs before; one that answers false was not done. */
function once(name, inputs, isThere, work) {
  const wanted = hashOf(inputs);
  const stamp = join(stamps, name);
  if (isThere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // What ends halfway was not done, whatever the inputs are the next time.
  rmSync(stamp, { force: true });
  if (work() === false) return;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

function run(command, args) {
  if (succeeds(command, args)) return;
  console.error(`Set-up failed at: ${command} ${args.join(' ')}`);
  process.exit(1);
}

function succeeds(command, args) {
  // What a step prints is of use only when it fails.
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The packages' own programs first, Node 24 among them.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    });
    return true;
  } catch (error) {
    process.stderr.write(error.stdout ?? '');
    process.stderr.write(error.stderr ?? '');
    return false;
  }
}

once(
  'packages',
  ['package-lock.json'],
  () => existsSync(join(root, 'node_modules', '.package-lock.json')),
  () => {
    console.error('Installing packages ...');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  },
);
if (!existsSync(join(bin, 'node')) && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    'Node 24 is missing: an npm package brings it with an install script. Let npm run that' +
      ' (npm config set ignore-scripts false, and delete node_modules), or install Node 24.',
  );
  process.exit(1);
}

if (flags.has('--web')) {
  const sources = ['index.html', 'vite.config.ts', 'console.html', 'console.config.ts']
    .map((file) => `apps/web/${file}`)
    .concat(
      'package-lock.json',
      filesUnder('apps/web/src'),
      filesUnder('apps/web/build'),
      filesUnder('apps/web/public'),
    )
    .concat(filesUnder('packages/contract/src'));
  once(
    'web',
    sources,
    () =>
      ['dist/pages/routes.json', 'dist-console/index.html'].every((file) =>
        existsSync(join(root, 'apps/web', file)),
      ),
    () => {
      console.error('Building the web app ...');
      run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
      run('vite', ['build', 'apps/web', '-c', 'apps/web/console.config.ts', '--logLevel', 'warn']);
    },
  );
}

// Sooner ready by half. It runs from its sources where they are others than it was built of.
if (flags.has('--web')) {
  once(
    'server',
    ['package-lock.json', 'apps/server/build/build.ts'],
    () => isServerBuilt(),
    () => {
      console.error('Building the server ...');
      run('node', ['apps/server/build/build.ts']);
    },
  );
}

/** As `isBuilt` of apps/server/src/built.ts, for whatever Node there is. */
function isServerBuilt() {
  try {
    const dist = join(root, 'apps/server/dist');
    const { files, hash, built } = JSON.parse(readFileSync(join(dist, 'sources.json'), 'utf8'));
    const isWhole = Object.entries(built).every(
      ([name, size]) => statSync(join(dist, name)).size === size,
    );
    return hashOf(files) === hash && isWhole;
  } catch {
    return false;
  }
}

// Served beside the pages, so that programs get the client that fits this product: no registry has it.
if (flags.has('--web')) {
  const client = 'packages/client';
  const packed = join(root, 'apps/web/dist/shortcake.tgz');
  once(
    'client',
    ['package.json', 'tsconfig.json', 'README.md', 'LICENSE', 'bin/shortcake.js']
      .map((file) => `${client}/${file}`)
      .concat('package-lock.json', filesUnder(`${client}/src`)),
    () => existsSync(packed),
    () => {
      console.error('Packing the client ...');
      const { version } = JSON.parse(readFileSync(join(root, client, 'package.json'), 'utf8'));
      run('npm', ['pack', '-w', client, '--pack-destination', 'apps/web/dist', '--silent']);
      renameSync(join(root, `apps/web/dist/shortcake-${version}.tgz`), packed);
    },
  );
}

function sudoAsksNothing() {
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs some of Debian's packages; false where that is not possible. */
function installDebian(packages) {
  const isRoot = process.getuid?.() === 0;
  const apt = aptFor({ isRoot, hasApt: existsSync('/usr/bin/apt-get'), sudoAsksNothing });
  if (apt === undefined) return false;
  console.error(`Installing ${packages[0]} ...`);
  const [command, ...words] = apt;
  return (
    succeeds(command, [...words, 'update', '-qq']) &&
    succeeds(command, [...words, 'install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

// What cannot be had is left out by the tests that need it; `npm test` says so at its end as well.
for (const sets of packagesFor(flags, thisMachine))
  sets.some((packages) => installDebian(packages));

const judge = NEEDS.find(({ flag }) => flag === '--judge');
if (flags.has('--judge') && isExpected(judge)) {
  const folder = 'packages/provenance/judge';
  once(
    'judge',
    [`${folder}/package-lock.json`],
    () => judge.find(thisMachine) !== undefined,
    () => {
      console.error('Installing a reader of C2PA ...');
      const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      return succeeds('npm', ['ci', '--prefix', folder, ...quiet]);
    },
  );
}

for (const need of missing(thisMachine, flags)) console.error(leftOutLine(need));

if (flags.has('--av1') && !process.env.FFMPEG_PATH && !findProgram(['ffmpeg'])) {
  if (!installDebian(['ffmpeg'])) {
    console.error(
      'Previews need an ffmpeg with libsvtav1: apt-get install ffmpeg, or set FFMPEG_PATH.',
    );
    process.exit(1);
  }
}
