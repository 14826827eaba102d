import { holdFaultless, LAPTOP, PHONE } from './all-screens.suite.ts';
import { screens } from './screens/screens.ts';
import { everybody, test } from './walk.ts';

/** Every width in light and in dark. */
const LOOKS = [LAPTOP, PHONE].flatMap((look) => [
  { ...look, colorScheme: 'light' as const },
  { ...look, colorScheme: 'dark' as const },
]);

for (const who of everybody) {
  test.describe(`a ${who}`, () => {
    test.use({ who, reducedMotion: 'reduce' });

    test('sees every screen come to rest at once, finds nothing in the way, and all of it fits', async ({
      context,
    }) => {
      const theirs = screens.filter((screen) => screen.who === who);
      await holdFaultless(context, theirs, () => LOOKS);
    });
  });
}
