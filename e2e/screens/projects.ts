import type { Page } from '@playwright/test';
import { onCall } from '../calls.ts';
import { answer, refuse, stall } from './answers.ts';
import { answerProjects, answerSeries } from './project-list.ts';
import { everyProject, readyProjects } from './sample-projects.ts';
import { seriesOf } from './sample-series-cards.ts';
import { shelf } from './sample-shelf.ts';
import { heading, type Screen, text } from './screen.ts';

const hooks = seriesOf('hooks', 'Ten hooks for the coconut that complains', 'ccccccfccc');
const places = seriesOf('places', 'Places', 'ccppp');
/** Every shape, state and kind of card. */
const mixed = [
  ...everyProject.slice(2, 5).map((project, place) => ({ ...project, starred: place === 1 })),
  ...hooks.videos.map((video) => ({ ...video, starred: video.seriesIndex === 2 })),
  { ...shelf.wide, thumbnailUrl: '/media/poster/160x90' },
  ...places.videos.map((video) => ({ ...video, etaSeconds: video.videoUrl ? null : 360 })),
  { ...shelf.square, thumbnailUrl: '/media/poster/90x90', title: 'Square cake' },
  ...everyProject.slice(5),
  ...everyProject.slice(0, 2),
];
const wall = async (page: Page) => {
  await answerProjects(page, mixed);
  await answerSeries(page, [hooks.series, places.series]);
  await onCall(page, '**/media/poster/*', (route, request) => {
    const [width, height] = request.url().split('/').at(-1)!.split('x').map(Number);
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
      <rect width="100%" height="100%" fill="#7fb5d8"/><circle cx="50%" cy="60%" r="30" fill="#e2556a"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
};
const allProjects = (page: Page) => answerProjects(page, everyProject);
const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^The one in/ }) });
const tellMe = (page: Page) => page.getByRole('checkbox', { name: /^Tell me when/ });
/** The device may remember that it was asked for, of the screen before. */
const turnTellingOn = async (page: Page) => {
  await tellMe(page).waitFor();
  const isAskedFor = page.getByText(/^(By a notification|Your browser blocks)/);
  if (!(await isAskedFor.isVisible())) await tellMe(page).click();
};
const openMenu = (page: Page) =>
  card(page)
    .getByRole('button', { name: /^More actions/ })
    .click();
const askToDelete = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
};

const path = '/dashboard/projects';
const who = 'subscriber';

/** The videos of a person, in every state that a video has. */
export const projectScreens: Screen[] = [
  {
    name: 'projects-loading',
    path,
    who,
    given: (page) => stall(page, 'listProjects'),
    shows: (page) => page.getByRole('status', { name: /Loading/ }),
  },
  {
    name: 'projects-empty',
    path,
    who,
    given: (page) => answer(page, 'listProjects', []),
    shows: text('No projects yet'),
  },
  {
    name: 'projects-error',
    path,
    who,
    given: (page) => refuse(page, 'listProjects', 503, 'The kitchen is closed for a moment.'),
    shows: text('Your videos could not be loaded'),
    mayComplain: /503/,
  },
  { name: 'projects', path, who, given: allProjects, shows: heading(/^Baby Boy Halo/) },
  { name: 'projects-wall', path, who, given: wall, shows: heading('Places') },
  {
    name: 'projects-starred',
    path: `${path}?starred=true`,
    who,
    given: wall,
    shows: heading(/^Ten hooks.* 3$/),
  },
  {
    name: 'projects-search-series',
    path: `${path}?search=hooks`,
    who,
    given: wall,
    shows: (page) => page.getByRole('list', { name: 'Series found' }),
  },
  {
    name: 'projects-selecting',
    path,
    who,
    given: wall,
    when: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('checkbox', { name: /^Select Ten hooks/ }).click();
      await page.getByRole('checkbox', { name: 'Select Wide cake' }).click();
    },
    shows: text('2 selected'),
  },
  {
    name: 'projects-selected-delete',
    path,
    who,
    given: wall,
    when: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('checkbox', { name: /^Select Places/ }).click();
      await page.getByRole('checkbox', { name: /^Select Cloud Slicing/ }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'projects-rename',
    path,
    who,
    given: wall,
    when: async (page) => {
      await page.getByRole('button', { name: 'More actions for Wide cake' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
    },
    shows: (page) => page.getByRole('textbox', { name: 'Name' }),
  },
  {
    name: 'projects-series-menu',
    path,
    who,
    given: wall,
    when: (page) => page.getByRole('button', { name: /^More actions for Ten hooks/ }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Download all' }),
  },
  {
    name: 'projects-failed-only',
    path: `${path}?status=failed`,
    who,
    given: allProjects,
    shows: heading(/^Baby Boy Halo/),
  },
  {
    name: 'projects-none-found',
    path: `${path}?search=nothing+like+this`,
    who,
    given: allProjects,
    shows: text('No projects found'),
  },
  {
    name: 'projects-prompt',
    path,
    who,
    given: allProjects,
    when: (page) =>
      card(page)
        .getByRole('button', { name: /Prompt/ })
        .click(),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'projects-preview',
    path,
    who,
    given: allProjects,
    when: (page) =>
      card(page)
        .getByRole('button', { name: /^Preview/ })
        .click(),
    shows: (page) => page.getByRole('dialog').locator('video'),
  },
  {
    name: 'projects-menu',
    path,
    who,
    given: allProjects,
    when: openMenu,
    shows: (page) => page.getByRole('menuitem', { name: 'Delete' }),
  },
  {
    name: 'projects-delete',
    path,
    who,
    given: allProjects,
    when: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'projects-delete-refunds',
    path,
    who,
    given: allProjects,
    when: (page) => askToDelete(page, 'Cat Opera'),
    shows: (page) => page.getByText(/your credit comes back\.$/),
  },
  {
    name: 'projects-delete-spends',
    path,
    who,
    given: allProjects,
    when: (page) => askToDelete(page, 'Cloud Slicing'),
    shows: (page) => page.getByText(/its credit stays spent/),
  },
  {
    name: 'projects-ready',
    path,
    who,
    given: allProjects,
    when: async (page) => {
      await heading(/^Baby Boy Halo/)(page).waitFor();
      await answer(page, 'listProjects', readyProjects);
    },
    shows: text('Your video is ready'),
  },
  {
    name: 'projects-tell-blocked',
    path,
    who,
    // A browser without a window allows none by itself.
    given: allProjects,
    when: turnTellingOn,
    shows: (page) => page.getByText(/^Your browser blocks notifications/),
  },
  {
    name: 'projects-tell',
    path,
    who,
    given: async (page) => {
      await page.context().grantPermissions(['notifications']);
      await allProjects(page);
    },
    when: turnTellingOn,
    shows: (page) => page.getByText(/^By a notification/),
  },
];
