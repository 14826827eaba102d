import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAuthority } from '@shortcake/provenance/certificates/authority';
import { signCommands } from '../apps/server/src/features/videos/provenance/commands.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { DiskStorage } from '../apps/server/src/platform/storage/disk-storage.ts';
import { AUTHORITY, VIDEOS } from '../apps/server/src/wiring/places.ts';
import { besideProduct } from '../apps/server/test/beside-product.ts';
import { ffmpegPath } from '../apps/server/test/media.ts';
import { still } from '../packages/provenance/src/test-files.ts';
import { onCall } from './calls.ts';
import { addFinishedVideo } from './finished-video.ts';
import { expect, test } from './story.ts';
import { untilItListens } from './waits.ts';

const directory = process.env.PRODUCT_DATA_DIR as string;

/** Signs what is stored, as an operator does. */
async function signAll(): Promise<void> {
  const text = await readFile(join(directory, AUTHORITY), 'utf8');
  const provenance = { signer: readAuthority(text).signer, generator: { name: 'Shortcake' } };
  const storage = new DiskStorage(join(directory, VIDEOS));
  const signing = async () => ({ provenance, ffmpegPath });
  const log = createLog({ level: 'silent' });
  await besideProduct(directory, (db) => signCommands[0]!.run([], { db, storage, signing, log }));
}

test('a visitor at a keyboard checks a video of ours, one that was changed, and a photo', async ({
  creator: { page, email },
  browser,
}) => {
  const id = await addFinishedVideo(email, { title: 'A teapot', aspectRatio: '9:16' });
  await signAll();
  const made = await readFile(join(directory, VIDEOS, id, 'video.mp4'));
  const changed = Buffer.from(made);
  changed[changed.length - 100]! ^= 1;

  const check = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    const button = page.getByRole('button', { name: 'Choose a File' });
    await button.focus();
    await page.keyboard.press('Enter');
    await (await choosing).setFiles({ name, mimeType: 'video/mp4', buffer });
  };
  const result = page.locator('h2:focus');
  const again = async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };

  await page.goto('/templates');
  await page.getByRole('link', { name: 'Check a video' }).click();
  await expect(page.getByRole('heading', { name: 'Check a Video' })).toBeVisible();

  await untilItListens(page.getByRole('button', { name: 'Choose a File' }));
  await check('teapot.mp4', made);
  await expect(result).toHaveText('This was made here');
  await expect(page.getByText('Shortcake, which is us')).toBeVisible();
  await expect(page.getByText('Holds: the file is as it was signed')).toBeVisible();
  await again();

  await check('changed.mp4', changed);
  await expect(result).toHaveText('This looks like a video that was made here');
  await expect(page.getByText(/^Does not hold/)).toBeVisible();
  await again();

  await check('photo.jpg', still());
  await expect(result).toHaveText('We know nothing of this file');
  await expect(page.getByText(/^Nothing\. That proves nothing either/)).toBeVisible();
  await again();

  await check('empty.mp4', Buffer.alloc(0));
  await expect(page.getByRole('alert')).toHaveText('This file is empty. Choose another one.');

  await test.step('a file is dropped, and the connection is lost', async () => {
    const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL as string });
    const other = await context.newPage();
    await other.goto('/verify');
    await untilItListens(other.getByRole('button', { name: 'Choose a File' }));
    await onCall(other, '**/api/verify', (route) => route.abort('internetdisconnected'));
    const dropped = await other.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['a video'], 'dropped.mp4', { type: 'video/mp4' }));
      return data;
    });
    await other.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(other.getByRole('alert')).toContainText('Check your connection');
    await context.close();
  });
});
