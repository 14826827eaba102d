import { atEveryWidth, Creator, expect, test } from './story.ts';

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

  await atEveryWidth(page, '/dashboard/settings', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.getByText('RB', { exact: true })).toBeVisible();
    for (const fact of ['Robin', 'Baker', creator.email]) {
      await expect(profile.getByRole('definition').filter({ hasText: fact })).toBeVisible();
    }
    await expect(profile).toContainText(/Member since[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await expect(profile).toContainText('It comes from your Google account');
    await expect(page.getByRole('switch')).toHaveCount(3);
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account).toContainText('3 video credits');
    await expect(account.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  await test.step('a change counts only once it is saved', async () => {
    await marketing.click();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.reload();
    await expect(marketing).not.toBeChecked();
    await marketing.focus();
    await page.keyboard.press('Space');
    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(marketing).toBeChecked();
    expect(changes).toEqual(['/api/account/notifications']);
  });

  await test.step('somebody else on the same device chooses for themselves', async () => {
    await page.getByRole('link', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByText('Generate Viral AI Videos in Minutes')).toBeVisible();
    const other = new Creator(page);
    await other.signIn();
    await other.receive(1);
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(other.email);
    await expect(marketing).not.toBeChecked();
  });
});

test('a creator leaves: is told what goes, writes their address, and begins anew if they come back', async ({
  creator,
}) => {
  const { page } = creator;
  // What the page still asks for when its session has ended.
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
