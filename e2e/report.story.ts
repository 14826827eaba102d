import { addFinishedVideo } from './finished-video.ts';
import { Creator, expect, OPERATOR, test } from './story.ts';

const TITLE = 'The lemon that shouts';
const token = `report${'0'.repeat(16)}`;
const url = `/v/${token}`;
const WRONG = 'It calls my neighbour a thief, by name.';
const REASON = 'At second 3 the video calls somebody a thief, by name.';
const OBJECTION = 'I am the neighbour, and I wrote it myself.';

test('a visitor reports a video, an operator takes it down, its owner objects, and it is back', async ({
  creator,
  browser,
}) => {
  const { page, email } = creator;
  // Its picture may be on its way when it is taken down.
  creator.mayComplain = /404/;
  await creator.signIn();
  await creator.receive(1);
  await addFinishedVideo(email, { title: TITLE, aspectRatio: '9:16', token });
  await page.goto('/dashboard/projects');
  await expect(page.getByRole('button', { name: `Play ${TITLE}` })).toBeVisible();
  const baseURL = process.env.PRODUCT_URL as string;
  const statusOf = async (path: string) => (await page.request.get(path)).status();

  await test.step('a visitor reports it by the keyboard, without scripts', async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(url);
    await visitor.getByRole('link', { name: 'Report this video' }).press('Enter');
    const copyright = visitor.getByRole('radio', { name: /^It copies my work/ });
    const illegal = visitor.getByRole('radio', { name: /^It is illegal/ });
    const work = visitor.getByRole('textbox', { name: 'Which work is it?' });
    await expect(work).toBeHidden();
    await copyright.press(' ');
    await expect(work).toBeVisible();
    await visitor.getByRole('textbox', { name: 'What is wrong?' }).fill(WRONG);
    await visitor.getByRole('checkbox', { name: /^I believe/ }).press(' ');
    const send = visitor.getByRole('button', { name: 'Send Report' });
    await send.press('Enter');
    // Copyright wants more. All that was typed and chosen is still there.
    await expect(visitor.getByRole('alert')).toBeFocused();
    await expect(copyright).toBeChecked();
    await expect(visitor.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue(WRONG);
    await expect(visitor.getByRole('checkbox', { name: /^I believe/ })).toBeChecked();
    await illegal.press(' ');
    await expect(work).toBeHidden();
    await send.press('Enter');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your report has arrived');
    await expect(visitor.getByText(/^You left no address/)).toBeVisible();
    await context.close();
  });

  const context = await browser.newContext({ baseURL });
  const operator = new Creator(await context.newPage(), OPERATOR);
  const console = operator.page;
  const report = console.getByRole('article', { name: TITLE });
  const decide = async (name: string, reason: string) => {
    await report.getByRole('button', { name }).click();
    const dialog = console.getByRole('dialog');
    await dialog.getByLabel('Statement of reasons').fill(reason);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
    await expect(report).toHaveCount(0);
  };

  await test.step('an operator looks at it, and takes it down', async () => {
    await operator.signIn();
    await console.goto('/admin');
    await console.getByRole('link', { name: 'Reports' }).click();
    await expect(report).toContainText(WRONG);
    await expect(report).toContainText(email);
    const video = report.locator('video');
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState))
      .toBeGreaterThan(0);
    await decide('Take It Down', REASON);
    expect(await statusOf(url)).toBe(404);
  });

  await test.step('its owner sees that at once, reads why, and objects', async () => {
    await expect(page.getByText('Taken down', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Play ${TITLE}` })).toHaveCount(0);
    await page.getByRole('button', { name: 'See Why' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Taken down' });
    await expect(dialog).toContainText(REASON);
    await dialog.getByRole('button', { name: 'Send Objection' }).press('Enter');
    const field = dialog.getByRole('textbox', { name: 'Why should it be put back?' });
    await expect(field).toBeFocused();
    await page.keyboard.type(OBJECTION);
    // Closed by accident, it keeps what was typed.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'See Why' }).press('Enter');
    await expect(field).toHaveValue(OBJECTION);
    await dialog.getByRole('button', { name: 'Send Objection' }).press('Enter');
    await expect(dialog.getByText(/^You objected on/)).toBeVisible();
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(OBJECTION);
  });

  await test.step('the operator puts it back, and all is as before', async () => {
    await console.reload();
    await expect(report).toContainText(OBJECTION);
    await decide('Put It Back', 'We asked, and it is so.');
    await expect(page.getByRole('dialog').getByText(/^This video is there again/)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: `Play ${TITLE}` })).toBeVisible();
    expect(await statusOf(url)).toBe(200);
    await console.getByRole('link', { name: 'Decided' }).click();
    await expect(report.first()).toContainText('Put back');
    const counts = console.getByRole('link', { name: 'Yearly Counts' });
    const file = await console.request.get((await counts.getAttribute('href')) as string);
    expect(await file.text()).toContain('illegal');
  });
  await context.close();
});
