import { expect, test } from './story.ts';

test('somebody makes an API key, sees it once, gives it less, and revokes it', async ({
  creator,
}) => {
  const { page } = creator;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await creator.signIn();
  await creator.receive(3);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: /^API keys/ }).click();
  await expect(page.getByText('No key has asked for a video.')).toBeVisible();
  const newKey = page.getByRole('button', { name: 'New key' });
  const dialog = page.getByRole('dialog');
  const keys = page.getByRole('list', { name: 'API keys' });
  let key = '';
  let call = '';

  await test.step('is told what is missing, and then makes it', async () => {
    await newKey.click();
    await dialog.getByRole('button', { name: 'Make key' }).click();
    await expect(dialog.getByText('Give it a name.')).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Nightly batch');
    await page.keyboard.press('Enter');
    const field = dialog.getByRole('textbox', { name: 'Key', exact: true });
    await expect(field).toHaveValue(/^sc_[A-Za-z0-9]{40}$/);
    key = await field.inputValue();
  });

  await test.step('copies it and a first call; a slip beside the dialog loses nothing', async () => {
    await dialog.getByRole('button', { name: 'Copy Key' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
    await dialog.getByRole('button', { name: 'Copy A first call' }).click();
    call = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(call).toBe(
      `curl -H "Authorization: Bearer ${key}" ${process.env.PRODUCT_URL}/api/v1/account`,
    );
    await page.mouse.click(5, 5);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(newKey).toBeFocused();
    await expect(keys).toContainText(`${key.slice(0, 7)}`);
    await expect(keys).not.toContainText(key);
    await expect(keys).toContainText('Reads and generates');
    await expect(keys).toContainText('Never used · Never expires');
    await expect(keys).toContainText('0 of 10 credits this month');
  });

  await test.step('the first call works as it stands', async () => {
    const answer = await ask(call);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ creditsRemaining: 3 }),
    ]);
    await page.reload();
    await page.getByRole('button', { name: /^API keys/ }).click();
    await expect(keys).toContainText('Last used just now');
  });

  await test.step('gives it another limit and an end', async () => {
    await keys.getByRole('button', { name: 'Edit Nightly batch' }).click();
    await dialog.getByLabel('Credits a month').fill('');
    await dialog.getByLabel('Expires').click();
    await page.getByRole('option', { name: 'In 30 days' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(keys).toContainText('0 credits this month');
    await expect(keys).toContainText(/Expires [A-Z][a-z]{2} \d/);
  });

  await test.step('revokes it', async () => {
    await keys.getByRole('button', { name: 'Revoke Nightly batch' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('refused within a second');
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(keys).toHaveCount(0);
    await expect(newKey).toBeFocused();
    expect((await ask(call)).status).toBe(401);
  });
});

/** Asks what a line for curl asks, without anything that a browser would add. */
function ask(line: string): Promise<Response> {
  const [, authorization, address] = /^curl -H "Authorization: (.+)" (\S+)$/.exec(line) ?? [];
  return fetch(String(address), { headers: { authorization: String(authorization) } });
}
