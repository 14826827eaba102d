import { Creator, expect, test } from './story.ts';

test('a creator finds who they are, and settles what they hear about', async ({ creator }) => {
  const { page } = creator;
  const marketing = page.getByRole('switch', { name: 'Marketing emails' });
  const save = page.getByRole('button', { name: 'Save' });
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(new URL(request.url()).pathname);
  });
  await creator.signIn();
  await creator.receive(3);
  changes.length = 0;

  await page.goto('/dashboard/settings');
  const profile = page.getByRole('region', { name: 'Profile' });
  for (const fact of ['Robin', 'Baker', creator.email]) {
    await expect(profile.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }

  await test.step('a change counts only once it is saved', async () => {
    await expect(marketing).not.toBeChecked();
    await marketing.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    expect(changes).toEqual([]);
    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(marketing).toBeChecked();
    expect(changes).toEqual(['/api/account/notifications']);
  });

  await test.step('somebody else on the same device chooses for themselves', async () => {
    // Calls that the page still makes would be refused.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const other = new Creator(page);
    await other.signIn();
    await other.receive(1);
    await page.goto('/dashboard/settings');
    await expect(profile).toContainText(other.email);
    await expect(marketing).not.toBeChecked();
  });
});

test('a creator leaves: is told what goes, writes their address, and begins anew if they come back', async ({
  creator,
}) => {
  const { page } = creator;
  // Calls that the page still makes when its session has ended.
  creator.mayComplain = /401/;
  await creator.signIn();
  await creator.receive(3);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: /^Delete account/ }).click();
  await expect(
    page.getByText('Your 3 video credits lapse: credits are not paid out.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  const forGood = page.getByRole('button', { name: 'Delete for good' });
  await page.getByLabel('Your e-mail address').fill('somebody@example.com');
  await expect(forGood).toBeDisabled();
  await page.getByLabel('Your e-mail address').fill(creator.email.toUpperCase());
  await forGood.click();
  await expect(page.getByText(/^Your account is being deleted/)).toBeVisible();

  await test.step('the one mail that is left says that it is done', async () => {
    const kinds = async () => {
      const answer = await page.request.get('/sandbox/mail', {
        headers: { accept: 'application/json' },
      });
      const mails: { to: string; kind: string }[] = await answer.json();
      return mails.filter(({ to }) => to === creator.email).map(({ kind }) => kind);
    };
    await expect.poll(kinds).toEqual(['account-deleted']);
  });

  await test.step('somebody who comes back is somebody new', async () => {
    await creator.signIn();
    const user = await (await page.request.get('/api/auth/user')).json();
    expect(user).toMatchObject({ email: creator.email, creditsRemaining: 0 });
  });
});
