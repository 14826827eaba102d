import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { serveFakeEngines } from '../apps/server/test/fake-engines.ts';
import { startFakeS3 } from '../apps/server/test/fake-s3.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { startProduct } from '../apps/server/test/product.ts';
import { expect, test as story } from './story.ts';

/** A product of its own that sends browsers on to a bucket on another port, and has videos from a fake engine. */
const test = story.extend<object, { elsewhere: Awaited<ReturnType<typeof startElsewhere>> }>({
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of this pattern.
    async ({}, use) => {
      const elsewhere = await startElsewhere();
      await use(elsewhere);
      await elsewhere.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ elsewhere }, use) => use(elsewhere),
});

async function startElsewhere() {
  const video = await readFile(await testVideo({ rate: 24 }));
  const [s3, engines] = await Promise.all([
    startFakeS3(),
    serveFakeEngines(['fal'], { script: () => () => ({}), video: async () => video }),
  ]);
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.place;
  const variables = {
    ...engines.variables,
    MEDIA_DELIVERY: 'redirect',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const product = await startProduct({ variables });
  return {
    ...{ s3, url: product.url, directory: product.directory },
    async stop() {
      await product.stop();
      await Promise.all([engines.stop(), s3.stop()]);
    },
  };
}

const shown = (video: Locator) =>
  video.evaluate(({ videoWidth, currentTime, currentSrc }: HTMLVideoElement) => ({
    ...{ videoWidth, currentTime, currentSrc },
  }));

test('a video from the bucket shows its poster, plays, plays on, and is saved', async ({
  creator,
  elsewhere: { s3, url },
}) => {
  const { page } = creator;
  await creator.signIn();
  await creator.receive(1);
  const asked = await page.request.post('/api/projects', {
    headers: { origin: url },
    data: {
      prompt: 'A cupcake rides a train',
      templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
    },
  });
  expect(asked.status()).toBe(201);
  await page.goto('/dashboard/projects');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 60_000 });
  const calls = (key: string) =>
    s3.calls.filter((call) => call.method === 'GET' && call.key.endsWith(key));

  await test.step('its poster is there', async () => {
    const poster = page.locator('img[src$="poster.jpg"]');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(calls('poster.jpg').map(({ status }) => status)).toEqual([200]);
  });

  await test.step('plays in its place, and on when the address has ended on the way', async () => {
    creator.mayComplain = /403|404|ERR_/;
    // Half of it comes; what is asked then is refused, as after an hour.
    s3.troubles.push('cut', 403);
    await page.getByRole('button', { name: /^Play / }).click();
    const video = page.locator('video');
    await expect.poll(() => s3.troubles).toEqual([]);
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.buffered.length && v.buffered.end(0)))
      .toBeGreaterThan(7.5);
    await expect.poll(async () => (await shown(video)).currentTime).toBeGreaterThan(4);
    expect((await shown(video)).currentSrc).toMatch(`${url}/media/`);
    expect(
      calls('video.mp4')
        .map(({ status }) => status)
        .slice(0, 2),
    ).toEqual([206, 403]);
    await page.getByRole('button', { name: /^Pause / }).click();
  });

  await test.step('is saved under its title', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    expect((await readFile(await download.path())).byteLength).toBe(
      s3.objects.get(calls('video.mp4')[0]!.key)!.bytes.byteLength,
    );
  });

  await test.step('a file that is gone is told, and the page stays', async () => {
    s3.objects.delete(calls('video.mp4')[0]!.key);
    await page.getByRole('button', { name: /Download/ }).click();
    await expect(page.getByText('Download Failed', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/projects$/);
  });
});
