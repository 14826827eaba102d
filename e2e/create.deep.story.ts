import { askForWideVideo, setWideVideo } from './create.suite.ts';
import { expect, test } from './story.ts';

test('a wide silent video of one’s own prompt is made, plays, and has a name that a file may have', async ({
  creator,
}) => {
  const { page } = creator;
  await setWideVideo(creator);
  await askForWideVideo(page);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 200_000 });
  await page.getByRole('button', { name: /Preview/ }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBe(1280);
  await page.keyboard.press('Escape');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^[\w-]+\.mp4$/);
});
