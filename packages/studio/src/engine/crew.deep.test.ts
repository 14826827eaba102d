import { expect, test } from 'vitest';
import { expectSameOfThree, hashes, promptAlone } from './crew.suite.ts';

const fox = promptAlone('A fox dances in the forest');

test.each([
  ['face slicing', { ...fox, template: 'tomato-face-slicing' }],
  ['slicing', { ...fox, template: 'cloud-slicing' }],
  ['any prompt', fox],
] as const)('%s: one thread and three draw the same frames', (_, request) =>
  expectSameOfThree(request, { last: 24, step: 8 }),
);

test('another seed tells another story', async () => {
  const look = { last: 0, step: 1 };
  const [first] = await hashes(fox, 2, look);
  const [other] = await hashes({ ...fox, seed: 6 }, 2, look);
  expect(other).not.toBe(first);
});
