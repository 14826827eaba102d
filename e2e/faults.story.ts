import type { Page } from '@playwright/test';
import { offCall, onCall } from './calls.ts';
import { expect, test } from './story.ts';

const failed = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

test('a page whose code fails says so, leads back, and is told without what anybody typed', async ({
  creator,
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(2);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-faults')) told.push(request.postData() ?? '');
  });
  // An answer that no server of ours gives, and no page of ours can draw.
  await onCall(page, '**/api/projects*', (route) =>
    route.fulfill({ json: [{ id: 'x', title: 'My secret cat', prompt: 'My secret cat' }] }),
  );
  await page.goto('/dashboard/projects');
  await expect(failed(page)).toBeVisible();
  await expect(page).toHaveTitle('This page could not be shown · Shortcake');
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(JSON.parse(told[0]!)).toEqual({
    kind: 'TypeError',
    places: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
  });
  expect(told.join()).not.toMatch(/secret|creator-/);

  await test.step('the way around it stays', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });

  await test.step('and it shows once it can', async () => {
    await page.getByRole('link', { name: 'My Projects' }).click();
    await expect(failed(page)).toBeVisible();
    await offCall(page, '**/api/projects*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects', level: 1 })).toBeVisible();
  });
});

test('a script that an update took away is fetched by loading the page once more', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /404/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Robin/ })).toBeVisible();
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  let isGone = true;
  await page.route('**/assets/SettingsPage-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // The new version is whole.
  await page.route('**/dashboard/settings', (route) => {
    isGone = false;
    return route.continue();
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  // Within the page, and anew.
  expect(loads).toBe(2);
});

test('a script that stays away is not waited for in a loop', async ({ creator }) => {
  const { page } = creator;
  creator.mayComplain = /404/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/SettingsPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => documents).toBe(1);
  await expect(failed(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: /Robin/ })).toBeVisible();
});
