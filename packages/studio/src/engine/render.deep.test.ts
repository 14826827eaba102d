import { aspectRatios } from '@shortcake/contract/video';
import { test } from 'vitest';
import { expectAborted, expectNoFfmpeg, expectVideo, requestOf } from './render.suite.ts';

const template = 'broccoli-face-slicing';
const videos = aspectRatios.flatMap((shape) => [
  { shape, sound: 'with sound', request: requestOf(template, shape) },
  { shape, sound: 'silent', request: { ...requestOf(template, shape), generateAudio: false } },
]);

test.for(videos)('a $shape video, $sound, reopens as asked', ({ request }, { signal }) =>
  expectVideo(request, signal),
);

test.each([0.2, 0.4, 0.9])(
  'a render aborted at %d rejects with the reason and leaves nothing',
  (share) => expectAborted(requestOf(template, '9:16'), share),
);

test('a missing ffmpeg is told clearly', () => expectNoFfmpeg(requestOf(template, '9:16')));
