import type { submitTroubles } from './behavior.ts';
import type { Fake, FakeOptions } from './fake.ts';
import { createFakeFal } from './fal/fal.ts';
import { createFakeGoogleOmni } from './google-omni/google-omni.ts';
import { createFakeOpenAiVideos } from './openai-videos/openai-videos.ts';
import { createFakeVertexVeo } from './vertex-veo/vertex-veo.ts';

/** Something that a fake is asked: a form, or what is sent as JSON; a text is sent as it is. */
export type Asked = { method: string; path: string; body?: object | string; type?: string };
export type Ask = (asked: Asked) => Promise<Response>;

/** The ways from a job to its end: the answer with the file, or how far one came. */
export type Walked = 'under way' | 'failed' | 'refused' | Response;

type Refusal = Exclude<(typeof submitTroubles)[number], `${string}-made` | 'reset' | 'hang'>;

/** A fake, and as much of its engine's wire as the contract goes through. */
export type Subject = {
  name: string;
  create(options: FakeOptions): Fake;
  headers(key: string): Record<string, string>;
  submit(prompt: string): Asked;
  /** The status of an ask's answer in each trouble; 200 where the job tells of it. */
  statuses: Record<Refusal, number>;
  /** Questions about the job that an ask was answered with. */
  poll(accepted: unknown): Asked;
  cancel?(accepted: unknown): Asked;
  /** What a cancel is answered with after the end. */
  cancelAfterEnd?: number;
  /** Whether a poll's answer brings the file. */
  isInline?: boolean;
  /** Asks for a job, and for its file when it is done. */
  walk(accepted: unknown, ask: Ask): Promise<Walked>;
  /** Whether it is written as the engine writes errors. */
  isError(json: unknown): boolean;
  /** Questions in a form of its own that make no sense. */
  nonsense: readonly Asked[];
};

const get = (url: string): Asked => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return { method: 'GET', path: `${pathname}${search}` };
};
const post = (path: string, body?: object | string): Asked => ({
  method: 'POST',
  path,
  ...(body && { body }),
});
const has = (json: unknown, name: string) =>
  typeof json === 'object' && json !== null && name in json;

/** Asks something whose answer is JSON; undefined when that was refused. */
async function read<Form>(ask: Ask, asked: Asked): Promise<Form | undefined> {
  const answer = await ask(asked);
  return answer.ok ? ((await answer.json()) as Form) : undefined;
}

async function fetchFile(ask: Ask, asked: Asked): Promise<Walked> {
  const answer = await ask(asked);
  return answer.ok ? answer : 'refused';
}

type FalJob = { status_url: string; response_url: string; cancel_url: string };
const falModel = '/fal-ai/veo3.1/fast';
const fal: Subject = {
  name: 'fal',
  create: createFakeFal,
  headers: (key) => ({ authorization: `Key ${key}` }),
  submit: (prompt) => post(falModel, { prompt }),
  statuses: {
    ...{ busy: 429, unavailable: 503, error: 500 },
    ...{ 'wrong-key': 401, 'model-gone': 404, filtered: 200, refused: 422 },
  },
  poll: (accepted) => get((accepted as FalJob).status_url),
  cancel: (accepted) => ({ ...get((accepted as FalJob).cancel_url), method: 'PUT' }),
  cancelAfterEnd: 400,
  async walk(accepted, ask) {
    const job = accepted as FalJob;
    const status = await read<{ status: string }>(ask, get(job.status_url));
    if (!status) return 'refused';
    if (status.status !== 'COMPLETED') return 'under way';
    const answer = await ask(get(job.response_url));
    if (answer.status >= 500) return 'refused';
    const { video } = (await answer.json()) as { video?: { url: string } | null };
    return video ? fetchFile(ask, get(video.url)) : 'failed';
  },
  isError: (json) => has(json, 'detail'),
  nonsense: [post('/openrouter/router', { prompt: 7 }), get('/fal-ai')],
};

const isGoogleError = (json: unknown) =>
  has(json, 'error') && has((json as { error: unknown }).error, 'message');
const interactions = '/v1beta/interactions';
const ofInteraction = (accepted: unknown) => `${interactions}/${(accepted as { id: string }).id}`;
const googleOmni: Subject = {
  name: 'google-omni',
  create: createFakeGoogleOmni,
  headers: (key) => ({ 'x-goog-api-key': key }),
  submit: (input) =>
    post(interactions, {
      ...{ model: 'gemini-omni-1.2-flash', input, background: true, store: true },
      response_format: {
        ...{ type: 'video', delivery: 'uri', aspect_ratio: '9:16' },
        ...{ resolution: '720p', duration: '8s' },
      },
      generation_config: { video_config: { task: 'text_to_video' } },
    }),
  statuses: {
    ...{ busy: 429, unavailable: 503, error: 500 },
    ...{ 'wrong-key': 400, 'model-gone': 404, filtered: 400, refused: 400 },
  },
  poll: (accepted) => get(ofInteraction(accepted)),
  cancel: (accepted) => post(`${ofInteraction(accepted)}/cancel`),
  cancelAfterEnd: 400,
  async walk(accepted, ask) {
    type Interaction = { status: string; steps: { content?: { uri?: string }[] }[] };
    const interaction = await read<Interaction>(ask, get(ofInteraction(accepted)));
    if (!interaction) return 'refused';
    const { status, steps } = interaction;
    if (status === 'queued' || status === 'in_progress') return 'under way';
    const uri = steps?.flatMap(({ content = [] }) => content).find((part) => part.uri)?.uri;
    if (status !== 'completed' || uri === undefined) return 'failed';
    const file = await read<{ state: string }>(ask, get(uri.replace(/:download.*/, '')));
    return file?.state === 'ACTIVE' ? fetchFile(ask, get(uri)) : 'refused';
  },
  isError: isGoogleError,
  nonsense: [
    post('/v1beta/models/gemini-3.5-flash-lite:generateContent', { contents: 7 }),
    get('/v1beta/files/%E0%A4%A'),
  ],
};

