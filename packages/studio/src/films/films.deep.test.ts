import { templates } from '@shortcake/contract/templates';
import { describe, expect, test } from 'vitest';
import {
  alikeOf,
  edited,
  expectLively,
  expectNoOrder,
  expectNoOrderOf,
  expectShapes,
  expectTakes,
  promptAlone,
} from './films.suite.ts';

describe.each(templates)('$id', (template) => {
  test('is bright enough, moves all the time, and ends as it began', () => expectLively(template));
  test('the order of baking and drawing does not show', () => expectNoOrder(template));
  test('another seed is another take', () => expectTakes(template));
  test('wide and square, too', () => expectShapes(template, ['16:9', '1:1']));
});

// Of any kind, and what an edited prompt may ask of a template's scene.
test.each([
  'A robot in the rain in a neon city at night with hearts',
  'A fox on a hill in the snow at sunset with butterflies and balloons',
  'A turtle under water with bubbles, wearing a crown',
])('%s, of a template and alone: the order of baking and drawing does not show', async (prompt) => {
  await expectNoOrderOf(edited(templates[0]!, prompt));
  await expectNoOrderOf(promptAlone(prompt));
});

test('no two scenes are alike', async () => {
  expect(await alikeOf(templates)).toEqual([]);
});
