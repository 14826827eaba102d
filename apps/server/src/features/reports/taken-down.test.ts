import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { afterAll, expect, test } from 'vitest';
import { startFakeS3 } from '../../../test/fake-s3.ts';
import { readZip } from '../../../test/read-zip.ts';
import { createTestWeb } from '../../../test/web.ts';
import { S3Storage } from '../../platform/storage/s3/s3-storage.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { completedProject, storeFiles } from '../share/test-shared.ts';
import { keysOf, posterKey, videoKey } from '../videos/media/keys.ts';
import { findToSign, writeMarkOfFinished } from '../videos/provenance/queries.ts';
import { BOSS, reporting } from './test-reports.ts';

// Two web processes, on a bucket that people's own videos are fetched from directly.
const s3 = await startFakeS3();
const environment = {
  ...{ ADMIN_EMAILS: BOSS, MEDIA_DELIVERY: 'redirect', S3_BUCKET: s3.place.bucket },
  ...{ S3_ENDPOINT: s3.place.endpoint, S3_REGION: s3.place.region },
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
const { boss, report, decide, sharedVideo, takenDown, object } = await reporting(web);
const owner = await web.person();
const { origin } = web.config.publicUrl;

const ofLink = (token: string) => [
  ...['/v/*', '/embed/*', '/v/*/video.mp4', '/v/*/poster.jpg', '/v/*/qr.svg', '/api/shared/*'].map(
    (path) => path.replace('*', token),
  ),
  `/oembed?url=${encodeURIComponent(`${origin}/v/${token}`)}`,
];
const ofOwner = (id: string) => [
  ...[`/media/${id}/video.mp4`, `/media/${id}/poster.jpg`, `/media/${id}/video.mp4?download`],
  `/media/projects.zip?ids=${id}`,
];

/** What all of these addresses answer, in both processes. */
async function statuses(id: string, token: string): Promise<Set<number>> {
  const headers = { cookie: owner.cookie };
  const asked = [
    ...ofLink(token).map((url) => ({ url })),
    ...ofOwner(id).map((url) => ({ url, headers })),
  ];
  const answers = [web.app, another].flatMap((app) =>
    asked.map(async (ask) => (await app.inject(ask)).statusCode),
  );
  return new Set(await Promise.all(answers));
}

test('a video that is taken down is nowhere with the answer that says so, and comes back as it was', async () => {
  const { id, token } = await sharedVideo(owner);
  const before = new Map(keysOf(id).map((key) => [key, s3.objects.get(key)!]));
  expect(await statuses(id, token)).toEqual(new Set([200, 302]));
  const { headers } = await owner.send('GET', `/media/${id}/video.mp4`);
  const handedOut = String(headers.location);
  expect((await fetch(handedOut)).status).toBe(200);

  const { id: reportId } = (await report(token)).body;
  expect((await decide(reportId, 'remove')).status).toBe(200);
  expect(await statuses(id, token)).toEqual(new Set([404]));
  expect((await fetch(handedOut)).status).toBe(404);
  const [listed] = (await owner.send('GET', '/api/projects')).body;
  expect(listed).toMatchObject({ id, videoUrl: null, thumbnailUrl: null, shared: true });
  expect((await report(token)).status).toBe(404);
  expect(await owner.send('POST', `/api/projects/${id}/share`)).toMatchObject({
    ...{ status: 409, body: { code: 'TAKEN_DOWN' } },
  });
  expect((await owner.send('PATCH', `/api/projects/${id}`, { starred: true })).status).toBe(200);

  await object(owner, id);
  expect((await decide(reportId, 'keep')).status).toBe(200);
  expect(await statuses(id, token)).toEqual(new Set([200, 302]));
  expect((await fetch(handedOut)).status).toBe(200);
  for (const [key, { bytes, contentType, cacheControl }] of before) {
    expect(s3.objects.get(key)).toMatchObject({ bytes, contentType, cacheControl });
  }
  expect([...s3.objects.keys()].filter((key) => key.startsWith('evidence/'))).toEqual([]);
});

test('an operator sees it, shown or taken down, and nobody else does', async () => {
  const { token } = await sharedVideo(owner);
  const { id } = (await report(token)).body;
  const files = [`/api/admin/reports/${id}/video.mp4`, `/api/admin/reports/${id}/poster.jpg`];
  const seen = async () =>
    (await Promise.all(files.map((url) => boss.send('GET', url)))).map(({ body }) => body);
  const both = ['a video, in so many bytes', expect.anything()];
  expect(await seen()).toEqual(both);
  await decide(id, 'remove');
  expect(await seen()).toEqual(both);
  for (const url of [...files, '/api/admin/reports', '/api/admin/reports.csv?year=2026']) {
    expect((await owner.send('GET', url)).status).toBe(404);
    expect((await web.app.inject(url)).statusCode).toBe(404);
  }
  expect((await boss.send('GET', files[0]!)).headers['cache-control']).toBe('no-store');
  await web.sql`update reports set text = null where id = ${id}`;
  expect((await boss.send('GET', files[0]!)).status).toBe(404);
});

test('an archive and an export leave it out, and the export says why', async () => {
  const person = await web.person();
  const shown = await completedProject(web, person, { title: 'Shown' });
  await storeFiles(web.storage, web.directory, shown);
  const down = await takenDown(person);
  const archive = async (url: string) => {
    const { rawPayload } = await web.app.inject({ url, headers: { cookie: person.cookie } });
    return new Map(readZip(rawPayload).map(({ name, bytes }) => [name, bytes.toString()]));
  };
  const videos = await archive(`/media/projects.zip?ids=${shown},${down.id}`);
  expect([...videos.keys()]).toEqual(['01 Shown.mp4', 'videos.csv']);
  expect(videos.get('videos.csv')).not.toContain('A film');
  const all = await archive('/api/account/export');
  expect([...all.keys()].filter((name) => name.startsWith('videos/'))).toHaveLength(1);
  expect(JSON.parse(all.get('takedowns.json')!)).toMatchObject([
    { projectId: down.id, kind: 'other', reason: 'We looked at it.', objection: null },
  ]);
});

test('the command sign leaves it alone, and the ledger does not miss it', async () => {
  const { id } = await takenDown(owner);
  const until = new Date();
  const found = await findToSign(web.db, { after: undefined, until, most: 1000 });
  expect(found.map((project) => project.id)).not.toContain(id);
  const mark = { projectId: id, sha256: 'x', validUntil: until };
  expect(await writeMarkOfFinished(web.db, mark)).toBe(false);
  const missing = await checkLedger(web.db, (project) => web.storage.has(videoKey(project)));
  expect(missing.filter((line) => line.includes(`${id} has none`))).toEqual([]);
});

test('a storage that is away keeps no video up, and gets its files moved later', async () => {
  const { id, token } = await sharedVideo(owner);
  const { id: reportId } = (await report(token)).body;
  s3.troubles.push(...Array(4).fill(503));
  expect((await decide(reportId, 'remove')).status).toBe(200);
  expect(await statuses(id, token)).toEqual(new Set([404]));
  const [row] = await web.sql`select failures, wanted from evidence where project_id = ${id}`;
  expect(row).toEqual({ failures: 1, wanted: 'kept' });
  expect(s3.objects.has(posterKey(id))).toBe(true);
});
