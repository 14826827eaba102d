import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { createDownload } from '../../src/engines/download/download.ts';
import type { Handle, VideoEngine } from '../../src/engines/engine.ts';
import { createGoogleCredentials } from '../../src/engines/google/credentials.ts';
import { videoRequest } from '../../src/engines/test-request.ts';
import { VertexVeoEngine } from '../../src/engines/vertex-veo/vertex-veo.ts';
import { createIdentityProvider } from '../../src/features/accounts/openid.ts';
import { createModerationEndpoint } from '../../src/features/videos/moderation/endpoint.ts';
import { createPost } from '../../src/features/webhooks/delivery/post.ts';
import { createPostJson } from '../../src/platform/post-json.ts';
import { createSmtp } from '../../src/platform/smtp.ts';
import { S3Storage } from '../../src/platform/storage/s3/s3-storage.ts';
import { createEngines } from '../../src/wiring/video-engines.ts';

// A server that takes every request and never answers. Whatever we ask of others ends by the limit that
// ARCHITECTURE.md names. Limits pass two hundred times as fast here.

const FASTER = 200;

/** It says where Google is, if a test is about what comes after. */
let tellsWhere = false;
const server = createServer((_request, response) => {
  if (tellsWhere) response.setHeader('content-type', 'application/json').end(discovery());
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const directory = await mkdtemp(join(tmpdir(), 'silent-edges-'));

/** The limits that were set, in milliseconds. */
let limits: number[] = [];
let pace = FASTER;
const { setTimeout } = globalThis;
const { timeout } = AbortSignal;
beforeEach(() => {
  [limits, pace, tellsWhere] = [[], FASTER, false];
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: []) => {
    limits.push(ms);
    return setTimeout(work, ms / pace, ...rest);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout.call(AbortSignal, ms / pace);
  });
  vi.stubEnv('GCE_METADATA_HOST', new URL(url).host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'assume-present');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  vi.stubEnv('HOME', directory);
  vi.stubEnv('CLOUDSDK_CONFIG', directory);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
  await rm(directory, { recursive: true });
});

const discovery = () =>
  JSON.stringify({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
  });

type Edge = [name: string, limitMs: number, ask: () => Promise<unknown>];

const never = new AbortController().signal;
const environment = {
  VIDEO_ENGINE: 'fal,google-omni,openai-videos',
  ...{ FAL_KEY: 'key', FAL_QUEUE_BASE_URL: url, GEMINI_API_KEY: 'key', GEMINI_BASE_URL: url },
  ...{ OPENAI_VIDEOS_BASE_URL: `${url}/v1`, OPENAI_VIDEOS_MODEL: 'model' },
  ENHANCE_MODEL: 'text-model',
};
const tools = { workDirectory: directory, ffmpegPath: '' };
const engines: VideoEngine[] = [
  ...createEngines(readConfig(environment), tools).all,
  // With a token at hand: to ask for one is an edge of its own.
  new VertexVeoEngine({
    ...{ project: 'project', location: 'anywhere', baseUrl: url, model: 'model', fetch },
    accessToken: async () => 'token',
    download: createDownload({ privateOrigins: [] }),
  }),
];
/** What each engine knows a job by. */
const JOBS: Record<string, Handle['data']> = {
  fal: { request_id: '1', status_url: url, response_url: url, cancel_url: url },
  'google-omni': { interaction: '1' },
  'openai-videos': { id: '1' },
  'vertex-veo': { operation: 'operations/1' },
};

/** What an engine is asked, with the limit of each; Vertex knows no cancel, and one alone lists its jobs. */
function questionsTo(engine: VideoEngine): Edge[] {
  const { id } = engine;
  const job = { engine: id, model: 'model', v: 1 as const, data: JOBS[id]! };
  const request = videoRequest();
  const { enhance, find } = engine;
  const edges: (Edge | false | undefined)[] = [
    ['submit', 30_000, () => engine.submit(request, never)],
    // Vertex's answer may hold the video.
    ['poll', id === 'vertex-veo' ? 60_000 : 10_000, () => engine.poll(job, never)],
    id !== 'vertex-veo' && ['cancel', 10_000, () => engine.cancel(job, never)],
    find && ['listing', 10_000, () => find.call(engine, request, new Date(), never)],
    enhance && ['enhance', 20_000, () => enhance(request, never)],
  ];
  return edges
    .filter((edge) => edge !== false && edge !== undefined)
    .map(([what, ms, ask]) => [`${id}: ${what}`, ms, ask]);
}

const google = () =>
  createIdentityProvider({
    issuer: url,
    ...{ clientId: 'id', clientSecret: 'secret', redirectUri: 'http://localhost/back' },
  });

async function redeemCode() {
  const provider = google();
  [pace, tellsWhere] = [1, true];
  const { state, nonce, codeVerifier } = await provider.begin();
  [limits, pace, tellsWhere] = [[], FASTER, false];
  const query = new URLSearchParams({ code: 'code', state });
  return provider.finish(query, { state, nonce, codeVerifier });
}

const bucket = new S3Storage({
  ...{ bucket: 'videos', endpoint: url, region: 'any' },
  ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
});

async function upload() {
  const path = join(directory, 'video.mp4');
  await writeFile(path, 'a video');
  return bucket.put('a/video.mp4', path, { contentType: 'video/mp4' });
}

const sender = { name: 'A', address: 'a@b.example' };
const sent = { payload: '{}', headers: {} };
const mail = { to: 'c@d.example', subject: 'x', headers: {}, text: 'x', html: 'x' };

test.each<Edge>([
  ['Google: where it is', 8_000, () => google().begin()],
  ['Google: a code', 8_000, redeemCode],
  ['Google: an access token', 15_000, () => createGoogleCredentials('project')()],
  ['moderation', 5_000, () => createModerationEndpoint({ baseUrl: url, fetch })('a cat')],
  ['S3: a file', 5_000, () => bucket.find('a/video.mp4')],
  ['S3: a removal', 5_000, () => bucket.remove(['a/video.mp4'])],
  ['S3: an upload', 120_000, upload],
  ['alerts: a message', 10_000, () => createPostJson([url])(url, {}, never)],
  ["a person's webhook", 10_000, () => createPost(true)(url, { ...sent, stopping: never })],
  ['the mail server', 40_000, () => createSmtp(url.replace('http', 'smtp'), sender)(mail, never)],
  ...engines.flatMap(questionsTo),
])('%s never answers: it ends after %d ms', async (_edge, ms, ask) => {
  await expect(ask()).rejects.toThrow();
  expect(limits).toContain(ms);
});
