import { videoSizes } from '@shortcake/contract/video';
import { test } from 'vitest';
import {
  expectLively,
  expectObject,
  expectPlaces,
  expectTakes,
  handlings,
} from './improvise.suite.ts';
import { actionNames } from './words/names.ts';

// What takes the least to draw, in the smallest shape; improvise.deep.test.ts has a cat, in all shapes.
const casting = { who: 'egg', size: videoSizes['1:1'] } as const;

test.each(actionNames)('%s moves, is bright and begins again without a jump', (action) =>
  // Every place is in one of these films.
  expectLively(action, casting),
);
test('places are bright, and no two look alike', () =>
  // The two that are most alike, and one in the dark.
  expectPlaces(['bedroom', 'stage', 'space'], casting));
test('another seed is another take', () => expectTakes([2], casting));
test.each(handlings)('$object is shown: $action', (handling) => expectObject(handling, casting));
