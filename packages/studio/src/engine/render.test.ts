import { test } from 'vitest';
import { expectAborted, expectNoFfmpeg, requestOf } from './render.suite.ts';

// Whole videos are read in e2e/main-job.story.ts, one that a creator downloads, and in render.deep.test.ts,
// of every shape, with sound and without.

/** The film that takes the least to draw, in the smallest shape. */
const request = { ...requestOf('dragonfruit-face-slicing', '1:1'), generateAudio: false };

test('an aborted render rejects with the reason and leaves nothing', async () => {
  // As soon as ffmpeg has its first frame.
  await expectAborted(request, 0.2);
});

test('a missing ffmpeg is told clearly', () => expectNoFfmpeg(request));
