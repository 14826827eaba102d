import { expect, test } from 'vitest';
import { subjectNames } from '../words/names.ts';
import { alikeOf, cast } from './perform.suite.ts';

test('no two of the troupe look alike', async () => {
  const troupe = await Promise.all(
    subjectNames.map(async (name) => ({ name, ...(await cast(name)) })),
  );
  expect(alikeOf(troupe)).toEqual([]);
});
