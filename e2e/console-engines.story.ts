import { serveFakeEngines } from '../apps/server/test/fake-engines.ts';
import { type RunningProduct, startProduct } from '../apps/server/test/product.ts';
import { Creator, expect, OPERATOR, test as story } from './story.ts';

/** A product of its own: with its engines off nobody could ask for a video. */
const test = story.extend<object, { own: RunningProduct }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
    async ({}, use) => {
      const engines = await serveFakeEngines(['fal'], {
        script: () => () => ({}),
        video: async () => Buffer.alloc(0),
      });
      const variables = {
        ...engines.variables,
        VIDEO_ENGINE: 'fal,studio',
        ADMIN_EMAILS: OPERATOR,
        ENGINE_BUDGET_CENTS_PER_DAY: 'fal=5000',
      };
      const product = await startProduct({ variables });
      await use(product);
      await product.stop();
      await engines.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ own }, use) => use(own),
});

test('an operator switches an engine off and on, with a reason that the log keeps', async ({
  creator,
  own,
}) => {
  const { page } = creator;
  await new Creator(page, OPERATOR, own).signIn();
  await page.goto('/admin/engines');
  const card = (engine: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: engine }) });
  await expect(card('fal')).toContainText('Not asked lately');
  await expect(card('fal').getByRole('progressbar')).toHaveAccessibleName('Budget of fal today');
  await expect(card('studio').getByRole('progressbar')).toHaveCount(0);
  const toggle = page.getByRole('switch', { name: 'Ask fal for new videos' });
  const dialog = page.getByRole('dialog');

  await test.step('by keyboard alone, and is asked why', async () => {
    await expect(toggle).toBeChecked();
    await toggle.press('Space');
    await expect(dialog).toHaveAccessibleName('Switch fal off');
    await expect(dialog).toContainText('New videos go to studio, and so do those that wait.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toBeChecked();
    await toggle.press('Space');
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(
      /^Please enter a reason\./,
    );
    await dialog.getByLabel('Reason').fill('It draws six fingers.');
    await dialog.getByRole('button', { name: 'Switch off' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toggle).not.toBeChecked();
    await expect(card('fal')).toContainText(/Off since/);
  });

  await test.step('with the last one nobody can ask for a video', async () => {
    await page.getByRole('switch', { name: 'Ask studio for new videos' }).click();
    await expect(dialog).toContainText('nobody can ask for a video until one is');
    await dialog.getByLabel('Reason').fill('The machine moves.');
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByText('No engine is on.')).toBeVisible();
  });

  await test.step('and on again', async () => {
    await toggle.click();
    await expect(dialog).toHaveAccessibleName('Switch fal on');
    await dialog.getByLabel('Reason').fill('Five fingers again.');
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(toggle).toBeChecked();
    await expect(page.getByText('No engine is on.')).toHaveCount(0);
  });

  await test.step('all of which is in the log', async () => {
    await page.getByRole('link', { name: 'Log' }).click();
    for (const words of ['Five fingers again.', 'The machine moves.', 'It draws six fingers.']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText('Switch engine off')).toHaveCount(2);
  });
});
