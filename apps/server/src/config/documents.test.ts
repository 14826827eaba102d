import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Environment } from './variables.ts';

// What operators read says what the code does, where that can be held against it.

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const operations = read('docs/operations.md');
const example = read('.env.example');
const variables = Object.keys(Environment.shape);

test('each variable stands in .env.example with its default, and in docs/operations.md', () => {
  const inExample = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(inExample.sort()).toEqual([...variables].sort());
  const inOperations = new Set(operations.match(/\b[A-Z0-9_]+\b/g));
  expect(variables.filter((name) => !inOperations.has(name))).toEqual([]);
});

test('the product runs with the same flags however it is started, and so do the commands', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, flags] = /node (--\S+ --\S+) apps\/server\/src\/main\.ts/.exec(scripts.start)!;
  expect(scripts.admin).toBe(`node ${flags} apps/server/src/admin.ts`);
  const lines = operations.match(/node (?:--\S+ )*apps\/server\/src\/main\.ts/g);
  expect(lines).toEqual(Array(2).fill(`node ${flags} apps/server/src/main.ts`));
});
