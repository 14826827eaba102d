import { answer, refuse } from './answers.ts';
import { consoleMoneyScreens } from './console-money.ts';
import { consolePeopleScreens } from './console-people.ts';
import { consoleReportScreens } from './console-reports.ts';
import { fourAlerts, keyRefused, SINCE, sampleEngines } from './sample-engines.ts';
import { emptySummary, sampleSummary } from './sample-summary.ts';
import { heading, press, type Screen, text } from './screen.ts';

type Engines = ReturnType<typeof sampleEngines>;

/** The page of engines, with what needs an operator above it. */
const engines = (
  engines: Engines,
  alerts = fourAlerts.slice(0, 0),
): Omit<Screen, 'name' | 'shows'> => ({
  path: '/admin/engines',
  who: 'operator',
  given: async (page) => {
    await answer(page, 'listEngines', engines);
    await answer(page, 'listAlerts', alerts);
  },
});

const off = { enabled: false, health: 'off', since: SINCE } as const;
const refused = sampleEngines({
  fal: {
    ...{ health: 'key-refused', since: SINCE, inFlight: 0, waiting: 0 },
    faults: [{ code: 'KEY_REFUSED', count: 31 }],
  },
});
const refusedAndOff = sampleEngines({
  fal: { enabled: false, health: 'key-refused', since: SINCE, inFlight: 0, waiting: 0 },
});
const down = sampleEngines({
  'google-omni': {
    ...{ health: 'down', since: SINCE, inFlight: 2 },
    faults: [
      { code: 'NO_ANSWER', count: 118 },
      { code: 'ENGINE_DOWN', count: 9 },
    ],
  },
});

/** The operator's console. */
export const consoleScreens: Screen[] = [
  ...consolePeopleScreens,
  ...consoleReportScreens,
  ...consoleMoneyScreens,
  {
    name: 'console-summary',
    path: '/admin',
    who: 'operator',
    given: (page) => answer(page, 'summary', sampleSummary()),
    shows: heading('By template'),
  },
  {
    name: 'console-summary-numbers',
    path: '/admin',
    who: 'operator',
    given: (page) => answer(page, 'summary', sampleSummary()),
    when: (page) => page.getByText('The numbers', { exact: true }).click(),
    shows: (page) => page.getByRole('table', { name: 'Sums by day' }),
  },
  {
    name: 'console-summary-empty',
    path: '/admin',
    who: 'operator',
    given: (page) => answer(page, 'summary', emptySummary()),
    shows: heading('By template'),
  },
  {
    name: 'console-summary-error',
    path: '/admin',
    who: 'operator',
    given: (page) => refuse(page, 'summary', 503, 'The sums are closed for a moment.'),
    shows: (page) => page.getByText('The sums are closed for a moment.'),
    mayComplain: /503/,
  },
  {
    name: 'console-log',
    path: '/admin/log',
    who: 'operator',
    given: (page) =>
      answer(page, 'listLog', [
        {
          id: '2',
          at: '2026-11-25T10:00:00.000Z',
          by: 'operator@example.com',
          action: 'suspend',
          target: 'account 5f0c7ad6-0b0e-4f0e-9a4f-4a8f4a0b9a51',
          reason: 'The card was reported as stolen.',
        },
        {
          id: '1',
          at: '2026-11-24T18:12:00.000Z',
          by: 'operator@example.com',
          action: 'grant-credits',
          target: 'account 9d3cb3a2-9f58-4b0c-8a54-1f0cf5b6c7d8',
          reason: 'Three videos came out black.',
        },
      ]),
    shows: text('Three videos came out black.'),
  },
  {
    name: 'console-log-empty',
    path: '/admin/log',
    who: 'operator',
    given: (page) => answer(page, 'listLog', []),
    shows: heading('No changes yet'),
  },
  { name: 'console-engines', ...engines(sampleEngines()), shows: heading('fal') },
  {
    name: 'console-engines-key-refused',
    ...engines(refused, [keyRefused]),
    shows: text('Key refused'),
  },
  { name: 'console-engines-down', ...engines(down, fourAlerts), shows: text('Down') },
  {
    name: 'console-engines-one-off',
    ...engines(sampleEngines({ fal: off })),
    shows: text('Off'),
  },
  {
    name: 'console-engines-key-refused-off',
    ...engines(refusedAndOff, [keyRefused]),
    shows: text('Off'),
  },
  {
    name: 'console-engines-none-on',
    ...engines(sampleEngines({ fal: off, 'google-omni': off, studio: off })),
    shows: text('No engine is on.'),
  },
  {
    name: 'console-engines-switch',
    ...engines(sampleEngines()),
    when: async (page) => {
      await page.getByRole('switch', { name: 'Ask fal for new videos' }).click();
      await press('Switch off')(page);
    },
    shows: text('Please enter a reason.'),
  },
];
