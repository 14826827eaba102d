import { supportCommands } from '../apps/server/src/features/support/commands.ts';
import { runCommand } from '../apps/server/src/platform/command.ts';
import { besideProduct } from '../apps/server/test/beside-product.ts';
import { offCall, onCall } from './calls.ts';
import { expect, test } from './story.ts';

const TICKETS = '**/api/support-tickets';

/** Lines that the operator's `tickets` prints. */
async function printTickets(): Promise<string> {
  const { lines } = await besideProduct(process.env.PRODUCT_DATA_DIR as string, (db) =>
    runCommand(supportCommands, ['tickets'], { db, logChange: async () => {} }),
  );
  return lines.join('\n');
}

// A ticket in which something is missing: apps/web/src/app/pages/SupportPage.test.tsx.
test('a creator asks for help, loses no word, and the operator reads it once', async ({
  creator,
}) => {
  const { page } = creator;
  const subject = page.getByLabel('Subject');
  const description = page.getByLabel('Description');
  const submit = page.getByRole('button', { name: 'Submit Ticket' });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  // The browser itself reports an answer that never came.
  creator.mayComplain = /ERR_FAILED/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/support');
  await subject.fill('No sound');
  await page.getByRole('radio', { name: 'High' }).click();
  await description.fill('The video plays,\nbut I hear nothing.');

  const words = async () => {
    await expect(subject).toHaveValue('No sound');
    await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(description).toHaveValue('The video plays,\nbut I hear nothing.');
  };

  await test.step('hears that the answer never came, and finds every word after a reload', async () => {
    await onCall(page, TICKETS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(page.getByText(/^The server cannot be reached/).first()).toBeVisible();
    await words();
    await offCall(page, TICKETS);
    await page.reload();
    await words();
    expect(alerts).toEqual([]);
  });

  await test.step('presses again and again, and is heard once', async () => {
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await onCall(page, TICKETS, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await submit.dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await subject.press('Enter');
    held.resolve();
    await expect(subject).toHaveValue('');
    expect(asked).toBe(1);
    expect(alerts).toEqual(["Support ticket submitted! We'll get back to you within 24 hours."]);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  const printed = await printTickets();
  const [ticket, ...more] = printed.split(/^(?=#)/m).filter((text) => text.includes(creator.email));
  expect(ticket).toMatch(/^#\d+ {2}high {2}.* UTC/);
  expect(ticket).toContain('\n    No sound\n\n    The video plays,\n    but I hear nothing.\n');
  expect(more).toEqual([]);
});
