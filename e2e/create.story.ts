import { offCall } from './calls.ts';
import { askForWideVideo, setWideVideo } from './create.suite.ts';
import { refuse } from './screens/answers.ts';
import { expect, test } from './story.ts';
import { untilItSays } from './waits.ts';

// The deep story has it made, and plays it; the main job has one made here.
test('a video of one’s own prompt is asked for as it was set, after a refusal, a reload and a session that ended', async ({
  creator,
}) => {
  const { page } = creator;
  const reason = 'This prompt was not accepted, because it seems to ask for graphic violence.';
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video' });
  const isThere = async () => {
    await expect(prompt).toHaveValue('A robot waters a tiny forest at sunset!');
    await expect(page.getByRole('textbox', { name: /title/i })).toHaveValue(/^Wide & silent/);
    await expect(page.getByRole('combobox', { name: 'Aspect Ratio' })).toHaveText(/16:9/);
    await expect(page.getByRole('checkbox', { name: 'Generate Audio' })).not.toBeChecked();
  };
  // The browser itself reports an answer of 401 and one of 422.
  creator.mayComplain = /401|422/;
  await setWideVideo(creator);

  await test.step('Generate stays in reach on a phone, and fits on a laptop', async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(generate).toBeInViewport();
    }
  });

  await test.step('a refused prompt is told where it stands, in view', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await refuse(page, 'createProject', 422, reason, 'PROMPT_REFUSED');
    await generate.click();
    await expect(prompt).toBeFocused();
    await expect(page.getByText(reason, { exact: true })).toBeInViewport();
    await prompt.press('End');
    await prompt.pressSequentially('!');
    await expect(page.getByText(reason, { exact: true })).toHaveCount(0);
    await offCall(page);
  });

  await page.reload();
  await isThere();

  await test.step('a session that ended costs a sign-in, and no word', async () => {
    await page.context().clearCookies({ name: 'session' });
    const said = untilItSays(page, 'Login Required');
    await generate.click();
    await said;
    await creator.chooseAccount();
    await expect(page).toHaveURL(/\/dashboard\/prompt-yourself$/);
    await isThere();
  });

  await askForWideVideo(page);
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
  await page.goto('/dashboard/prompt-yourself');
  await expect(prompt).toHaveValue('');
});
