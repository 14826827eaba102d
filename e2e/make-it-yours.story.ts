import { expect, test } from './story.ts';

test('a creator changes what stands in the slots, and no word of their own is lost', async ({
  creator,
}) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: /^prompt/i });
  const where = page.getByLabel('Where');
  const own = page.getByText('Your own words now.');
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/coconut-face-slicing');

  await test.step('a field changes its words in the prompt, and the prompt its field', async () => {
    await page.getByLabel('Color').fill('teal');
    await expect(prompt).toHaveValue(/teal/);
    await expect(prompt).not.toHaveValue(/hairy brown/);
    await prompt.fill((await prompt.inputValue()).replace('teal', 'silver'));
    await expect(page.getByLabel('Color')).toHaveValue('silver');
  });

  await test.step('the words that a field changes are in view in the prompt', async () => {
    const hidden = () => prompt.evaluate((field) => field.scrollTop);
    await page.getByLabel('Color').fill('gold');
    await expect.poll(hidden).toBeLessThan(60);
    await page.getByLabel('What he says').fill('Aloha, butter knife!');
    await expect.poll(hidden).toBeGreaterThan(100);
    await page.getByLabel('Color').fill('silver');
  });

  await test.step('what is left empty is the template’s own again', async () => {
    await page.getByLabel('Color').fill('');
    await expect(prompt).not.toHaveValue(/silver|hairy brown/);
    await page.getByLabel('Color').blur();
    await expect(prompt).toHaveValue(/hairy brown/);
  });

  await test.step('a name with a period is a value like any other', async () => {
    await where.fill('in St. Moritz, snow blurred far behind');
    await where.blur();
    await expect(where).toHaveValue('in St. Moritz, snow blurred far behind');
  });

  await test.step('a field stays while somebody writes more into it than fits a slot', async () => {
    await where.focus();
    await where.press('End');
    await where.pressSequentially('. The knife smiles');
    await expect(where).toBeFocused();
    await expect(where).toHaveValue(/The knife smiles$/);
    await expect(prompt).toHaveValue(/snow blurred far behind\. The knife smiles/);
    await expect(own).toBeHidden();
    await where.blur();
    await expect(own).toBeVisible();
    await expect(prompt).toHaveValue(/The knife smiles/);
  });

  await test.step('the template’s words come back when asked to, and not before', async () => {
    await page.getByRole('button', { name: 'Put back' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The knife smiles');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(prompt).toHaveValue(/The knife smiles/);
    await page.getByRole('button', { name: 'Put back' }).click();
    await question.getByRole('button', { name: 'Put them back' }).click();
    await expect(prompt).not.toHaveValue(/The knife smiles/);
    await expect(where).toHaveValue(/^on a beach-bar counter/);
  });
});
