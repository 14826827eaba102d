import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyProject, overviewOf } from '../../../../../e2e/screens/sample-projects.ts';
import { withCredits } from '../../../test/light-dom/people.ts';
import { showApp } from '../../../test/light-dom/show.tsx';

const stat = (name: string) => screen.findByRole('group', { name });
const says = async (name: string, words: string) =>
  waitFor(async () => expect((await stat(name)).textContent).toContain(words));
const href = (link: HTMLElement) => link.getAttribute('href');

test('who has made nothing yet sees what there is, and what to do first', async () => {
  showApp('/dashboard?completed=true', withCredits(3));
  await screen.findByRole('heading', { name: 'Welcome back, Robin!' });
  await waitFor(() => expect(location.pathname + location.search).toBe('/dashboard'));
  await says('Total Videos', '0 completed');
  await says('Credits Remaining', '3');
  await says('Current Plan', 'Free');
  const upgrade = within(await stat('Current Plan')).getByRole('link', { name: 'Upgrade plan' });
  expect(href(upgrade)).toBe('/pricing');
  await screen.findByText('No projects yet');
  screen.getByRole('link', { name: 'Create Your First Video' });
});

test('a creator sees at a glance what there is, and what to do next', async () => {
  const { hand } = showApp('/dashboard', withCredits(3), {
    listProjects: everyProject,
    overview: overviewOf(everyProject, 3),
  });
  await says('Total Videos', String(everyProject.length));
  await says('Total Videos', '2 completed');
  // Those that wait count as well.
  await says('Processing', '3');
  const recent = within(screen.getByRole('region', { name: 'Recent Projects' }));
  expect(await recent.findAllByRole('listitem')).toHaveLength(3);
  expect(href(recent.getByRole('link', { name: 'View All' }))).toBe('/dashboard/projects');
  const quick = within(screen.getByRole('region', { name: 'Quick Start' })).getAllByRole('link');
  expect(quick.map(href)).toEqual(['/dashboard/templates', '/templates', '/dashboard/billing']);
  await hand.click(screen.getByRole('link', { name: 'New Video' }));
  await screen.findByRole('heading', { name: 'Video Templates' });
});
