// Writes the document of /api/v1 as it is committed: what a client is generated from, and what no later
// version may break. `--verify` says only whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from '../apps/server/src/features/v1/document/document.ts';

const file = new URL('../packages/client/openapi.json', import.meta.url);
const wanted = `${JSON.stringify(apiDocument(), null, 2)}\n`;
if (process.argv.includes('--verify')) {
  if (readFileSync(file, 'utf8') !== wanted) {
    console.error('packages/client/openapi.json is not up to date: run `node scripts/openapi.ts`');
    process.exit(1);
  }
} else {
  writeFileSync(file, wanted);
}
