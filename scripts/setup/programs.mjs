// @ts-check
// Finds programs that npm does not install. Plain JavaScript: the set-up reads it on any Node.
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, isAbsolute, join } from 'node:path';

/**
 * A machine as it is looked at; tests give another.
 * @typedef {object} Machine
 * @property {string} platform
 * @property {string} arch
 * @property {string} distribution of Linux, as /etc/os-release calls it
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(path: string) => boolean} isProgram
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  distribution: readDistribution(),
  env: process.env,
  isProgram,
  exists: existsSync,
};

function readDistribution() {
  const file = '/etc/os-release';
  const said = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^ID="?(\w+)/m.exec(said)?.[1] ?? '';
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    const file = statSync(path);
    return file.isFile() && !isSnap(path, file.size);
  } catch {
    return false;
  }
}

/**
 * Tells Ubuntu's snaps, and scripts that only ask for one, from programs. A browser from a snap sees no
 * /tmp, where tests have their files.
 * @param {string} path
 * @param {number} size
 */
function isSnap(path, size) {
  if (basename(realpathSync(path)) === 'snap') return true;
  return size < 10_000 && readFileSync(path, 'latin1').includes('/snap/bin/');
}

/**
 * The first of these programs: at its path, on PATH, or in one of some further folders.
 * @param {readonly string[]} names
 * @param {Machine} [machine]
 * @param {readonly string[]} [folders]
 * @returns {string | undefined}
 */
export function findProgram(names, machine = thisMachine, folders = []) {
  const onPath = (machine.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    const places = isAbsolute(name)
      ? [name]
      : [...onPath, ...folders].map((folder) => join(folder, name));
    const found = places.find(machine.isProgram);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The shell first, which draws pages as Chromium does, without windows: stories cost a tenth less in it. */
const CHROMIUMS = [
  ...[
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
  ],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser of the stories: the one that CHROMIUM_PATH names, and no other then, else one where it
 * usually is.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromium(machine = thisMachine) {
  const configured = machine.env.CHROMIUM_PATH;
  return findProgram(configured ? [configured] : CHROMIUMS, machine, ['/usr/bin']);
}
