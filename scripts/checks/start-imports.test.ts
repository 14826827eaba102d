import { expect, test } from 'vitest';
import { chainsFrom, chainTo } from './start-imports.ts';

// What only some installations, or some requests, need is imported by `import()` where it is needed.

const LATER = [
  // An engine, a bucket, a mail server, agents, metrics: where they are configured.
  'google-auth-library',
  '@bradenmacdonald/s3-lite-client',
  'nodemailer',
  '@modelcontextprotocol/server',
  'prom-client',
  // With the first file that is looked at, the first archive.
  'mediabunny',
  'pg-copy-streams',
  // The studio's words, and what draws.
  'packages/studio/src/prompt/words/lexicon/lexicon.ts',
  '@napi-rs/canvas',
  // Programs of developers.
  'rolldown',
  'typescript',
  'vite',
];

test('a start of the product imports nothing that it may never need', () => {
  const chains = chainsFrom('apps/server/src/serve.ts');
  expect(chains.size).toBeGreaterThan(500);
  const early = LATER.map((one) => chainTo(one, chains)).filter((chain) => chain !== undefined);
  expect(early).toEqual([]);
});

test('nor does an admin command, nor has it the HTTP half', () => {
  const chains = chainsFrom('apps/server/src/operate.ts');
  // `backup` and `restore` copy rows.
  const later = LATER.filter((one) => one !== 'pg-copy-streams').concat(
    ...['fastify', '@fastify/static', 'openid-client', 'apps/server/src/wiring/web.ts'],
  );
  const early = later.map((one) => chainTo(one, chains)).filter((chain) => chain !== undefined);
  expect(early).toEqual([]);
});

test('of what is imported too early the whole way is named', () => {
  const chains = chainsFrom('apps/server/src/serve.ts');
  expect(chainTo('pg', chains)).toMatch(/^apps\/server\/src\/serve\.ts\n {2}-> .*\n {2}-> pg$/s);
  expect(chainTo('nothing', chains)).toBeUndefined();
});
