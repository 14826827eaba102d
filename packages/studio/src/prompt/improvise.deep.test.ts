import { aspectRatios, videoSizes } from '@shortcake/contract/video';
import { describe, test } from 'vitest';
import {
  expectLively,
  expectObject,
  expectPlaces,
  expectTakes,
  handlings,
} from './improvise.suite.ts';
import { actionNames, placeNames } from './words/names.ts';

describe.each(aspectRatios)('%s', (shape) => {
  const casting = { who: 'cat', size: videoSizes[shape] } as const;

  test.each(actionNames)('%s moves, is bright and begins again without a jump', (action) =>
    expectLively(action, casting),
  );
  test('every place is bright, and no two look alike', () => expectPlaces(placeNames, casting));
  test('another seed is another take', () => expectTakes([2, 3, 4], casting));
  test.each(handlings)('$object is shown: $action', (handling) => expectObject(handling, casting));
});
