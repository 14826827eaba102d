import { Writable } from 'node:stream';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import { videoKey } from './keys.ts';

const s3 = await startFakeS3();
const environment = {
  MEDIA_DELIVERY: 'redirect',
  S3_BUCKET: s3.place.bucket,
  S3_ENDPOINT: s3.place.endpoint,
  S3_REGION: s3.place.region,
  S3_ACCESS_KEY_ID: s3.place.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
};
let logged = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const log = pino({ level: 'trace' }, sink);
const web = await createTestWeb(environment, createMemoryStore(), new S3Storage(s3.place), { log });
const worker = await startTestWorker(web);
afterAll(async () => {
  await worker.stop();
  await web.close();
  await s3.stop();
});

const owner = await web.person(1);
const project = await projectWhen(owner, await createVideo(owner));
const [videoUrl, posterUrl] = [project.videoUrl!, project.thumbnailUrl!];

/** Where a person is sent on to, as a browser goes there: without a cookie. */
async function follow(person: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method === 'HEAD' ? 'HEAD' : 'GET';
  const { headers } = await web.app.inject({
    ...{ method, url: path, headers: { cookie: person.cookie } },
  });
  return fetch(String(headers.location), init);
}

test('an owner is sent on to the bucket, for a while that ends long before the address does', async () => {
  s3.calls.length = 0;
  const { status, headers, body } = await owner.send('GET', videoUrl);
  expect(status).toBe(302);
  expect(body).toBe('');
  expect(String(headers.location).startsWith(`${s3.place.endpoint}/`)).toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=300',
    vary: 'Cookie, Authorization',
    'referrer-policy': 'no-referrer',
  });
  // The bucket is not asked: this costs one query.
  expect(s3.calls).toEqual([]);
});

test('there are the video and its poster, whole and in parts, with their types', async () => {
  const whole = await follow(owner, videoUrl);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('content-disposition')).toBeNull();
  const bytes = await whole.bytes();
  const part = await follow(owner, videoUrl, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(await part.bytes()).toEqual(bytes.subarray(100, 200));
  const known = { 'if-none-match': whole.headers.get('etag')! };
  expect((await follow(owner, videoUrl, { headers: known })).status).toBe(304);
  const head = await follow(owner, videoUrl, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  const poster = await follow(owner, posterUrl);
  expect(poster.status).toBe(200);
  expect(poster.headers.get('content-type')).toBe('image/jpeg');
});

test('what is saved has its title as its name', async () => {
  await owner.send('PATCH', `/api/projects/${project.id}`, { title: 'Törtchen "für" Åsa' });
  const saved = await follow(owner, `${videoUrl}?download`);
  expect(saved.status).toBe(200);
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="t?rtchen-f?r-?sa.mp4"; filename*=UTF-8''t%C3%B6rtchen-f%C3%BCr-%C3%A5sa.mp4`,
  );
});

test('what cannot be saved is told by us: a page that was sent on would be the bucket’s', async () => {
  const key = videoKey(project.id);
  const file = s3.objects.get(key)!;
  s3.objects.delete(key);
  const gone = await owner.send('GET', `${videoUrl}?download`);
  expect(gone).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  s3.objects.set(key, file);
  s3.troubles.push(403);
  const refused = await owner.send('GET', `${videoUrl}?download`);
  expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  for (const { headers } of [gone, refused]) expect(headers).not.toHaveProperty('location');
  expect((await owner.send('GET', `${videoUrl}?download`)).status).toBe(302);
});

test('for anybody else, and for what is not there, there is no address', async () => {
  const other = await web.person(1);
  for (const [person, path] of [
    [other, videoUrl],
    [other, posterUrl],
    [owner, `/media/${project.id}/other.mp4`],
    [owner, '/media/x/video.mp4'],
    [owner, `/media/${crypto.randomUUID()}/video.mp4`],
  ] as const) {
    const answer = await person.send('GET', path);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers).not.toHaveProperty('location');
  }
  expect((await web.app.inject({ url: videoUrl })).statusCode).toBe(404);
});

test('the page may load pictures and videos from the bucket, and nothing else', async () => {
  const policyOf = async (app: typeof web.app) =>
    String((await app.inject({ url: '/' })).headers['content-security-policy']).split('; ');
  const { origin } = new URL(s3.place.endpoint);
  const policy = await policyOf(web.app);
  expect(policy).toContain(`img-src 'self' data: blob: ${origin}`);
  expect(policy).toContain(`media-src 'self' blob: ${origin}`);
  expect(policy.filter((line) => line.includes(origin))).toHaveLength(2);
  const through = await web.another({ mediaRedirect: undefined });
  expect((await policyOf(through)).join()).not.toContain(origin);
  await through.close();
});

test('a deleted video has no address, and the one from before leads nowhere', async () => {
  const { headers } = await owner.send('GET', videoUrl);
  expect((await owner.send('DELETE', `/api/projects/${project.id}`)).status).toBe(204);
  expect((await owner.send('GET', videoUrl)).status).toBe(404);
  expect((await fetch(String(headers.location))).status).toBe(404);
});

test('no address is logged', () => {
  expect(logged).toContain('/media/');
  expect(logged).not.toMatch(/X-Amz|Signature=/i);
});
