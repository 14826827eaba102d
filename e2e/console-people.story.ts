import type { Page } from '@playwright/test';
import { offCall, onCall } from './calls.ts';
import { addFinishedVideo } from './finished-video.ts';
import { Creator, expect, OPERATOR, test } from './story.ts';

/** Does what a dialog offers, for a reason. */
async function confirm(page: Page, name: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

test('an operator helps a person, keeps them out, looks at a video, and answers a ticket', async ({
  creator,
  browser,
}) => {
  const theirs = creator.page;
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL as string });
  const operator = new Creator(await context.newPage(), OPERATOR);
  const { page } = operator;
  // The person's page hears in the middle of it that its session has ended.
  creator.mayComplain = /401|403/;
  await creator.signIn();
  await operator.signIn();
  const origin = process.env.PRODUCT_URL as string;
  const send = (path: string, data: object) =>
    theirs.request.post(path, { data, headers: { origin } });
  await send('/api/support-tickets', {
    ...{ subject: 'No sound', priority: 'urgent', description: 'I hear nothing.' },
  });

  await test.step('finds a person by a part of the address', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Search people').fill(creator.email.slice(0, 16).toUpperCase());
    const people = page.getByRole('list', { name: 'People' }).getByRole('link');
    await expect(people).toHaveCount(1);
    await people.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Robin Baker' })).toBeVisible();
  });

  await test.step('gives credits with a reason, which the person reads', async () => {
    const isChange = (url: URL) => url.pathname.endsWith('/credits');
    await onCall(page, isChange, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Give Credits' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Credits' }).fill('3');
    await dialog.getByLabel('Reason').fill('Three videos came out black');
    await dialog.getByRole('button', { name: 'Give Credits' }).click();
    await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
    await offCall(page, isChange);
    await dialog.getByRole('textbox', { name: 'Credits' }).fill('4');
    await dialog.getByRole('button', { name: 'Give Credits' }).click();
    await expect(dialog.getByRole('alert')).toContainText('which was carried out');
    await dialog.getByRole('textbox', { name: 'Credits' }).fill('3');
    await dialog.getByRole('button', { name: 'Give Credits' }).click();
    await expect(page.getByText('3 credits given', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('To spend3');
    await theirs.goto('/dashboard/billing');
    await expect(theirs.getByText('Credits granted: Three videos came out black')).toBeVisible();
  });

  const id = await addFinishedVideo(creator.email, {
    ...{ title: 'My summer', prompt: 'A strawberry dreams of cream', aspectRatio: '9:16' },
  });

  await test.step('opens a video with a reason, and finds that in the log', async () => {
    await page.getByRole('link', { name: 'Videos' }).click();
    await page.getByLabel('Search videos').fill(id);
    const videos = page.getByRole('list', { name: 'Videos' });
    await expect(videos.getByRole('listitem')).toHaveCount(1);
    await expect(videos).toContainText('My summer');
    await expect(page.getByText('A strawberry dreams of cream')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a video' });
    await dialog.getByLabel('Reason').fill('Reported by a visitor');
    await dialog.getByRole('button', { name: 'Open' }).click();
    const opened = page.getByRole('dialog', { name: 'My summer' });
    await expect(opened).toContainText('A strawberry dreams of cream');
    await opened.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Log' }).click();
    // A list of what needs an operator may stand above it.
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: id });
    await expect(entry).toContainText('Open video');
    await expect(entry).toContainText('Reported by a visitor');
    await entry.getByRole('link', { name: `project ${id}` }).click();
    await expect(page.getByRole('list', { name: 'Videos' })).toContainText('My summer');
  });

  await test.step('answers and closes a ticket', async () => {
    await page.getByRole('link', { name: 'Tickets' }).click();
    const ticket = page
      .getByRole('article', { name: 'No sound' })
      .filter({ hasText: creator.email });
    await ticket.getByRole('button', { name: 'Reply' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Answer').fill('Please turn it up.');
    const kept = page.waitForResponse(/\/reply$/);
    await dialog.getByRole('button', { name: 'Open the Letter' }).click();
    const { mailto } = await (await kept).json();
    expect(mailto).toContain(`mailto:${creator.email}?subject=Re%3A%20No%20sound`);
    await expect(ticket).toContainText('Please turn it up.');
    await ticket.getByRole('button', { name: 'Close' }).click();
    await confirm(page, 'Close the Ticket', 'Answered');
    await expect(ticket).toHaveCount(0);
    await page.getByRole('link', { name: 'Closed' }).click();
    await expect(ticket).toContainText('Please turn it up.');
    await ticket.getByRole('link', { name: creator.email }).click();
  });

  await test.step('signs in again for a change, and loses no word', async () => {
    const refuse = (url: URL) => url.pathname.endsWith('/suspend');
    await onCall(page, refuse, (route) =>
      route.fulfill({ status: 403, json: { code: 'SIGN_IN_AGAIN', message: 'A while ago.' } }),
    );
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The card was stolen');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByRole('button', { name: 'Sign In Again' }).click();
    await operator.chooseAccount();
    await offCall(page, refuse);
    await expect(dialog.getByLabel('Reason')).toHaveValue('The card was stolen');
  });

  await test.step('suspends the person, who is out and reads why', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText(/^Suspended since/)).toBeVisible();
    await theirs.goto('/dashboard');
    await expect(theirs).toHaveURL(/\/login/);
    await theirs.goto('/auth/google');
    await creator.chooseAccount();
    await expect(theirs.getByText('The card was stolen')).toBeVisible();
    await expect(theirs.getByText('SUSPENDED', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await confirm(page, 'Restore', 'A mix-up');
    await expect(page.getByText(/^Suspended since/)).toHaveCount(0);
  });
  await context.close();
});
