import type { Page } from '@playwright/test';
import { answer, refuse, stall } from './answers.ts';
import { everyProject, overviewOf } from './sample-projects.ts';
import { heading, press, type Screen, text } from './screen.ts';

const search = (words: string) => (page: Page) =>
  page.getByPlaceholder('Search templates...').fill(words);

/** The dashboard's shell, its overview, and what is set or asked there. */
export const dashboardScreens: Screen[] = [
  {
    name: 'overview-empty',
    path: '/dashboard',
    who: 'creator',
    shows: text('Create Your First Video'),
  },
  {
    name: 'overview',
    path: '/dashboard',
    who: 'subscriber',
    given: async (page) => {
      await answer(page, 'listProjects', everyProject);
      await answer(page, 'overview', overviewOf(everyProject, 10));
    },
    shows: heading(/^Cloud Slicing/),
  },
  {
    name: 'overview-loading',
    path: '/dashboard',
    who: 'subscriber',
    given: async (page) => {
      await stall(page, 'listProjects');
      await stall(page, 'overview');
    },
    shows: heading(/Robin/),
  },
  {
    name: 'drawer',
    path: '/dashboard',
    who: 'subscriber',
    when: press('Open menu'),
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'Support' }),
    below: 768,
  },
  {
    name: 'avatar-menu',
    path: '/dashboard',
    who: 'subscriber',
    when: (page) => page.getByRole('banner').getByRole('button').last().click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Sign out' }),
  },
  {
    name: 'session-ended',
    path: '/dashboard/prompt-yourself',
    who: 'subscriber',
    given: (page) => refuse(page, 'listTransactions', 401, 'Sign in first.'),
    shows: text('Sign in again'),
    mayComplain: /401/,
  },
  {
    name: 'dashboard-templates',
    path: '/dashboard/templates',
    who: 'subscriber',
    shows: heading('ASMR Templates'),
  },
  {
    name: 'dashboard-templates-found',
    path: '/dashboard/templates',
    who: 'subscriber',
    when: search('face'),
    shows: heading('Search results for "face"'),
  },
  {
    name: 'dashboard-templates-none',
    path: '/dashboard/templates',
    who: 'subscriber',
    when: search('nothing like this'),
    shows: text('No templates found'),
  },
  {
    name: 'dashboard-templates-category',
    path: '/dashboard/templates',
    who: 'subscriber',
    when: async (page) => {
      await page.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Pets' }).click();
    },
    shows: heading('Pets templates'),
  },
  {
    name: 'dashboard-templates-choosing',
    path: '/dashboard/templates',
    who: 'subscriber',
    when: (page) => page.getByRole('combobox').click(),
    shows: (page) => page.getByRole('option', { name: 'Pets' }),
  },
  { name: 'settings', path: '/dashboard/settings', who: 'subscriber', shows: heading('Settings') },
  {
    name: 'settings-newcomer',
    path: '/dashboard/settings',
    who: 'creator',
    shows: heading('Settings'),
  },
  {
    name: 'settings-devices',
    path: '/dashboard/settings',
    who: 'subscriber',
    when: async (page) => {
      await page.getByRole('button', { name: /^Devices/ }).click();
      await page.getByRole('button', { name: /^Your data/ }).click();
      await page.getByRole('button', { name: /^Delete account/ }).click();
    },
    shows: (page) => page.getByText('This device'),
  },
  {
    name: 'settings-delete',
    path: '/dashboard/settings',
    who: 'subscriber',
    when: async (page) => {
      await page.getByRole('button', { name: /^Delete account/ }).click();
      await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    },
    shows: (page) => page.getByLabel('Your e-mail address'),
  },
  {
    name: 'support',
    path: '/dashboard/support',
    who: 'subscriber',
    shows: heading(/FAQ|Frequently/),
  },
  {
    name: 'support-faults',
    path: '/dashboard/support',
    who: 'subscriber',
    when: press(/Submit|Send/),
    shows: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'dashboard-not-found',
    path: '/dashboard/nowhere',
    who: 'subscriber',
    shows: heading('404 Page Not Found'),
    mayComplain: /404/,
  },
];
