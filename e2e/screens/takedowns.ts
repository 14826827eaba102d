import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import type { Takedown } from '@shortcake/contract/report';
import { answer, refuse } from './answers.ts';
import { answerBoard } from './board.ts';
import { answerProjects, answerSeries } from './project-list.ts';
import { boardPath, boards, seriesOf } from './sample-boards.ts';
import { everyProject } from './sample-projects.ts';
import { shelf } from './sample-shelf.ts';
import { press, type Screen, text } from './screen.ts';

const path = '/dashboard/projects';
const who = 'subscriber';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const takedown: Takedown = {
  at: daysFromNow(-2),
  kind: 'copyright',
  reason:
    'From second 2 the video takes the melody of "The Teapot Song", without the consent of whoever holds the rights in it.\n\nAn eight-second video that is that melody alone is no quotation.',
  until: daysFromNow(28),
  objection: null,
};
const objection = {
  at: daysFromNow(-1),
  text: 'The melody is a folk song of 1840.\nNobody holds a right in it.',
  answer: null,
};
const answered = {
  at: daysFromNow(0),
  reason: 'We looked at the video again. The words are old, but the melody was written in 1988.',
};

const takenDown = (changes: Partial<Takedown> = {}): Project => ({
  ...shelf.tall,
  title: 'The teapot that sings',
  ...{ videoUrl: null, thumbnailUrl: null, shared: true, takedown: { ...takedown, ...changes } },
});

const given = (changes?: Partial<Takedown>) => async (page: Page) => {
  const video = takenDown(changes);
  await answerProjects(page, [video, everyProject[3]!, everyProject[5]!]);
  await answer(page, 'getProject', video);
};
const seeWhy = press('See Why');
const heading = (page: Page) => page.getByRole('heading', { name: 'If you see it otherwise' });

const series = boards.ended.map((video, index) =>
  index === 1 ? { ...video, videoUrl: null, thumbnailUrl: null, takedown } : video,
);
const board = (page: Page) => answerBoard(page, series);

/** What somebody sees of a video of theirs that was taken down. */
export const takedownScreens: Screen[] = [
  { name: 'takedown-card', path, who, given: given(), shows: text('Taken down') },
  {
    name: 'takedown-overview',
    path: '/dashboard',
    who,
    given: given(),
    shows: text('Taken down'),
  },
  { name: 'takedown', path, who, given: given(), when: seeWhy, shows: heading },
  {
    name: 'takedown-fault',
    path,
    who,
    given: given(),
    when: async (page) => {
      await seeWhy(page);
      await press('Send Objection')(page);
    },
    shows: text('Please say why.'),
  },
  {
    name: 'takedown-refused',
    path,
    who,
    given: async (page) => {
      await given()(page);
      await refuse(page, 'object', 409, 'You have objected already.', 'OBJECTED');
    },
    when: async (page) => {
      await seeWhy(page);
      await page.getByLabel('Why should it be put back?').fill('It is mine.');
      await press('Send Objection')(page);
    },
    shows: (page) => page.getByText('You have objected already.'),
    mayComplain: /409/,
  },
  {
    name: 'takedown-waiting',
    path,
    who,
    given: given({ objection }),
    when: seeWhy,
    shows: (page) => page.getByText(/^You objected on/),
  },
  {
    name: 'takedown-still-waiting',
    path,
    who,
    given: given({ at: daysFromNow(-40), until: daysFromNow(-10), objection }),
    when: seeWhy,
    shows: (page) => page.getByText(/^The video is kept until your objection is decided\.$/),
  },
  {
    name: 'takedown-stays',
    path,
    who,
    given: given({ objection: { ...objection, answer: answered } }),
    when: seeWhy,
    shows: (page) => page.getByText(answered.reason),
  },
  {
    name: 'takedown-over',
    path,
    who,
    given: given({ at: daysFromNow(-40), until: daysFromNow(-10), kind: 'other' }),
    when: seeWhy,
    shows: (page) => page.getByText(/^You could object until/),
  },
  {
    name: 'takedown-back',
    path,
    who,
    given: async (page) => {
      await given()(page);
      await answer(page, 'getProject', shelf.tall);
    },
    when: seeWhy,
    shows: (page) => page.getByText(/^This video is there again/),
  },
  {
    name: 'takedown-delete',
    path,
    who,
    given: given(),
    when: async (page) => {
      await press('More actions for The teapot that sings')(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByText(/files are kept as evidence until/),
  },
  {
    name: 'takedown-board-delete',
    path: boardPath,
    who,
    given: board,
    when: press('Delete series'),
    shows: (page) => page.getByText(/files are kept as evidence until/),
  },
  {
    name: 'takedown-selected-delete',
    path,
    who,
    given: async (page) => {
      await answerProjects(page, [takenDown({ objection }), ...series]);
      await answerSeries(page, [seriesOf(series)]);
    },
    when: async (page) => {
      await press('Select')(page);
      for (const name of [/^Select The teapot/, /^Select Ten hooks/]) {
        await page.getByRole('checkbox', { name }).click();
      }
      await press('Delete')(page);
    },
    shows: (page) => page.getByText(/2 were taken down: nobody looks/),
  },
  { name: 'takedown-board', path: boardPath, who, given: board, shows: text('Taken down') },
  {
    name: 'takedown-board-player',
    path: boardPath,
    who,
    given: board,
    when: press(/^Open 2,/),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'See Why' }),
  },
  {
    name: 'takedown-board-why',
    path: boardPath,
    who,
    given: async (page) => {
      await board(page);
      await answer(page, 'getProject', takenDown());
    },
    when: press(/^Open 2,/, 'See Why'),
    shows: heading,
  },
];
