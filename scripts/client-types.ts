// Writes the types of the typed client from the API's document: after `node scripts/openapi.ts` wrote
// another one. The generator does not run with our TypeScript, and has a folder with an older one.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { typesHead } from '../packages/client/generate/head.ts';

const folder = 'packages/client/generate';
const document = 'packages/client/openapi.json';
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', ['ci', '--prefix', folder, ...quiet], { stdio: 'inherit' });
const generator = `${folder}/node_modules/.bin/openapi-typescript`;
const types = execFileSync(generator, [document], { encoding: 'utf8' });
const head = typesHead(readFileSync(document, 'utf8'));
writeFileSync('packages/client/src/api/document.ts', `${head}\n${types}`);
