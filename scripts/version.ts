import { readFileSync, writeFileSync } from 'node:fs';
import { release } from './release/changelog.ts';
import { spreadVersion } from './release/packages.ts';

// What `npm version` does beside giving the root a new version: before it, a look whether there is
// anything to release (`--look`); after it, all packages get the same version, and what the changelog
// has under Unreleased gets it as its heading, with the date of today (UTC).

const CHANGELOG = 'CHANGELOG.md';

const changelog = readFileSync(CHANGELOG, 'utf8');
const today = new Date().toISOString().slice(0, 10);
try {
  if (process.argv[2] === '--look') release(changelog, 'next', today);
  else writeFileSync(CHANGELOG, release(changelog, spreadVersion('.'), today));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
