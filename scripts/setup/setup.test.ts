import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutOn } from '../checks/left-out.ts';
import { leftOutLine, missing, NEEDS } from './needs.mjs';
import { aptFor, packagesFor } from './plan.mjs';
import { findChromium, findProgram, type thisMachine } from './programs.mjs';

type Machine = typeof thisMachine;

/** A machine that has these programs, and nothing else. */
function machineWith(programs: readonly string[], other: Partial<Machine> = {}): Machine {
  return {
    ...{ platform: 'linux', arch: 'x64', distribution: 'debian' },
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isProgram: (path) => programs.includes(path),
    exists: () => false,
    ...other,
  };
}
const path = { PATH: '/usr/bin' };
const all = new Set(NEEDS.map(({ flag }) => flag));
const linesOn = (machine: Machine) => missing(machine).map((need) => leftOutLine(need, machine));

test.each([
  ['the one of Debian', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['Google’s', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['one by its older name', ['/usr/local/bin/chromium-browser'], '/usr/local/bin/chromium-browser'],
  [
    'the shell before it, which costs less',
    ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    '/usr/bin/chromium-headless-shell',
  ],
  [
    'one of several, Chromium first',
    ['/usr/bin/google-chrome', '/usr/bin/chromium'],
    '/usr/bin/chromium',
  ],
  ['none', ['/usr/bin/firefox'], undefined],
])('the browser is found: %s', (_, programs, found) => {
  expect(findChromium(machineWith(programs))).toBe(found);
});

test('on a Mac the browser is found where applications are', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium(machineWith([chrome], { platform: 'darwin' }))).toBe(chrome);
});

test('CHROMIUM_PATH names the browser, and no other is taken in its place', () => {
  const env = { ...path, CHROMIUM_PATH: '/opt/chrome' };
  expect(findChromium(machineWith(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe(
    '/opt/chrome',
  );
  const wrong = machineWith(['/usr/bin/chromium'], { env });
  expect(findChromium(wrong)).toBeUndefined();
  expect(linesOn(wrong)[0]).toBe(
    'left out: browser stories (no Chromium: CHROMIUM_PATH names no program: /opt/chrome)',
  );
  expect(packagesFor(new Set(['--browser']), wrong)).toEqual([]);
});

test('a program of this machine is found where it is', () => {
  expect(findProgram([process.execPath])).toBe(process.execPath);
  expect(findProgram([import.meta.filename])).toBeUndefined();
});

test('root installs what is missing, and who has a sudo that asks nothing', () => {
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const never = () => expect.unreachable();
  expect(aptFor({ isRoot: true, hasApt: true, sudoAsksNothing: never })).toEqual(apt);
  expect(aptFor({ isRoot: false, hasApt: true, sudoAsksNothing: () => true })).toEqual([
    ...['sudo', '-n', ...apt],
  ]);
});

test('somebody else installs nothing, and nobody does without apt-get', () => {
  expect(aptFor({ isRoot: false, hasApt: true, sudoAsksNothing: () => false })).toBeUndefined();
  expect(aptFor({ isRoot: true, hasApt: false, sudoAsksNothing: () => true })).toBeUndefined();
});

test('what is missing is installed, of what the flags name', () => {
  const bare = machineWith([]);
  expect(packagesFor(all, bare)).toEqual([
    [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    ...[[['pgbouncer']], [['curl']], [['python3']]],
  ]);
  expect(packagesFor(new Set(['--pooler', '--web']), bare)).toEqual([[['pgbouncer']]]);
  const half = machineWith(['/usr/bin/google-chrome', '/usr/bin/curl']);
  expect(packagesFor(all, half)).toEqual([[['pgbouncer']], [['python3']]]);
});

test('Ubuntu’s Chromium, a snap, is not installed', () => {
  const ubuntu = machineWith([], { distribution: 'ubuntu' });
  expect(packagesFor(new Set(['--browser']), ubuntu)).toEqual([]);
  expect(linesOn(ubuntu)[0]).toContain(
    '(no Chromium: install Google Chrome, or set CHROMIUM_PATH)',
  );
});

test('what is left out has a line each, with how to get it', () => {
  expect(linesOn(machineWith([]))).toEqual([
    'left out: browser stories (no Chromium: apt-get install chromium-headless-shell, or set CHROMIUM_PATH)',
    'left out: tests behind PgBouncer (no PgBouncer: apt-get install pgbouncer)',
    'left out: the verdict of an independent reader on signed files (no reader of C2PA: node scripts/setup.mjs --judge)',
    'left out: samples that run curl (no curl: apt-get install curl)',
    'left out: samples that run python3 (no python3: apt-get install python3)',
    'left out: rendered Kubernetes manifests (no kubectl: install kubectl 1.27 or newer)',
  ]);
});

/** All that tests on a Mac run. */
const mac = {
  ...{ platform: 'darwin', arch: 'arm64' },
  env: { ...path, CI: 'true' },
};
const macPrograms = ['chromium', 'curl', 'python3'].map((name) => `/usr/bin/${name}`);

test('what a system has no tests for is named, and is nobody’s fault', () => {
  const { lines, isFault } = leftOutOn(machineWith(macPrograms, mac));
  expect(lines.slice(0, 3)).toEqual([
    'left out: tests behind PgBouncer (PgBouncer: tried on Linux alone)',
    'left out: the verdict of an independent reader on signed files (reader of C2PA: tried on 64-bit Linux on Intel alone)',
    'left out: rendered Kubernetes manifests (no kubectl: install kubectl 1.27 or newer)',
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/ private folders .*\(tried on Linux alone\)$/),
  );
  expect(isFault).toBe(false);
});

test.each(macPrograms)('without %s a run is red in CI, and green elsewhere', (program) => {
  const others = macPrograms.filter((one) => one !== program);
  expect(leftOutOn(machineWith(others, mac)).isFault).toBe(true);
  expect(leftOutOn(machineWith(others, { ...mac, env: path })).isFault).toBe(false);
});

test('the stories are run where there is a browser', () => {
  expect(leftOutOn(machineWith(macPrograms)).hasStories).toBe(true);
  expect(leftOutOn(machineWith([])).hasStories).toBe(false);
});

test('npm test and npm run deep set up all that they need', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const script of ['pretest', 'predeep']) {
    for (const flag of all) expect(scripts[script]).toContain(flag);
  }
});
