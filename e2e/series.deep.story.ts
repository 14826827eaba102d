import { LINES, makeSeries } from './series.suite.ts';
import { test } from './story.ts';

/** Two cores draw a video in some ten seconds; busy with other things as well, in more. */
const MADE_WITHIN_MS = LINES.length * 60_000;

test('a creator makes a series of twenty from lines of text, stars all of it, and downloads it', async ({
  creator,
}) => {
  await makeSeries(creator, LINES, { madeWithin: MADE_WITHIN_MS });
});
