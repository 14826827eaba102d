import { aspectRatios, videoSizes } from '@shortcake/contract/video';
import { describe, test } from 'vitest';
import { texts } from './texts.fixture.ts';
import { expectClear, manners } from './with-words.suite.ts';

const cases = manners.flatMap((manner) => aspectRatios.map((shape) => ({ shape, manner })));

describe('words are clear of what lies over a video, and of eyes and mouth', () => {
  test.each(cases)('$shape $manner', ({ shape, manner }) =>
    expectClear(manner, videoSizes[shape], Object.values(texts)),
  );
});
