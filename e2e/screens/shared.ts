import type { Page } from '@playwright/test';
import { addFinishedVideo, type Film } from '../finished-video.ts';
import { heading, type Screen } from './screen.ts';

const films = {
  tall: { title: 'Strawberry Face Slicing', aspectRatio: '9:16', token: `tall${'0'.repeat(18)}` },
  wide: {
    title: 'A golden retriever who bakes a strawberry shortcake, and eats it by the sea',
    ...{ aspectRatio: '16:9', token: `wide${'0'.repeat(18)}`, name: 'Robin of the Bakery' },
  },
} as const satisfies Record<string, Film>;

const there = new Map<string, Promise<unknown>>();

/** A video that somebody has shared; once for all screens that show it. */
const shared = (name: keyof typeof films) => () => {
  const adding = there.get(name) ?? addFinishedVideo('sharer@example.com', films[name]);
  there.set(name, adding);
  return adding;
};

const { tall, wide } = films;
const who = 'visitor';
const open = (name: string) => async (page: Page) =>
  page.locator('summary', { hasText: name }).click();

const choose = (kind: string) => (page: Page) => page.getByText(kind, { exact: true }).click();
const sendReport = async (page: Page) => {
  await page.getByLabel('What is wrong?').fill('It says what is not so.');
  await page.getByLabel(/^I believe/).check();
  await page.getByRole('button', { name: 'Send Report' }).click();
};

/** What a link to a video leads to. */
export const sharedScreens: Screen[] = [
  {
    name: 'shared',
    path: `/v/${tall.token}`,
    who,
    given: shared('tall'),
    shows: heading(tall.title),
  },
  {
    name: 'shared-qr',
    path: `/v/${tall.token}`,
    who,
    given: shared('tall'),
    when: open('QR code'),
    shows: (page) => page.getByRole('img', { name: 'QR code' }),
  },
  {
    name: 'shared-wide',
    path: `/v/${wide.token}`,
    who,
    given: shared('wide'),
    when: open('Embed'),
    shows: (page) => page.getByRole('textbox', { name: 'Embed code' }),
  },
  {
    name: 'shared-gone',
    path: '/v/nothing',
    who,
    shows: heading('This video is not here'),
    mayComplain: /404/,
  },
  {
    name: 'report',
    path: `/v/${tall.token}/report`,
    who,
    given: shared('tall'),
    shows: heading('Report this video'),
  },
  {
    name: 'report-copyright',
    path: `/v/${wide.token}/report`,
    who,
    given: shared('wide'),
    when: choose('It copies my work'),
    shows: (page) => page.getByLabel('Which work is it?'),
  },
  {
    name: 'report-fault',
    path: `/v/${tall.token}/report`,
    who,
    given: shared('tall'),
    when: async (page) => {
      await choose('It copies my work')(page);
      await sendReport(page);
    },
    shows: (page) => page.getByRole('alert'),
    mayComplain: /400/,
  },
  {
    name: 'report-received',
    path: `/v/${tall.token}/report`,
    who,
    given: shared('tall'),
    when: async (page) => {
      await choose('Something else')(page);
      await page.getByLabel('E-mail address').fill('somebody@example.com');
      await sendReport(page);
    },
    shows: heading('Your report has arrived'),
  },
  {
    name: 'report-gone',
    path: '/v/nothing/report',
    who,
    shows: heading('This video is not here'),
    mayComplain: /404/,
  },
  {
    name: 'shared-player',
    path: `/embed/${tall.token}`,
    who,
    given: shared('tall'),
    shows: (page) => page.locator('video'),
  },
  {
    name: 'shared-player-gone',
    path: '/embed/nothing',
    who,
    shows: heading('This video is not here'),
    mayComplain: /404/,
  },
];
