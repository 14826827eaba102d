import { readFileSync, writeFileSync } from 'node:fs';
import { release } from './release/changelog.ts';
import { namedLast } from './release/last-release.ts';
import { spreadVersion } from './release/packages.ts';

// What `npm version` does beside giving the root a new version: before it, a look whether there is
// anything to release (`--look`); after it, all packages get the same version, and what the changelog
// has under Unreleased gets it as its heading, with the date of today (UTC); and it is the last release,
// beside which the next one must be able to run.

const CHANGELOG = 'CHANGELOG.md';
const LAST_RELEASE = 'apps/server/test/rolling/last-release.ts';

const changelog = readFileSync(CHANGELOG, 'utf8');
const today = new Date().toISOString().slice(0, 10);
try {
  if (process.argv[2] === '--look') release(changelog, 'next', today);
  else {
    const version = spreadVersion('.');
    writeFileSync(CHANGELOG, release(changelog, version, today));
    writeFileSync(LAST_RELEASE, namedLast(readFileSync(LAST_RELEASE, 'utf8'), version));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
