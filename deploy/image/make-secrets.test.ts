import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';

const script = join(import.meta.dirname, 'make-secrets.ts');

function makeSecrets() {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['product', 'database', 'storage']) mkdirSync(join(folder, name));
  const make = () => {
    execFileSync(process.execPath, [script, folder]);
    const names = globSync('*/*', { cwd: folder }).sort();
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
  };
  return { folder, make };
}

test('the product takes what is made, and each service knows the same', () => {
  const { folder, make } = makeSecrets();
  const made = make();
  const file = (name: string) => join(folder, 'product', name);
  const config = readConfig({
    DATABASE_URL_FILE: file('database-url'),
    MIGRATION_DATABASE_URL_FILE: file('migration-database-url'),
    SESSION_SECRET_FILE: file('session-secret'),
    S3_BUCKET: 'shortcake',
    S3_ACCESS_KEY_ID_FILE: file('s3-access-key-id'),
    S3_SECRET_ACCESS_KEY_FILE: file('s3-secret-access-key'),
  });
  expect(new URL(config.databaseUrl!).password).toBe(made['database/product']);
  expect(new URL(config.migrationDatabaseUrl!).password).toBe(made['database/owner']);
  expect(config.s3).toMatchObject({
    accessKeyId: made['storage/access-key-id'],
    secretAccessKey: made['storage/secret-access-key'],
  });
});

test('no two secrets are alike, here or elsewhere, and a second start keeps them', () => {
  const [first, second] = [makeSecrets(), makeSecrets()];
  const made = first.make();
  expect(first.make()).toEqual(made);
  const secrets = Object.entries({ ...made }).filter(([name]) => !name.startsWith('product/'));
  const all = [...secrets.map(([, value]) => value), made['product/session-secret']];
  expect(new Set([...all, ...Object.values(second.make())]).size).toBeGreaterThan(
    all.length * 2 - 1,
  );
});

test('a run that was cut short is in the way of no other', () => {
  const { folder, make } = makeSecrets();
  const half = join(folder, 'database/superuser.new');
  writeFileSync(half, 'ha', { mode: 0o444 });
  const made = make();
  expect(made['database/superuser']).toHaveLength(48);
  expect(made).not.toHaveProperty(['database/superuser.new']);
});

test('an empty secret is refused by its name, and the others stay', () => {
  const { folder, make } = makeSecrets();
  const made = make();
  const emptied = join(folder, 'database/product');
  rmSync(emptied);
  writeFileSync(emptied, '');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${emptied} is empty`)]);
  writeFileSync(emptied, made['database/product']!);
  expect(make()).toEqual(made);
});
