import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './story.ts';

test('somebody adds a webhook, tries it, reads what was sent, changes its secret and deletes it', async ({
  creator,
}) => {
  const { page } = creator;
  const received: { id: string | undefined; signatures: string }[] = [];
  const receiver = createServer(({ headers }, response) => {
    const { 'webhook-id': id, 'webhook-signature': signatures } = headers;
    received.push({ id: String(id), signatures: String(signatures) });
    response.writeHead(received.length === 1 ? 500 : 200).end(`answer ${received.length}`);
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  // An address that is refused.
  creator.mayComplain = /400/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: /^Webhooks/ }).click();
  const dialog = page.getByRole('dialog');
  const webhooks = page.getByRole('list', { name: 'Webhooks', exact: true });
  const add = page.getByRole('button', { name: 'New webhook' });

  await test.step('an address that leads nowhere on the internet is refused where it stands', async () => {
    await add.click();
    const address = dialog.getByLabel('Address');
    await address.fill('https://10.0.0.1/hook');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('must lead to a host that the internet reaches');
    await address.fill(url);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(add).toBeFocused();
    await expect(webhooks).toContainText('Video finished, video failed');
  });

  await test.step('a test that fails says so in place, and is sent again', async () => {
    await webhooks.getByRole('button', { name: `Send test to ${url}` }).click();
    await expect(webhooks.getByText('It did not arrive: it answered with 500.')).toBeVisible();
    await webhooks.getByRole('button', { name: 'Deliveries' }).click();
    await webhooks.locator('summary').click();
    await expect(webhooks.getByText('answer 1', { exact: true })).toBeVisible();
    await expect(webhooks).toContainText(received[0]?.id ?? 'nothing');
    await webhooks.getByRole('button', { name: 'Send again' }).click();
    await expect(webhooks.getByText('Arrived', { exact: true })).toBeVisible();
    expect(received.map(({ id }) => id)).toEqual([received[0]?.id, received[0]?.id]);
  });

  await test.step('for a day what is sent is signed with both secrets', async () => {
    await webhooks.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'New secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(webhooks).toContainText(/Both secrets count until/);
    await webhooks.getByRole('button', { name: `Send test to ${url}` }).click();
    // What was sent again has arrived before, and the page says so until this press is seen.
    await expect.poll(() => received.length).toBe(3);
    await expect(webhooks.getByText('It arrived: it answered with 200.')).toBeVisible();
    expect(received.at(-1)?.signatures.split(' ')).toHaveLength(2);
  });

  await test.step('switched off and on again, and deleted', async () => {
    await webhooks.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await webhooks.getByRole('button', { name: 'Switch on again' }).click();
    await expect(webhooks.getByText('On', { exact: true })).toBeVisible();
    await webhooks.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(webhooks).toHaveCount(0);
    await expect(add).toBeFocused();
  });
  receiver.close();
});
