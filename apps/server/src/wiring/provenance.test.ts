import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAuthority } from '@shortcake/provenance/certificates/authority';
import { blocksIn } from '@shortcake/provenance/certificates/pem';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { StartError } from '../platform/start-error.ts';
import { AUTHORITY } from './places.ts';
import { openProvenance, provenanceWarnings } from './provenance.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-provenance-'));
afterAll(() => rm(folder, { recursive: true }));
const own = { DATA_DIR: folder };
const path = join(folder, AUTHORITY);

test('the first start makes an authority, whoever else starts at once, and keeps it for its owner alone', async () => {
  const config = readConfig(own);
  const opened = await Promise.all(Array.from({ length: 8 }, () => openProvenance(config)));
  const authorities = new Set(opened.map(({ signer }) => signer.authority));
  expect(authorities.size).toBe(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const later = await openProvenance(config);
  expect(authorities.has(later.signer.authority)).toBe(true);
  expect(later.generator).toMatchObject({ name: 'Shortcake' });
});

test('an authority that is damaged stops the start, and says what to do', async () => {
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.slice(0, 500));
  await expect(openProvenance(readConfig(own))).rejects.toThrow(/is damaged .* restore it/);
  await writeFile(path, text);
});

test('files of the configuration sign in its place, and what is wrong with them is said by name', async () => {
  const blocks = blocksIn(makeAuthority());
  const of = (label: string) => blocks.filter((one) => one.label === label).map((one) => one.text);
  const [certificates, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  await writeFile(certificates, of('CERTIFICATE').join(''));
  await writeFile(key, of('PRIVATE KEY')[0]!);
  const open = (changes: Record<string, string> = {}) =>
    openProvenance(
      readConfig({ ...own, PROVENANCE_CERT: certificates, PROVENANCE_KEY: key, ...changes }),
    );
  const { signer } = await open();
  expect(signer.authority).toBe(of('CERTIFICATE')[1]);

  await writeFile(join(folder, 'other.pem'), of('PRIVATE KEY')[1]!);
  const wrong = [
    [{ PROVENANCE_KEY: join(folder, 'other.pem') }, /^PROVENANCE_KEY \(.*\) does not fit/],
    [{ PROVENANCE_CERT: key }, /^PROVENANCE_CERT \(.*\) must begin with a certificate/],
    [{ PROVENANCE_CERT: join(folder, 'none.pem') }, /^PROVENANCE_CERT must name a file .*ENOENT/],
  ] as const;
  for (const [changes, message] of wrong) {
    const error = await open(changes).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(message);
  }
  expect(() => readConfig({ ...own, PROVENANCE_CERT: certificates })).toThrow(
    'PROVENANCE_KEY must be set too',
  );
});

test('processes that may have an authority each are told of at their start', async () => {
  const provenance = await openProvenance(readConfig(own));
  const worker = { ...own, RUN: 'worker', DATABASE_URL: 'postgres://localhost/none' };
  expect(provenanceWarnings(readConfig(own), provenance)).toEqual([]);
  expect(provenanceWarnings(readConfig(worker), provenance)).toHaveLength(1);
  const validUntil = new Date(Date.now() + 86_400_000);
  const ending = { ...provenance, signer: { ...provenance.signer, validUntil } };
  expect(provenanceWarnings(readConfig(own), ending)).toEqual([
    expect.stringContaining('renew PROVENANCE_CERT'),
  ]);
});
