import { test } from './story.ts';
import { expectClipsNearby } from './templates.suite.ts';

for (const [width, height, most] of [
  [1280, 800, 8],
  [375, 800, 6],
] as const) {
  test(`at ${width} px clips are there only near the window, wherever the page is scrolled to`, async ({
    creator,
  }) => {
    await expectClipsNearby(creator.page, { width, height, most, step: 450 });
  });
}
