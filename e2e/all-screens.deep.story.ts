import { holdFaultless, LAPTOP, PHONE } from './all-screens.suite.ts';
import { screens } from './screens/screens.ts';
import { everybody, test } from './walk.ts';

for (const who of everybody) {
  test.describe(`a ${who}`, () => {
    test.use({ who, reducedMotion: 'reduce' });

    test('sees every screen come to rest at once, finds nothing in the way, and all of it fits', async ({
      context,
    }) => {
      const theirs = screens.filter((screen) => screen.who === who);
      await holdFaultless(context, theirs, () => [LAPTOP, PHONE]);
    });
  });
}
