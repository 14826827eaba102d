import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { people } from './people.ts';
import { whyNotHere } from './refusal.ts';

const LOCAL = 'postgres://shortcake@localhost:5432/shortcake';
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const S3 = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

test.each([
  ['STRIPE_SECRET_KEY', STRIPE],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://shortcake.example', ALLOW_SANDBOX: '1' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://a:b@db.example/shortcake' }],
  ['DATABASE_URL', { DATABASE_URL: `${LOCAL}?host=db.example` }],
  ['DATABASE_URL', { DATABASE_URL: `${LOCAL}?host=/run/postgresql,db.example` }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres:///shortcake' }],
  [
    'MIGRATION_DATABASE_URL',
    { DATABASE_URL: LOCAL, MIGRATION_DATABASE_URL: 'postgres://a:b@10.0.0.5/shortcake' },
  ],
  ['S3_BUCKET', S3],
])('made-up people are refused for %s: %o', (name, variables) => {
  expect(whyNotHere(readConfig(variables))).toMatch(new RegExp(`^${name} is `));
});

test.each([
  [{}],
  [{ DATABASE_URL: LOCAL, MIGRATION_DATABASE_URL: LOCAL }],
  [{ DATABASE_URL: 'postgres://shortcake@localhost/shortcake?host=/tmp/folder' }],
  [{ DATABASE_URL: 'postgres:///shortcake?host=/run/postgresql' }],
  [{ PUBLIC_URL: 'http://127.0.0.1:5173', VIDEO_ENGINE: 'fal', FAL_KEY: 'a' }],
  [{ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' }],
])('they belong into a product with sandboxes on this machine: %o', (variables) => {
  expect(whyNotHere(readConfig(variables))).toBeUndefined();
});

test('no two people have an address, and no two videos a key or a prompt of two fates', () => {
  expect(people).toHaveLength(10);
  expect(new Set(people.map(({ email }) => email)).size).toBe(10);
  const videos = people.flatMap(({ videos = [] }) => videos);
  expect(new Set(videos.map(({ key }) => key)).size).toBe(videos.length);
  const fates = new Map(videos.map(({ fate, project }) => [project.prompt, fate]));
  for (const { fate, project } of videos) expect(fates.get(project.prompt)).toBe(fate);
});
