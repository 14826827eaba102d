import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfDockerfile, faultsOfDockerignore } from './dockerfile.ts';
import { unknownVariables } from './variables.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const ignore = readFileSync('.dockerignore', 'utf8');
const [nodeMajor = ''] = readFileSync('.nvmrc', 'utf8').split('.');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the image keeps its promises', () => {
  expect(faultsOfDockerfile(dockerfile, nodeMajor)).toEqual([]);
  expect(faultsOfDockerignore(ignore)).toEqual([]);
});

test('the image starts the product as npm start does', () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)!;
  expect(`exec ${JSON.parse(command!).join(' ')}`).toBe(scripts.start);
});

test('the image tells the product nothing that it does not know', () => {
  const [, variables] = /^ENV (.*)$/m.exec(dockerfile)!;
  const names = variables!.split(' ').map((one) => one.split('=')[0]!);
  expect(unknownVariables(names.filter((name) => name !== 'NODE_ENV'))).toEqual([]);
});

test.each<[string, string | RegExp, string, RegExp]>([
  ['root', /^USER .*$/m, 'USER root', /^USER/],
  ['no user', /^USER .*\n/m, '', /^USER/],
  ['a user by name', /^USER .*$/m, 'USER shortcake', /^USER/],
  [
    'something from the net',
    'WORKDIR /app',
    'ADD https://files.example/x /x\nWORKDIR /app',
    /^ADD/,
  ],
  ['a download', 'WORKDIR /app', 'RUN curl -o /x https://files.example/x\nWORKDIR /app', /^RUN/],
  ['any Node', 'node:24-bookworm-slim', 'node:latest', /^NODE_IMAGE/],
  [
    'another base',
    /^FROM .* AS runtime/m,
    'FROM docker.io/library/alpine AS runtime',
    /no base of ours/,
  ],
  ['a secret', 'ENV NODE_ENV', 'ENV SESSION_SECRET=x NODE_ENV', /^a secret/],
  ['a shell before the product', /^CMD .*$/m, 'CMD node apps/server/src/main.ts', /^CMD/],
  ['no health', /^HEALTHCHECK .*\n/m, '', /^one HEALTHCHECK/],
  ['no volume', /^VOLUME .*\n/m, '', /^VOLUME/],
  [
    'a workspace that npm misses',
    /^COPY packages\/studio\/package.json .*\n/m,
    '',
    /^npm ci knows/,
  ],
  ['packages without manifests', 'COPY --from=manifests / ./\n', '', /^npm ci has no manifests/],
  ['a path that is gone', 'COPY packages packages', 'COPY library library', /^COPY library/],
])('an image with %s is refused', (_what, from, to, fault) => {
  const broken = dockerfile.replace(from, to);
  expect(broken).not.toBe(dockerfile);
  expect(faultsOfDockerfile(broken, nodeMajor)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['everything', '*\n!package.json', '!package.json'],
  ['the packages of this machine', '**/node_modules\n', ''],
  ['secrets', '**/.env*\n', ''],
  ['the history', '!apps\n', '!apps\n!.git\n'],
])('a .dockerignore that lets %s in is refused', (_what, from, to) => {
  const broken = ignore.replace(from, to);
  expect(broken).not.toBe(ignore);
  expect(faultsOfDockerignore(broken)).toHaveLength(1);
});
