// @ts-check
// Programs that `npm test` needs beside npm: which tests are skipped without each, and how to get it.
import { fileURLToPath } from 'node:url';
import { findChromium, findProgram, thisMachine } from './programs.mjs';

/** @typedef {import('./programs.mjs').Machine} Machine */

/**
 * @typedef {object} Need
 * @property {string} name
 * @property {string} flag of scripts/setup.mjs, which installs it where it can
 * @property {string} tests what is left out without it
 * @property {(machine: Machine) => string | undefined} find
 * @property {(machine: Machine) => string} how to get it, in a few words
 * @property {readonly (readonly string[])[]} [debian] packages that bring it; where the first cannot be had, the next
 * @property {{ is: (machine: Machine) => boolean, named: string }} [only] where its tests run at all
 * @property {true} [maybe] what CI may be without: only those who work on it have it
 */

const JUDGE = fileURLToPath(
  new URL('../../packages/provenance/judge/node_modules/.package-lock.json', import.meta.url),
);

/** @param {string} name */
const byApt =
  (name) =>
  (/** @type {Machine} */ { platform }) =>
    `${platform === 'linux' ? 'apt-get ' : ''}install ${name}`;

/** @type {Need} */
export const BROWSER = {
  name: 'Chromium',
  flag: '--browser',
  tests: 'browser stories',
  find: findChromium,
  how: ({ env, platform, distribution }) => {
    if (env.CHROMIUM_PATH) return `CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`;
    // Ubuntu's package is a snap, which is none to the tests.
    const isPackaged = platform === 'linux' && distribution !== 'ubuntu';
    const get = isPackaged ? 'apt-get install chromium-headless-shell' : 'install Google Chrome';
    return `${get}, or set CHROMIUM_PATH`;
  },
  // Not every system that is made of Debian has the shell alone.
  debian: ['chromium-headless-shell', 'chromium'].map((name) => [name, 'fonts-liberation']),
};

/** @type {readonly Need[]} */
export const NEEDS = [
  BROWSER,
  {
    name: 'PgBouncer',
    flag: '--pooler',
    tests: 'tests behind PgBouncer',
    find: (machine) => findProgram(['/usr/sbin/pgbouncer'], machine),
    how: byApt('pgbouncer'),
    debian: [['pgbouncer']],
    only: { is: ({ platform }) => platform === 'linux', named: 'Linux' },
  },
  {
    name: 'reader of C2PA',
    flag: '--judge',
    tests: 'the verdict of an independent reader on signed files',
    find: ({ exists }) => (exists(JUDGE) ? JUDGE : undefined),
    how: () => 'node scripts/setup.mjs --judge',
    // Its program is in the package, for one kind of machine; for others an install script would fetch
    // one from elsewhere.
    only: {
      is: ({ platform, arch }) => platform === 'linux' && arch === 'x64',
      named: '64-bit Linux on Intel',
    },
  },
  ...['curl', 'python3'].map((name) => ({
    ...{ name, flag: '--samples', tests: `samples that run ${name}` },
    find: (/** @type {Machine} */ machine) => findProgram([name], machine),
    ...{ how: byApt(name), debian: [[name]] },
  })),
  {
    name: 'kubectl',
    flag: '',
    tests: 'rendered Kubernetes manifests',
    find: (machine) => findProgram(['kubectl'], machine),
    how: () => 'install kubectl 1.27 or newer',
    maybe: true,
  },
];

/**
 * Those that are not there; with flags of the set-up, of theirs.
 * @param {Machine} [machine]
 * @param {ReadonlySet<string>} [flags]
 */
export function missing(machine = thisMachine, flags) {
  const wanted = NEEDS.filter(({ flag }) => flags === undefined || flags.has(flag));
  return wanted.filter(({ find }) => find(machine) === undefined);
}

/**
 * Whether the machine should have it: one where its tests run, and nobody's choice.
 * @param {Need} need
 * @param {Machine} [machine]
 */
export const isExpected = ({ only, maybe }, machine = thisMachine) =>
  !maybe && (only === undefined || only.is(machine));

/**
 * Says in one line which tests are skipped, why, and how to get what they need.
 * @param {Need} need
 * @param {Machine} [machine]
 */
export function leftOutLine({ name, tests, how, only }, machine = thisMachine) {
  const why =
    only === undefined || only.is(machine)
      ? `no ${name}: ${how(machine)}`
      : `${name}: tried on ${only.named} alone`;
  return `left out: ${tests} (${why})`;
}
