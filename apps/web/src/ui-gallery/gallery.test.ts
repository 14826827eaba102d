import { expect, test } from 'vitest';

const components = Object.keys(import.meta.glob(['../ui/*.tsx', '!../ui/*.test.tsx'])).map((path) =>
  path.slice(6),
);
const specimens = import.meta.glob<string>('./specimens/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const gallery = import.meta.glob<string>('./Gallery.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})['./Gallery.tsx'] as string;

/** Parts that another component of ui/ is made of, and that no screen uses by itself. */
const PARTS = ['DialogSheet.tsx'];

test('every component of ui/ has a specimen in the gallery', () => {
  const sources = Object.values(specimens).join('\n');
  const missing = components.filter((file) => !sources.includes(`'../../ui/${file}'`));
  expect(missing).toEqual(PARTS);
});

test('every specimen is shown', () => {
  const names = Object.keys(specimens).map((path) => path.slice('./specimens/'.length, -4));
  expect(names.filter((name) => !gallery.includes(`<${name} />`))).toEqual([]);
});
