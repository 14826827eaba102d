import { type Creator, expect } from './story.ts';

/** Asks for a video of one's own prompt, wide and silent, with a title that no file may have. */
export async function askForWideVideo(creator: Creator): Promise<void> {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await page.getByRole('textbox', { name: /title/i }).fill('Wide & silent: "test"/1');
  await page
    .getByRole('textbox', { name: /prompt/i })
    .fill('A robot waters a tiny forest at sunset');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: /16:9/ }).click();
  await page.getByRole('checkbox', { name: 'Generate Audio' }).uncheck();
  await page.getByRole('button', { name: 'Generate Video' }).click();
  const templateData = expect.objectContaining({ aspectRatio: '16:9', generateAudio: false });
  const asked = { title: 'Wide & silent: "test"/1', templateData };
  await expect
    .poll(async () => (await page.request.get('/api/projects')).json())
    .toEqual([expect.objectContaining(asked)]);
}
