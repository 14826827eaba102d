import { test } from 'vitest';
import { expectAborted, expectNoFfmpeg, expectVideo, requestOf } from './render.suite.ts';

// The film that takes the least to draw, in the smallest shape, with sound; render.deep.test.ts has all
// shapes.
const request = requestOf('dragonfruit-face-slicing', '1:1');

test('a video reopens as asked', ({ signal }) => expectVideo(request, signal));

test('an aborted render rejects with the reason and leaves nothing', async () => {
  // As soon as ffmpeg has its first frame.
  await expectAborted({ ...request, generateAudio: false }, 0.2);
});

test('a missing ffmpeg is told clearly', () =>
  expectNoFfmpeg({ ...request, generateAudio: false }));
