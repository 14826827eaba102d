import type { Page } from '@playwright/test';
import { type Creator, expect } from './story.ts';

const TITLE = 'Wide & silent: "test"/1';

/** Sets a video of one's own prompt, wide and silent, with a title that no file may have. */
export async function setWideVideo(creator: Creator): Promise<void> {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await page.getByRole('textbox', { name: /title/i }).fill(TITLE);
  await page
    .getByRole('textbox', { name: /prompt/i })
    .fill('A robot waters a tiny forest at sunset');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: /16:9/ }).click();
  await page.getByRole('checkbox', { name: 'Generate Audio' }).uncheck();
}

/** Presses Generate: the video is asked for as it was set. */
export async function askForWideVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Video' }).click();
  const templateData = expect.objectContaining({ aspectRatio: '16:9', generateAudio: false });
  await expect
    .poll(async () => (await page.request.get('/api/projects')).json())
    .toEqual([expect.objectContaining({ title: TITLE, templateData })]);
}
