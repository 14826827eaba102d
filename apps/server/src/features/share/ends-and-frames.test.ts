import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { afterAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { createTestWeb } from '../../../test/web.ts';
import { S3Storage } from '../../platform/storage/s3/s3-storage.ts';
import { completedProject, storeFiles, tokenOf } from './test-shared.ts';

// Two web processes, on a bucket that people's own videos are fetched from directly.
const s3 = await startFakeS3();
const environment = {
  MEDIA_DELIVERY: 'redirect',
  S3_BUCKET: s3.place.bucket,
  S3_ENDPOINT: s3.place.endpoint,
  S3_REGION: s3.place.region,
  S3_ACCESS_KEY_ID: s3.place.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
};
const web = await createTestWeb(environment, createMemoryStore(), new S3Storage(s3.place));
const another = await web.another();
afterAll(async () => {
  await another.close();
  await web.close();
  await s3.stop();
});

const owner = await web.person();
const id = await completedProject(web, owner);
const token = await tokenOf(owner, id);
await storeFiles(web.storage, web.directory, id);
const { origin } = web.config.publicUrl;
const addresses = [
  ...['/v/*', '/embed/*', '/v/*/video.mp4', '/v/*/poster.jpg', '/v/*/qr.svg', '/api/shared/*'],
  `/oembed?url=${encodeURIComponent(`${origin}/v/`)}*`,
].map((path) => path.replace('*', token));

const statuses = () =>
  Promise.all(
    [web.app, another].flatMap((app) =>
      addresses.map(async (url) => `${url} ${(await app.inject(url)).statusCode}`),
    ),
  );

test('embeds alone may be framed: everything else keeps its policy', async () => {
  const others = [
    ...['/', '/login', '/templates', '/pricing', '/dashboard', '/create-video/x', '/nowhere'],
    ...['/v', '/v/', '/embed', '/oembed', '/v/nothing', `/v/${token}/nothing`, `/embed/${token}/x`],
    ...['/api/config', '/api/auth/user', '/api/nothing', '/media/x/video.mp4', '/healthz'],
    ...['/favicon.svg', '/robots.txt', '/sandbox/google/authorize', '/admin', '/auth/google'],
    ...[`/EMBED/${token}`, `//embed/${token}`, `/embed/${token}/`],
  ];
  const framed: string[] = [];
  for (const url of [...others, ...addresses, '/embed/nothing']) {
    const { headers } = await web.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    const isClosed =
      policy.includes("frame-ancestors 'none'") && headers['x-frame-options'] === 'DENY';
    if (isClosed) continue;
    framed.push(url);
    expect(policy).toContain('frame-ancestors *');
    // No more than that is given away.
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect(framed).toEqual([`/embed/${token}`, '/embed/nothing']);
});

test('files of a shared video come through us, whose own are fetched from the bucket', async () => {
  expect((await owner.send('GET', `/media/${id}/video.mp4`)).status).toBe(302);
  const { statusCode, headers, body } = await web.app.inject(`/v/${token}/video.mp4`);
  expect([statusCode, headers.location, body]).toEqual([
    200,
    undefined,
    'a video, in so many bytes',
  ]);
});

test('a link that is ended is at its end everywhere with the answer that says so', async () => {
  for (const line of await statuses()) expect(line).toMatch(/ 200$/);
  expect((await owner.send('DELETE', `/api/projects/${id}/share`)).status).toBe(204);
  for (const line of await statuses()) expect(line).toMatch(/ 404$/);
});
