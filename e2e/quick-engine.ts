import { readFile } from 'node:fs/promises';
import { serveFakeEngines } from '../apps/server/test/fake-engines.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { type RunningProduct, startProduct } from '../apps/server/test/product.ts';
import { test as story } from './story.ts';

/** A product of its own, with an engine that has each video ready at once: for stories of what comes after. */
export const test = story.extend<object, { own: RunningProduct }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
    async ({}, use) => {
      let number = 0;
      const engines = await serveFakeEngines(['fal'], {
        script: () => () => ({}),
        video: async () => {
          number += 1;
          return readFile(await testVideo({ sound: `sine=${300 + number}` }));
        },
      });
      const product = await startProduct({ variables: engines.variables });
      await use(product);
      await product.stop();
      await engines.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ own }, use) => use(own),
});