const veo = '/v1beta1/projects/p/locations/l/publishers/google/models/veo-3';
const vertexVeo = (storageUri?: string): Subject => ({
  name: storageUri ? 'vertex-veo with a bucket' : 'vertex-veo with videos inline',
  isInline: !storageUri,
  create: createFakeVertexVeo,
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  submit: (prompt) =>
    post(`${veo}:predictLongRunning`, {
      instances: [{ prompt }],
      parameters: { generateAudio: true, ...(storageUri && { storageUri }) },
    }),
  statuses: {
    ...{ busy: 429, unavailable: 503, error: 500 },
    ...{ 'wrong-key': 401, 'model-gone': 404, filtered: 200, refused: 400 },
  },
  poll: (accepted) =>
    post(`${veo}:fetchPredictOperation`, { operationName: (accepted as { name: string }).name }),
  async walk(accepted, ask) {
    type Video = { gcsUri?: string; bytesBase64Encoded?: string };
    type Operation = { done?: boolean; response?: { videos?: Video[] } };
    const operation = await read<Operation>(ask, this.poll(accepted));
    if (!operation) return 'refused';
    if (!operation.done) return 'under way';
    const { gcsUri, bytesBase64Encoded } = operation.response?.videos?.[0] ?? {};
    if (bytesBase64Encoded) return new Response(Buffer.from(bytesBase64Encoded, 'base64'));
    const [, bucket, object] = /^gs:\/\/([^/]+)\/(.+)$/.exec(gcsUri ?? '') ?? [];
    if (!bucket || !object) return 'failed';
    return fetchFile(ask, get(`/storage/v1/b/${bucket}/o/${encodeURIComponent(object)}?alt=media`));
  },
  isError: isGoogleError,
  nonsense: [
    post(`${veo}:fetchPredictOperation`, { operationName: 7 }),
    post(`${veo}:fetchPredictOperation`, 'not JSON'),
    post(`${veo}:fetchPredictOperation`, 'null'),
    post(`${veo}:generateContent`, { contents: 7 }),
    get('/storage/v1/b/a-bucket/o/%E0%A4%A?alt=media'),
  ],
});

function form(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const ofVideo = (accepted: unknown) => `/v1/videos/${(accepted as { id: string }).id}`;
const openAiVideos = (dialect: 'vllm-omni' | 'sglang'): Subject => ({
  name: `openai-videos like ${dialect}`,
  create: (options) => createFakeOpenAiVideos({ ...options, dialect }),
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  submit: (prompt) => post('/v1/videos', dialect === 'sglang' ? { prompt } : form({ prompt })),
  statuses: {
    ...{ busy: 429, unavailable: 503, error: 500, 'wrong-key': 401 },
    ...{ 'model-gone': dialect === 'sglang' ? 404 : 400, filtered: 400, refused: 400 },
  },
  poll: (accepted) => get(ofVideo(accepted)),
  cancel: (accepted) =>
    dialect === 'sglang'
      ? post(`${ofVideo(accepted)}/cancel`)
      : { method: 'DELETE', path: ofVideo(accepted) },
  cancelAfterEnd: dialect === 'sglang' ? 400 : 200,
  async walk(accepted, ask) {
    const video = await read<{ status: string }>(ask, get(ofVideo(accepted)));
    if (!video) return 'refused';
    if (video.status === 'queued' || video.status === 'in_progress') return 'under way';
    if (video.status !== 'completed') return 'failed';
    return fetchFile(ask, get(`${ofVideo(accepted)}/content`));
  },
  isError: (json) => has(json, 'detail') || has(json, 'error'),
  nonsense: [
    post('/v1/chat/completions', 'not JSON'),
    post('/v1/chat/completions', {}),
    post('/v1/chat/completions', { messages: [7] }),
    { method: 'PUT', path: '/v1/videos' },
    { ...post('/v1/videos', 'not a form'), type: 'multipart/form-data; boundary=x' },
    { ...post('/v1/videos', 'not a form'), type: 'multipart/form-data' },
  ],
});

/** All fakes of engines: a new one adds itself here. */
export const fakes: readonly Subject[] = [
  fal,
  googleOmni,
  vertexVeo('gs://a-bucket/videos'),
  vertexVeo(),
  openAiVideos('vllm-omni'),
  openAiVideos('sglang'),
];
