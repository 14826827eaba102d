import { expectReadable } from './developers.suite.ts';
import { test } from './story.ts';

for (const width of [320, 375, 768, 1024, 1280, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`all of it can be read at ${width} px, ${colorScheme}, with everything open`, async ({
      page,
    }) => {
      await expectReadable(page, width, colorScheme);
    });
  }
}
