import type { Request } from '@playwright/test';
import { answer } from './screens/answers.ts';
import { everyProject, overviewOf } from './screens/sample-projects.ts';
import { atEveryWidth, expect, test } from './story.ts';

test('a creator sees at a glance what there is, and what to do next', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(3);

  const stat = (name: string) => page.getByRole('group', { name, exact: true });
  await page.goto('/dashboard?completed=true');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin!' })).toBeVisible();
  await expect(stat('Total Videos')).toContainText('0 completed');
  await expect(stat('Credits Remaining')).toContainText('3');
  await expect(stat('Current Plan')).toContainText('Free');
  await expect(stat('Current Plan').getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Video' })).toBeVisible();

  await answer(page, 'listProjects', everyProject);
  await answer(page, 'overview', overviewOf(everyProject, 3));
  const recent = page.getByRole('region', { name: 'Recent Projects' });
  await atEveryWidth(page, '/dashboard', async (width) => {
    await expect(stat('Total Videos')).toContainText(String(everyProject.length));
    await expect(stat('Total Videos')).toContainText('2 completed');
    // Those that wait count as well.
    await expect(stat('Processing')).toContainText('3');
    await expect(recent.getByRole('listitem')).toHaveCount(3);
    await expect(recent.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/dashboard/projects',
    );
    const figure = page.getByText('Video Credits');
    if (width >= 768) await expect(figure).toBeVisible();
    const quick = page.getByRole('region', { name: 'Quick Start' }).getByRole('link');
    const targets = await quick.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(targets).toEqual(['/dashboard/templates', '/templates', '/dashboard/billing']);
  });
  await page.getByRole('link', { name: 'New Video' }).click();
  await expect(page.getByRole('heading', { name: 'Video Templates' })).toBeVisible();
});

test('the dashboard is there with the answers of its calls, and no pause of React after them', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  }
  for (const [path, name] of [
    ['/', 'Welcome back, Robin!'],
    ['/dashboard/settings', 'Settings'],
  ] as const) {
    await page.goto('about:blank');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto(path);
    // The fallback of a lazy page would stay for 300 ms of this clock.
    let passed = 0;
    const isThere = () => page.getByRole('heading', { level: 1, name }).isVisible();
    while (!(await isThere()) && passed < 250) {
      // However long the machine takes for a file or an answer, no time passes meanwhile.
      if (underWay.size > 0) continue;
      passed += 1;
      await page.clock.runFor(1);
    }
    expect(passed, path).toBeLessThan(250);
  }
});
