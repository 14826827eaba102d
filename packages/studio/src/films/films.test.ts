import { findTemplate } from '@shortcake/contract/templates';
import { describe, expect, test } from 'vitest';
import {
  alikeOf,
  edited,
  expectLively,
  expectNoOrder,
  expectNoOrderOf,
  expectShapes,
  expectTakes,
} from './films.suite.ts';

// A few films; films.deep.test.ts has the whole catalogue.

const few = [
  // Light goes through it, a knife too, and what splashes is drawn anew in each frame.
  'glass-strawberry-slicing',
  // Fur and two faces that speak by turns.
  'pet-podcast',
  // Nobody is in it: what is close to the camera is baked by its look.
  'honeycomb-crunch-asmr',
].map((id) => findTemplate(id)!);

describe.each(few)('$id', (template) => {
  test('is bright enough, moves all the time, and ends as it began', () => expectLively(template));
});

test('the order of baking and drawing does not show', () => expectNoOrder(few[0]!));

test('another seed is another take', () => expectTakes(few[2]!));
test('wide and square, too', () => expectShapes(few[2]!, ['16:9', '1:1']));

test('what an edited prompt asks for: the order of baking and drawing does not show', async () => {
  await expectNoOrderOf(edited(few[0]!, 'On a hill in the snow at sunset with butterflies'));
});

test('no two scenes are alike', async () => {
  // Of two slices of one family, besides.
  const slices = ['orange-face-slicing', 'lemon-face-slicing'].map((id) => findTemplate(id)!);
  expect(await alikeOf([...few, ...slices])).toEqual([]);
});
