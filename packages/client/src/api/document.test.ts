import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typesHead } from '../../generate/head.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the types are those of the document; if not, run `node scripts/client-types.ts`', () => {
  const [head] = read('./document.ts').split('\n');
  expect(head).toBe(typesHead(read('../../openapi.json')));
});
