import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import { hide, noticesOf, playNotifications, pressLastNotice } from './notifications.ts';
import { answer } from './screens/answers.ts';
import { shelf } from './screens/sample-shelf.ts';
import { expect, test } from './story.ts';

const path = '/dashboard/projects';
const ready: Project = { ...shelf.tall, id: 'cake', title: 'Cake' };
const rendering: Project = { ...ready, status: 'processing', step: 'rendering', videoUrl: null };
const failed: Project = { ...shelf.failed, id: 'bread', title: 'Bread' };
const waiting: Project = { ...failed, status: 'processing', step: 'waiting', failureReason: null };

const tellMe = (page: Page) => page.getByRole('checkbox', { name: /^Tell me when/ });
const view = (page: Page) => page.getByRole('link', { name: 'View', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

// The words for each end, and when there are none: apps/web/src/app/layouts/project-notices.test.tsx.
test('a video that gets ready is told where somebody looks, with a way to it, and behind other tabs by the browser', async ({
  creator,
  context,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const behind = await context.newPage();
  for (const tab of [behind, page]) {
    await playNotifications(tab, 'granted');
    await answer(tab, 'listProjects', [shelf.square, shelf.wide, rendering, waiting]);
    await tab.goto(path);
  }

  await test.step('it is asked for by a press, in every tab, and remembered', async () => {
    await tellMe(page).click();
    await expect(tellMe(page)).toBeChecked();
    await expect(tellMe(behind)).toBeChecked();
    await hide(behind, true);
    await page.reload();
    await expect(tellMe(page)).toBeChecked();
    await page.getByRole('link', { name: 'Support' }).click();
  });

  await test.step('a toast in the tab that is in view leads to it, the one behind says nothing', async () => {
    const now = [shelf.square, shelf.wide, ready, waiting];
    for (const tab of [behind, page]) await answer(tab, 'listProjects', now);
    // Read out as well, when the reader has finished.
    const said = page.getByRole('status').filter({ hasText: 'Your video is ready' });
    await expect(said).toContainText('Cake');
    await view(page).click();
    await expect(page).toHaveURL(`${path}#cake`);
    await expect(heading(page, 'Cake')).toBeFocused();
    await expect(heading(page, 'Cake')).toBeInViewport();
    await expect(view(page)).toBeHidden();
    await expect(behind.getByText('the video goes on without you.')).toBeVisible();
    expect(await noticesOf(behind)).toEqual([]);
    await behind.close();
  });

  await test.step('out of view a notification says it, and a press on it leads there', async () => {
    await hide(page, true);
    await answer(page, 'listProjects', [shelf.square, shelf.wide, ready, failed]);
    await expect
      .poll(() => noticesOf(page))
      .toEqual([{ title: 'Your video could not be made', body: 'Bread', tag: 'bread' }]);
    await pressLastNotice(page);
    await expect(page).toHaveURL(`${path}#bread`);
    await hide(page, false);
    await expect(heading(page, 'Bread')).toBeFocused();
    await expect(view(page)).toHaveCount(0);
  });
});
