import { expect, test } from './story.ts';
import { expectClipsNearby, stroll, walkDashboard } from './templates.suite.ts';

for (const [width, height, most] of [
  [1280, 800, 8],
  [375, 800, 6],
] as const) {
  test(`at ${width} px clips are there only near the window, wherever the page is scrolled to`, async ({
    creator,
  }) => {
    await expectClipsNearby(creator.page, { width, height, most, step: 450 });
  });
}

for (const width of [375, 768, 1280] as const) {
  test(`a visitor strolls along the templates at ${width} px`, async ({ creator }) => {
    const { page } = creator;
    // Rows jump then, and no clip plays, which is faster; once is enough to see them glide.
    await page.emulateMedia({ reducedMotion: width === 1280 ? 'no-preference' : 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/templates');
    await stroll(page, width);
  });

  test(`someone signed in walks along the rows at ${width} px`, async ({ creator }) => {
    const { page } = creator;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await creator.signIn();
    await creator.receive(1);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/templates');
    await walkDashboard(page, width);
  });
}

test('where no clip can be had its poster stands, without a button for its sound', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /ERR_FAILED/;
  await page.route('**/previews/*.mp4*', (route) => route.abort());
  await page.goto('/templates');
  await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').first().locator('img')).toBeVisible();
});
