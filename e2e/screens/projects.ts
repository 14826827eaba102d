import type { Page } from '@playwright/test';
import { answer, refuse, stall } from './answers.ts';
import { answerProjects } from './project-list.ts';
import { everyProject, readyProjects } from './sample-projects.ts';
import { heading, type Screen, text } from './screen.ts';

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
