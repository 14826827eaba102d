import { expect, test } from './story.ts';

test('without credits nothing can be generated, and the page says why', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await page.goto('/create-video/cat-opera');
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled();
  await creator.receive(1);
  const project = await page.evaluate(async () => {
    const templateData = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const body = JSON.stringify({ prompt: 'The only one there is a credit for', templateData });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/projects', { method: 'POST', headers, body })).json();
  });
  await page.goto('/dashboard/prompt-yourself');
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled();
  await page.evaluate((id) => fetch(`/api/projects/${id}`, { method: 'DELETE' }), project.id);
});

test('an empty prompt is asked for, and takes no credit', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await page.getByRole('textbox', { name: /prompt/i }).fill('   ');
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page.getByText('Prompt Required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please enter a prompt for your video generation.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/prompt-yourself/);
});

test('a credit spent in another tab opens the dialog', async ({ creator, context }) => {
  const { page } = creator;
  // The browser itself reports an answer of 402.
  creator.mayComplain = /402/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/cat-opera');
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled();
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 402,
          json: { code: 'INSUFFICIENT_CREDITS', message: 'You have no video credits left.' },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Insufficient Credits' })
      .or(page.getByRole('alertdialog', { name: 'Insufficient Credits' })),
  ).toBeVisible();
  await context.close();
});

test('a double click makes one project', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(2);
  await page.goto('/dashboard/prompt-yourself');
  await page.getByRole('textbox', { name: /title/i }).fill('Once only');
  await page.getByRole('textbox', { name: /prompt/i }).fill('A cloud that tastes of vanilla');
  await page.getByRole('button', { name: 'Generate Video' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Once only' })).toHaveCount(1);
  const projects = await page.evaluate(async () => (await fetch('/api/projects')).json());
  expect(projects).toHaveLength(1);
  await page.evaluate((id) => fetch(`/api/projects/${id}`, { method: 'DELETE' }), projects[0].id);
});

test('a draft outlives a reload, and is forgotten once it is a video', async ({ creator }) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: /prompt/i });
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await prompt.fill('A lemon that sings in the rain');
  await page.reload();
  await expect(prompt).toHaveValue('A lemon that sings in the rain');
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
  await page.goto('/dashboard/prompt-yourself');
  await expect(prompt).toHaveValue('');
  await page.evaluate(async () => {
    const [project] = await (await fetch('/api/projects')).json();
    await fetch(`/api/projects/${project.id}`, { method: 'DELETE' });
  });
});

test('a wide silent video of one’s own prompt', async ({ creator }) => {
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

test('an unknown template says so and leads back', async ({ creator }) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/no-such-template');
  await expect(page.getByText('Template Not Found')).toBeVisible();
  await page.getByText('Back to Templates').click();
  await expect(page).toHaveURL(/\/templates$/);
});
