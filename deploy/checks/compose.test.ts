import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfCompose, readCompose } from './compose.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const text = read('compose.yaml');
const { services, volumes = {} } = readCompose(text);
const toTry = readCompose(read('compose.override.yaml')).services;
const open = readCompose(read('compose.public.yaml')).services;

test.each(['compose.yaml', 'compose.override.yaml', 'compose.public.yaml'])(
  '%s has the form of a compose file, and names what is there',
  (path) => expect(faultsOfCompose(read(path))).toEqual([]),
);

test.each<[string, string, string, RegExp]>([
  ['a misspelt key', 'shm_size:', 'shmsize:', /shmsize/],
  ['a wrong type', 'tmpfs: [/tmp]', 'tmpfs: { path: /tmp }', /tmpfs/],
  ['a variable that nobody reads', 'DATA_DIR:', 'DATA_DIRECTORY:', /DATA_DIRECTORY is no variable/],
  ['a file for what is no secret', 'DATA_DIR:', 'DATA_DIR_FILE:', /DATA_DIR_FILE is no variable/],
  [
    'a password in it',
    "DATABASE_URL: ''",
    'DATABASE_URL: postgres://a:b@c/d',
    /has a secret in DATABASE_URL/,
  ],
  [
    'a place for a second secret',
    "  SESSION_SECRET: ''\n",
    '',
    /web does not start with a .env that sets SESSION_SECRET/,
  ],
  ['any version', 'postgres:18', 'postgres', /floats/],
  ['too short a stop', 'stop_grace_period: 70s', 'stop_grace_period: 10s', /cut short/],
  ['a writable image', 'read_only: true', 'read_only: false', /may write/],
])('a compose file with %s is refused', (_what, from, to, fault) => {
  const broken = text.replace(from, to);
  expect(broken).not.toBe(text);
  expect(faultsOfCompose(broken).join('\n')).toMatch(fault);
});

test('only the proxy can be reached from outside, and to try it from this machine alone', () => {
  const opened = (of: object) =>
    Object.entries(of).flatMap(([name, { ports = [] }]) => (ports.length > 0 ? [name] : []));
  expect(opened(services)).toEqual([]);
  expect(opened(toTry)).toEqual(['proxy']);
  expect(JSON.stringify(toTry.proxy).match(/\d+(?:\.\d+)*:\d+:\d+/g)).toEqual([
    '127.0.0.1:80:80',
    '127.0.0.1:443:443',
  ]);
  expect(opened(open)).toEqual(['proxy']);
});

test('the sandboxes are allowed to try it, and nowhere else', () => {
  const allowed = (of: object) => JSON.stringify(of).includes('ALLOW_SANDBOX');
  expect(allowed(toTry)).toBe(true);
  expect(allowed(services) || allowed(open)).toBe(false);
});

test('one worker has the machine: there is no second until somebody says so', () => {
  expect(services.worker).not.toHaveProperty('deploy');
});

test('every volume is used and declared, and every mounted file is there', () => {
  const mounts = Object.values(services).flatMap(
    (service) => (service as { volumes?: string[] }).volumes ?? [],
  );
  const sources = [...new Set(mounts.map((mount) => mount.split(':')[0]!))];
  expect(sources.filter((one) => !one.startsWith('.')).sort()).toEqual(Object.keys(volumes).sort());
  for (const path of sources.filter((one) => one.startsWith('.'))) expect(read(path)).not.toBe('');
});

test('the files that docs/deploy.md opens the product with are there, and allow no sandbox', () => {
  const [, files] = /^COMPOSE_FILE=(.*)$/m.exec(read('docs/deploy.md'))!;
  expect(files!.split(':')).toEqual(['compose.yaml', 'compose.public.yaml']);
});
