// Writes the document of /api/v1 as it is committed: clients are generated from it. Version 1 never breaks, so
// what would take something away from it is not written; then the schemas are to be mended. `--verify` only
// says what differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from '../apps/server/src/features/v1/document/document.ts';
import { breakingChanges } from './openapi/breaking-changes.ts';

const file = new URL('../packages/client/openapi.json', import.meta.url);
const committed = readFileSync(file, 'utf8');
const wanted = `${JSON.stringify(apiDocument(), null, 2)}\n`;

const broken = breakingChanges(JSON.parse(committed), JSON.parse(wanted));
if (broken.length > 0) {
  console.error(`This would break programs that use version 1:\n${broken.join('\n')}`);
  process.exit(1);
}
if (!process.argv.includes('--verify')) writeFileSync(file, wanted);
else if (committed !== wanted) {
  console.error('packages/client/openapi.json is not up to date: run `node scripts/openapi.ts`');
  process.exit(1);
}
