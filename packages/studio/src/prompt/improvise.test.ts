import { test } from 'vitest';
import {
  expectLively,
  expectObject,
  expectPlaces,
  expectTakes,
  handlings,
} from './improvise.suite.ts';
import { actionNames, placeNames } from './words/names.ts';

// All of it in a picture a quarter as wide as a video; improvise.deep.test.ts has videos, in all shapes.

const size = { width: 180, height: 320 };

test.each(actionNames)('%s moves, is bright and begins again without a jump', (action) =>
  expectLively(action, size),
);
test('every place is bright, and no two look alike', () => expectPlaces(placeNames, size));
test('another seed is another take', () => expectTakes([2, 3, 4], size));
test.each(handlings)('$object is shown: $action', (handling) => expectObject(handling, size));
