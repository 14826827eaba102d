import type { Page } from '@playwright/test';
import type { Report } from '@shortcake/contract/operator/reports';
import { answer } from './answers.ts';
import { heading, press, type Screen, text } from './screen.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const waiting: Report = {
  id: '41',
  kind: 'copyright',
  text: 'From the second second on it is my song, note for note. I wrote it in 1988, and have never allowed anybody to use it.\n\nPlease take it down.',
  name: 'Ada Lovelace',
  email: 'ada.lovelace@example.com',
  work: '"The Teapot Song", by Ada Lovelace\nhttps://teapots.example/song',
  goodFaith: true,
  rightsHolder: true,
  createdAt: hoursAgo(30),
  video: {
    projectId: 'c2a7e6a0-5f0b-4c57-8a3f-8f3f0f9b2c11',
    title: 'The teapot that sings',
    state: 'shown',
    videoUrl: '/previews/strawberry-face-slicing.mp4',
    posterUrl: '/previews/strawberry-face-slicing.webp',
    sharePath: '/v/tall000000000000000000',
  },
  owner: {
    id: '5f0c7ad6-0b0e-4f0e-9a4f-4a8f4a0b9a51',
    email: 'ben@example.com',
    createdAt: '2026-09-02T08:15:00.000Z',
    suspendedAt: null,
    ...{ videos: 120, reports: 3, removed: 1, putBack: 0 },
  },
  decided: null,
  objection: null,
};
const decided = {
  decision: 'remove',
  reason: 'At second 3 the video shows the face of somebody who never agreed to it.',
  by: 'operator@example.com',
  at: hoursAgo(20),
} as const;
const takenDown = { ...waiting.video!, state: 'taken down', sharePath: null } as const;

const unnamed: Report = {
  ...waiting,
  id: '40',
  kind: 'illegal',
  text: 'It threatens somebody.',
  ...{ name: null, email: null, work: null, goodFaith: false, rightsHolder: false },
  createdAt: hoursAgo(0.4),
  video: { ...waiting.video!, title: null, posterUrl: null },
  owner: {
    ...waiting.owner!,
    email: 'a.person.with.a.rather.long.address@subdomain.of.a.large.company.example.com',
    suspendedAt: hoursAgo(1),
  },
};
const objected: Report = {
  ...waiting,
  id: '38',
  kind: 'other',
  text: 'My neighbour is in it, and does not want to be.',
  ...{ name: null, work: null, rightsHolder: false },
  createdAt: hoursAgo(80),
  video: takenDown,
  decided,
  objection: {
    text: 'I am the neighbour, and I said yes.',
    at: hoursAgo(6),
    decided: null,
  },
};
const open = [objected, waiting, unnamed];
const over: Report[] = [
  {
    ...objected,
    objection: {
      ...objected.objection!,
      decided: { ...decided, reason: 'We asked, and it is not so.', at: hoursAgo(1) },
    },
  },
  {
    ...waiting,
    id: '30',
    decided: { ...decided, decision: 'keep', reason: 'The melody is a folk song of 1840.' },
  },
  {
    ...unnamed,
    id: '2',
    text: null,
    video: null,
    owner: null,
    createdAt: '2026-01-02T08:15:00.000Z',
    decided: { ...decided, at: '2026-01-03T08:15:00.000Z' },
  },
];

const list = { path: '/admin/reports', who: 'operator' } as const;
const given = (reports: readonly Report[]) => (page: Page) =>
  answer(page, 'listReports', [...reports]);

/** Reports, takedowns and objections in the console. */
export const consoleReportScreens: Screen[] = [
  {
    ...list,
    name: 'console-reports',
    given: given(open),
    shows: text('It threatens somebody.'),
  },
  {
    ...list,
    name: 'console-reports-empty',
    given: given([]),
    shows: heading('No report waits'),
  },
  {
    ...list,
    name: 'console-reports-decided',
    path: '/admin/reports/decided',
    given: given(over),
    shows: text('Stays down'),
  },
  {
    ...list,
    name: 'console-reports-take-down',
    given: given([waiting]),
    when: press('Take It Down'),
    shows: heading('Take the video down'),
  },
  {
    ...list,
    name: 'console-reports-begun',
    given: given([waiting]),
    when: async (page) => {
      await press('Take It Down', 'Begin with a sentence')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Take It Down' }).click();
    },
    shows: (page) => page.getByText(/^Please write something in the place/),
  },
  {
    ...list,
    name: 'console-reports-put-back',
    given: given([objected]),
    when: press('Put It Back'),
    shows: heading('Put the video back'),
  },
];
