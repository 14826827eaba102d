import type { Page } from '@playwright/test';
import type { Project } from '@shortcake/contract/project';
import {
  askedAndFocused,
  hide,
  noticesOf,
  playNotifications,
  pressLastNotice,
} from './notifications.ts';
import { answer } from './screens/answers.ts';
import { shelf } from './screens/sample-shelf.ts';
import { expect, test } from './story.ts';

test.use({ reducedMotion: 'no-preference' });

const path = '/dashboard/projects';
const ready: Project = { ...shelf.tall, id: 'cake', title: 'Cake' };
const rendering: Project = { ...ready, status: 'processing', step: 'rendering', videoUrl: null };
const failed: Project = { ...shelf.failed, id: 'bread', title: 'Bread' };
const waiting: Project = { ...failed, status: 'processing', step: 'waiting', failureReason: null };

const tellMe = (page: Page) => page.getByRole('checkbox', { name: 'Tell me when it is ready' });
const closing = (page: Page) => page.getByText(/^You can close this tab;/);
const dismiss = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Dismiss' });
const view = (page: Page) => page.getByRole('link', { name: 'View', exact: true });

// The words for each end, and when there are none: apps/web/src/app/layouts/project-notices.test.tsx.
test('a video that gets ready is told on any page of the dashboard, with a way to it', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answer(page, 'listProjects', [shelf.square, shelf.wide, rendering, waiting]);
  const looked = page.waitForResponse('**/api/projects');
  await page.goto('/dashboard/settings');
  await looked;
  await expect(view(page)).toHaveCount(0);

  await test.step('one that got ready', async () => {
    await answer(page, 'listProjects', [shelf.square, shelf.wide, ready, waiting]);
    const told = page.getByRole('region', { name: /^Notifications \(/ });
    await expect(told).toContainText(/^Your video is ready.*Cake/);
    await view(page).click();
    await expect(page).toHaveURL(`${path}#cake`);
    const heading = page.getByRole('heading', { name: 'Cake', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(view(page)).toBeHidden();
  });

  await test.step('one that failed, once', async () => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await answer(page, 'listProjects', [shelf.square, shelf.wide, ready, failed]);
    await expect(page.getByText('Your video could not be made', { exact: true })).toBeVisible();
    await dismiss(page).click();
    await page.getByRole('link', { name: 'Billing' }).click();
    await page.waitForResponse('**/api/transactions');
    await expect(view(page)).toHaveCount(0);
  });
});

test('who asked for it is told by the browser while the tab is behind others', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await answer(page, 'listProjects', [rendering]);
  await playNotifications(page, 'granted');
  await page.goto(path);
  await expect(tellMe(page)).not.toBeChecked();
  expect(await askedAndFocused(page)).toEqual([0, 0]);

  await test.step('it is asked for by a press, and remembered', async () => {
    await tellMe(page).click();
    await expect(tellMe(page)).toBeChecked();
    await expect(tellMe(page)).toHaveAccessibleDescription(/if this tab stays open/);
    await page.reload();
    await expect(tellMe(page)).toBeChecked();
  });

  await test.step('in view a toast says it, and nothing else', async () => {
    await answer(page, 'listProjects', [ready, waiting]);
    await expect(page.getByText('Your video is ready', { exact: true })).toBeVisible();
    expect(await noticesOf(page)).toEqual([]);
    await dismiss(page).click();
    await expect(view(page)).toHaveCount(0);
  });

  await test.step('out of view a notification, and the toast upon return', async () => {
    await hide(page, true);
    await answer(page, 'listProjects', [ready, failed]);
    await expect
      .poll(() => noticesOf(page))
      .toEqual([{ title: 'Your video could not be made', body: 'Bread', tag: 'bread' }]);
    await expect(view(page)).toHaveCount(0);
    await hide(page, false);
    await expect(page.getByText('Your video could not be made', { exact: true })).toBeVisible();
  });

  await test.step('a press on the notification leads to the video', async () => {
    await dismiss(page).click();
    await answer(page, 'listProjects', [rendering]);
    await expect(tellMe(page)).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await hide(page, true);
    await answer(page, 'listProjects', [ready]);
    await expect.poll(async () => (await noticesOf(page)).length).toBe(2);
    await pressLastNotice(page);
    await expect(page).toHaveURL(`${path}#cake`);
    expect(await askedAndFocused(page)).toEqual([0, 1]);
    await hide(page, false);
    await expect(page.getByRole('heading', { name: 'Cake', exact: true })).toBeFocused();
    await expect(view(page)).toHaveCount(0);
  });

  await test.step('and it is turned off again', async () => {
    await answer(page, 'listProjects', [rendering]);
    await tellMe(page).click();
    await expect(tellMe(page)).not.toBeChecked();
    await page.reload();
    await expect(tellMe(page)).not.toBeChecked();
  });
});

test('a tab behind one that is in view says nothing of its own', async ({ creator, context }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const behind = await context.newPage();
  for (const tab of [behind, page]) {
    await playNotifications(tab, 'granted');
    await answer(tab, 'listProjects', [rendering]);
    await tab.goto(path);
  }
  await tellMe(page).click();
  await expect(tellMe(behind)).toBeChecked();
  await hide(behind, true);

  for (const tab of [behind, page]) await answer(tab, 'listProjects', [ready]);
  await expect(page.getByText('Your video is ready', { exact: true })).toBeVisible();
  await expect(closing(behind)).toHaveCount(0);
  expect(await noticesOf(behind)).toEqual([]);
  await hide(behind, false);
  await expect(view(behind)).toHaveCount(0);
  await behind.close();
});
