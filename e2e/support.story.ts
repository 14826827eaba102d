import { admin } from '../apps/server/test/product.ts';
import { offCall, onCall } from './calls.ts';
import { atEveryWidth, expect, test } from './story.ts';

const TICKETS = '**/api/support-tickets';

test('a creator asks for help, and the operator reads it', async ({ creator }) => {
  const { page } = creator;
  const subject = page.getByLabel('Subject');
  const description = page.getByLabel('Description');
  const submit = page.getByRole('button', { name: 'Submit Ticket' });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  // The browser itself reports a refusal, and an answer that never came.
  creator.mayComplain = /429|ERR_FAILED/;
  await creator.signIn();
  await creator.receive(1);

  await atEveryWidth(page, '/dashboard/support', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible();
    for (const name of ['Documentation', 'Live Chat', 'Email Support']) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toBeVisible();
      await expect(card.getByRole('link').or(card.getByRole('button'))).toHaveCount(0);
    }
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Business Hours' })).toContainText(
      'Average response time: 4 hours',
    );
  });

  await test.step('finds an answer', async () => {
    const answer = page.getByRole('region', { name: 'What does a video cost?' });
    await expect(answer).toBeHidden();
    await page.getByRole('button', { name: 'What does a video cost?' }).press('Enter');
    await expect(answer).toContainText('Each 8-second video costs 1 credit.');
  });

  await test.step('is led to what is missing', async () => {
    await submit.click();
    await expect(subject).toBeFocused();
    await expect(subject).toHaveAccessibleDescription(/^Please enter a subject\./);
    await subject.fill('🍰'.repeat(201));
    await expect(subject).toHaveAccessibleDescription(
      'Please shorten it to 200 characters. 201 of 200 characters',
    );
    await subject.fill('No sound');
    await submit.click();
    await expect(page.getByRole('radiogroup', { name: 'Priority' })).toHaveAccessibleDescription(
      'Please choose a priority.',
    );
    await expect(page.getByRole('radio', { name: 'Low' })).toBeFocused();
    await page.getByRole('radio', { name: 'High' }).click();
    await submit.click();
    await expect(description).toBeFocused();
    await expect(description).toHaveAccessibleDescription(/^Please describe what happened\./);
    await description.fill('The video plays,\nbut I hear nothing.');
    await expect(page.getByText(/^Please/)).toHaveCount(0);
  });

  const words = async () => {
    await expect(subject).toHaveValue('No sound');
    await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(description).toHaveValue('The video plays,\nbut I hear nothing.');
  };

  await test.step('loses no word to a reload, nor to a server that refuses', async () => {
    await page.reload();
    await words();
    await onCall(page, TICKETS, (route) =>
      route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Too many.' } }),
    );
    await submit.click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('429: Too many.').first()).toBeVisible();
    await words();
    await offCall(page, TICKETS);
  });

  await test.step('hears that the answer never came', async () => {
    await onCall(page, TICKETS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(page.getByText(/^The server cannot be reached/).first()).toBeVisible();
    await words();
    await offCall(page, TICKETS);
    expect(alerts).toEqual([]);
  });

  await test.step('presses again and again, and is heard once', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await onCall(page, TICKETS, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await submit.dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await subject.press('Enter');
    release();
    await expect(subject).toHaveValue('');
    expect(asked).toBe(1);
    expect(alerts).toEqual(["Support ticket submitted! We'll get back to you within 24 hours."]);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.reload();
    await expect(description).toHaveValue('');
  });

  const printed = await admin(process.env.PRODUCT_DATA_DIR as string, 'tickets');
  const [ticket, ...more] = printed.split(/^(?=#)/m).filter((text) => text.includes(creator.email));
  expect(ticket).toMatch(/^#\d+ {2}high {2}.* UTC/);
  expect(ticket).toContain('\n    No sound\n\n    The video plays,\n    but I hear nothing.\n');
  expect(more).toEqual([]);
});
