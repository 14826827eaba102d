import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeLeftovers } from './temporary-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-leftovers-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what an earlier run left goes a day later, and what runs share stays', () => {
  const now = Date.now();
  const make = (name: string, hoursAgo: number) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'file'), 'x');
    const then = now / 1000 - hoursAgo * 3600;
    utimesSync(join(folder, name), then, then);
  };
  const shared = ['test-media', 'test-cluster-18b07d7f9a490edc', 'test-compile-cache'];
  for (const name of [...shared, 'test-product-Ab3dEf', 'test-cluster-making-Ab3dEf'])
    make(name, 25);
  make('test-web-Ab3dEf', 23);
  removeLeftovers(folder, now);
  expect(readdirSync(folder).sort()).toEqual([...shared, 'test-web-Ab3dEf'].sort());
  removeLeftovers(join(folder, 'none'), now);
});
