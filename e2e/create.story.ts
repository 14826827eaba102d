import { onCall } from './calls.ts';
import { askForWideVideo } from './create.suite.ts';
import { refuse } from './screens/answers.ts';
import { atEveryWidth, expect, test } from './story.ts';

/** Here Generate stands where the form ends: on a phone it stays in reach, on a laptop it fits. */
const TABLET = 768;

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

test('a credit spent in another tab opens the dialog', async ({ creator }) => {
  const { page } = creator;
  // The browser itself reports an answer of 402.
  creator.mayComplain = /402/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/cat-opera');
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled();
  await onCall(page, '**/api/projects', (route) =>
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

test('a template is shown with what it costs, and its prompt is there to change', async ({
  creator,
}) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video', exact: true });
  await creator.signIn();
  await creator.receive(3);
  await atEveryWidth(page, '/dashboard/create-video/cat-opera', async (width) => {
    await expect(page.getByRole('heading', { name: 'Cat Opera' })).toBeVisible();
    await expect(page.getByText('Pets', { exact: true })).toBeVisible();
    await expect(page.getByText('0:08')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tags' })).toContainText('#opera');
    await expect(prompt).toHaveValue(/ginger tabby tenor/);
    await expect(page.getByRole('definition')).toHaveText(['1 credit', '3 credits', '2-5 minutes']);
    if (width !== TABLET) await expect(generate).toBeInViewport();
    await expect(generate).toHaveAccessibleDescription('Costs 1 credit');
  });

  await test.step('each template keeps a draft of its own', async () => {
    await prompt.fill('A cat that sings to the moon');
    await page.getByRole('link', { name: 'Back to Templates' }).click();
    await page.goto('/dashboard/create-video/pet-podcast');
    await expect(prompt).not.toHaveValue(/sings to the moon/);
    await page.goto('/create-video/cat-opera');
    await expect(prompt).toHaveValue('A cat that sings to the moon');
    await page.getByRole('button', { name: "Back to the template's prompt" }).click();
    await expect(prompt).toHaveValue(/ginger tabby tenor/);
  });

  await test.step('an unknown one says so and leads back', async () => {
    await page.goto('/dashboard/create-video/no-such-template');
    await expect(page.getByRole('heading', { name: 'Template Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Templates' }).click();
    await expect(page).toHaveURL(/\/dashboard\/templates$/);
  });
});

test('one’s own prompt is asked for and told its limits, and nothing else is sent', async ({
  creator,
}) => {
  const { page } = creator;
  const title = page.getByRole('textbox', { name: 'Title (optional)' });
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video', exact: true });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await creator.signIn();
  await creator.receive(3);
  await atEveryWidth(page, '/dashboard/prompt-yourself', async (width) => {
    await expect(page.getByText('0 of 200 characters')).toBeVisible();
    await expect(page.getByText('0 of 5,000 characters')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Aspect Ratio' })).toHaveText(/9:16/);
    await expect(page.getByText('8 seconds')).toBeVisible();
    await expect(page.getByText('720p')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prompt tips' })).toBeVisible();
    await expect(page.getByText('2-5 minutes')).toBeVisible();
    if (width !== TABLET) await expect(generate).toBeInViewport();
  });
  calls.length = 0;

  await prompt.fill('   ');
  await generate.click();
  await expect(page.getByText('Prompt Required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please enter a prompt for your video generation.').first(),
  ).toBeVisible();
  await expect(prompt).toBeFocused();
  await prompt.fill('🍓'.repeat(5000));
  await expect(page.getByText('5,000 of 5,000 characters')).toBeVisible();
  await expect(page.getByText('Close to the limit of 5,000 characters')).toHaveCount(1);
  await prompt.fill('🍓'.repeat(5001));
  await expect(page.getByText('5,001 of 5,000 characters: 1 too many')).toBeVisible();
  await generate.click();
  await expect(page.getByText('Prompt Too Long', { exact: true })).toBeVisible();
  await expect(prompt).toBeFocused();
  await prompt.fill('A cake');
  await title.fill('🍰'.repeat(201));
  await generate.click();
  await expect(page.getByText('Title Too Long', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();
  expect(calls).toEqual([]);
});

test('a draft outlives reloads and trips, and is forgotten once it is a video', async ({
  creator,
}) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const title = page.getByRole('textbox', { name: /Title/ });
  const ratio = page.getByRole('combobox', { name: 'Aspect Ratio' });
  const isThere = async () => {
    await expect(prompt).toHaveValue('A lemon that sings in the rain');
    await expect(title).toHaveValue('Lemon');
    await expect(ratio).toHaveText(/1:1/);
    await expect(page.getByRole('checkbox', { name: 'Generate Audio' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Enhance Prompt' })).toBeChecked();
  };
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/prompt-yourself');
  await title.fill('Lemon');
  await prompt.fill('A lemon that sings in the rain');
  await ratio.click();
  await page.getByRole('option', { name: /1:1/ }).click();
  await page.getByRole('checkbox', { name: 'Generate Audio' }).uncheck();
  await page.getByRole('checkbox', { name: 'Enhance Prompt' }).check();

  await page.reload();
  await isThere();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Prompt Yourself' }).first().click();
  await isThere();

  await test.step('also a trip to the checkout', async () => {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await page.getByRole('button', { name: 'Subscribe', exact: true }).first().click();
    await page.getByRole('button', { name: 'Fill in a test card' }).click();
    await page.getByRole('button', { name: /^Subscribe for/ }).click();
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole('link', { name: 'Prompt Yourself' }).first().click();
    await isThere();
  });

  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
  await page.goto('/dashboard/prompt-yourself');
  await expect(prompt).toHaveValue('');
  await expect(title).toHaveValue('');
  await page.evaluate(async () => {
    const [project] = await (await fetch('/api/projects')).json();
    await fetch(`/api/projects/${project.id}`, { method: 'DELETE' });
  });
});

test('a session that ended while typing costs a sign-in, and no word', async ({ creator }) => {
  const { page } = creator;
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  // The browser itself reports an answer of 401.
  creator.mayComplain = /401/;
  await creator.signIn();
  await creator.receive(1);
  await page.goto('/dashboard/create-video/cat-opera');
  await prompt.fill('A cat that sings to the moon');
  await page.context().clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await creator.chooseAccount();
  await expect(page).toHaveURL(/\/dashboard\/create-video\/cat-opera$/);
  await expect(prompt).toHaveValue('A cat that sings to the moon');
});

test('a refused prompt is told where it stands, and can be changed there', async ({ creator }) => {
  const { page } = creator;
  const reason = 'This prompt was not accepted, because it seems to ask for graphic violence.';
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const generate = page.getByRole('button', { name: 'Generate Video' });
  // The browser itself reports an answer of 422.
  creator.mayComplain = /422/;
  await creator.signIn();
  await creator.receive(1);
  await refuse(page, 'createProject', 422, reason, 'PROMPT_REFUSED');

  for (const path of ['/dashboard/prompt-yourself', '/dashboard/create-video/cat-opera']) {
    await test.step(path, async () => {
      await page.goto(path);
      await prompt.fill('A cake that nobody may see');
      await generate.click();
      await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
      await expect(page.getByText(`422: ${reason}`).first()).toBeVisible();
      await expect(prompt).toBeFocused();
      await expect(prompt).toHaveAttribute('aria-invalid', 'true');
      await expect(prompt).toHaveAccessibleDescription(new RegExp(`^${reason}`));
      await expect(page.getByText(reason, { exact: true })).toBeInViewport();
      await prompt.press('End');
      await prompt.pressSequentially('!');
      await expect(page.getByText(reason, { exact: true })).toHaveCount(0);
      await page.reload();
      await expect(prompt).toHaveValue('A cake that nobody may see!');
    });
  }
});

// The deep story has it made, and plays it; the main job has one made here.
test('a wide silent video of one’s own prompt is asked for as it was set', async ({ creator }) => {
  await askForWideVideo(creator);
});
