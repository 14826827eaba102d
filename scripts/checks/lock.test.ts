import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; integrity?: string; link?: boolean; inBundle?: boolean };

test('the lock has the hash of each package that an install fetches', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const unsure = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes('node_modules/') && !link && !inBundle && integrity === undefined,
  );
  expect(unsure.map(([path]) => path)).toEqual([]);
});
