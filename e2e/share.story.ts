import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { slotsOf } from '@shortcake/contract/slots/slots';
import { addFinishedVideo } from './finished-video.ts';
import { Creator, expect, test } from './story.ts';

const TEMPLATE = 'strawberry-face-slicing';
const TITLE = 'The teapot that sings';
const slot = slotsOf(TEMPLATE)[0]!;

test('somebody shares a video, visitors watch it and begin one like it, and the link is ended', async ({
  creator,
  browser,
}) => {
  const { page, email } = creator;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await creator.signIn();
  await creator.receive(1);
  const prompt = 'Words that are mine alone';
  const slots = { [slot.id]: 'a silver teapot' };
  await addFinishedVideo(email, { title: TITLE, aspectRatio: '9:16', prompt, slots });
  // The link is asked for before there is one.
  creator.mayComplain = /404/;
  let url = '';

  await test.step('makes the link by one press, which copies it', async () => {
    await page.goto('/dashboard/projects');
    await page.getByRole('button', { name: `More actions for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make Link and Copy It' }).click();
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(link).toHaveValue(/\/v\/[\w-]{22}$/);
    url = await link.inputValue();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
    await page.getByRole('textbox', { name: 'Name on the page' }).fill('Robin');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  await test.step('a visitor without scripts reads the page and plays the video', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(visitor.getByText('This video was made by a machine')).toBeVisible();
    await expect(visitor.getByText('By Robin')).toBeVisible();
    const video = visitor.locator('video');
    await video.press(' ');
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
    await visitor.getByText('QR code').click();
    await expect(visitor.getByRole('img', { name: 'QR code' })).toBeVisible();
    await context.close();
  });

  await test.step('another page shows the player', async () => {
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    const frames = [url.replace('/v/', '/embed/'), url].map(
      (src) => `<iframe src="${src}"></iframe>`,
    );
    // A true server: what only a test answers counts as far away, and may show nothing of this machine.
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(frames.join(''));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await elsewhere.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const frame = (place: number) => elsewhere.frameLocator('iframe').nth(place);
    await expect(frame(0).locator('video')).toBeVisible();
    await expect(frame(1).getByRole('heading', { name: TITLE })).toHaveCount(0);
    await context.close();
    server.close();
  });

  await test.step('a newcomer hears it, and begins one like it behind the sign-in', async () => {
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL as string,
      reducedMotion: 'no-preference',
    });
    const newcomer = new Creator(await context.newPage());
    await newcomer.page.goto(url);
    const video = newcomer.page.locator('video');
    const isMuted = () => video.evaluate(({ muted }: HTMLVideoElement) => muted);
    const sound = newcomer.page.getByRole('button', { name: 'Sound on' });
    await expect(sound).toBeVisible();
    expect(await isMuted()).toBe(true);
    await sound.click();
    await expect(sound).toBeHidden();
    expect(await isMuted()).toBe(false);
    await newcomer.page.getByRole('link', { name: 'Make one like this' }).click();
    await newcomer.page.getByRole('link', { name: 'Continue with Google' }).click();
    await newcomer.chooseAccount();
    const field = newcomer.page.getByRole('textbox', { name: 'Prompt' });
    await expect(field).toHaveValue(/a silver teapot/);
    expect(await field.inputValue()).not.toContain(prompt);
    await context.close();
  });

  await test.step('its owner sees that it was opened, and ends it', async () => {
    await page.reload();
    await expect(page.getByText('Shared', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `More actions for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await expect(page.getByText('Opened 3 times')).toBeVisible();
    await page.getByRole('button', { name: 'End This Link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End This Link' }).click();
    await expect(page.getByRole('button', { name: 'Make Link and Copy It' })).toBeVisible();
    const gone = await page.request.get(url);
    expect(gone.status()).toBe(404);
  });
});
