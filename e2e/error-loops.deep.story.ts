import { expectNoLoop, queriesOf, Watchers } from './error-loops.suite.ts';
import type { Person } from './people.ts';
import { expect, test } from './story.ts';

/** Every screen that asks the server for something, with those to whom it is open or closed. */
const SCREENS: readonly [path: string, ...people: Person[]][] = [
  ['/', 'newcomer'],
  ['/pricing', 'newcomer', 'subscriber'],
  ['/templates', 'newcomer'],
  ['/create-video/cat-opera', 'creator'],
  ['/checkout?plan=pro', 'newcomer', 'subscriber'],
  ['/checkout/complete?setup_intent=seti_1', 'newcomer'],
  ['/dashboard', 'newcomer', 'creator'],
  ['/dashboard/projects', 'newcomer', 'creator'],
  ['/dashboard/templates', 'creator'],
  ['/dashboard/prompt-yourself', 'creator'],
  ['/dashboard/create-video/cat-opera', 'creator'],
  ['/dashboard/create-video/coconut-face-slicing/series', 'creator'],
  // Of a series that is not there: what a board asks first.
  ['/dashboard/series/00000000-0000-4000-8000-000000000000', 'creator'],
  ['/dashboard/billing', 'newcomer', 'subscriber', 'cancelled'],
  ['/dashboard/settings', 'subscriber'],
  ['/dashboard/support', 'creator'],
  ['/admin', 'operator'],
  ['/admin/people?q=nobody', 'operator'],
  ['/admin/videos', 'operator'],
  ['/admin/engines', 'operator'],
  ['/admin/costs', 'operator'],
  ['/admin/prices', 'operator'],
  ['/admin/findings', 'operator'],
  ['/admin/reports', 'operator'],
  ['/admin/tickets', 'operator'],
  ['/admin/log', 'operator'],
];
const STATUSES = [500, 429, 404];

for (const [path, ...people] of SCREENS) {
  for (const person of people) {
    test(`no error of any query makes ${path} of a ${person} ask in a loop`, async ({
      browser,
    }) => {
      const watchers = new Watchers(browser);
      const queries = await queriesOf(watchers, { path, person });
      expect(queries.length).toBeGreaterThan(0);
      for (const query of queries) {
        for (const status of STATUSES) {
          await test.step(`${query} ${status}`, () =>
            expectNoLoop(watchers, { path, person, query }, status));
        }
      }
      await watchers.close();
    });
  }
}
