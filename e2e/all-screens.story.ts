import { holdFaultless, LAPTOP, type Look, PHONE } from './all-screens.suite.ts';
import { screens } from './screens/screens.ts';
import { everybody, expect, test } from './walk.ts';

/**
 * A screen of each kind of layout, in one look; `all-screens.deep.story.ts` has every screen in both. What
 * has a story of its own beside it (the checkout, the drawer, the board) is left to that one.
 */
const SAMPLE: Record<string, Look> = {
  landing: PHONE,
  create: LAPTOP,
  'projects-wall': PHONE,
  'series-table-refused': PHONE,
  'billing-cancelled': PHONE,
  'console-person': PHONE,
};
const chosen = screens.filter(({ name }) => name in SAMPLE);

test('every screen of the sample is there', () => {
  expect(chosen.map(({ name }) => name).sort()).toEqual(Object.keys(SAMPLE).sort());
});

for (const who of everybody) {
  const theirs = chosen.filter((screen) => screen.who === who);
  if (theirs.length === 0) continue;
  test.describe(`a ${who}`, () => {
    test.use({ who });

    test('sees screens come to rest at once, finds nothing in the way, and all of it fits', async ({
      context,
    }) => {
      await holdFaultless(context, theirs, ({ name }) => [SAMPLE[name] as Look]);
    });
  });
}
