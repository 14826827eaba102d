import { videoSizes } from '@shortcake/contract/video';
import { test } from 'vitest';
import { everyNth } from '../../../../scripts/checks/sample.ts';
import {
  expectLively,
  expectObject,
  expectPlaces,
  expectTakes,
  handlings,
} from './improvise.suite.ts';
import { actionNames } from './words/names.ts';

// Every fourth action, by what takes the least to draw, in the smallest shape; improvise.deep.test.ts has
// a cat that does everything everywhere, in all shapes.
const casting = { who: 'egg', size: videoSizes['1:1'] } as const;

test.each(everyNth(actionNames, 4, 1))(
  '%s moves, is bright and begins again without a jump',
  (action) => expectLively(action, casting),
);
test('places are bright, and no two look alike', () =>
  // The two that are most alike, and one in the dark.
  expectPlaces(['bedroom', 'stage', 'space'], casting));
test('another seed is another take', () => expectTakes([2], casting));
test.each(everyNth(handlings, 3))('$object is shown: $action', (handling) =>
  expectObject(handling, casting),
);
