import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import type { FakeOptions } from '@shortcake/sandbox/engines/fake';
import { createFakeFal } from '@shortcake/sandbox/engines/fal/fal';
import { createFakeGoogleOmni } from '@shortcake/sandbox/engines/google-omni/google-omni';
import { createFakeOpenAiVideos } from '@shortcake/sandbox/engines/openai-videos/openai-videos';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo/vertex-veo';
import { createChatEnhance } from '../enhance/chat.ts';
import { createFalEnhance } from '../enhance/fal-text.ts';
import { createGeminiEnhance } from '../enhance/gemini.ts';
import { FalEngine } from '../fal/fal.ts';
import { GoogleOmniEngine } from '../google-omni/google-omni.ts';
import { OpenAiVideosEngine } from '../openai-videos/openai-videos.ts';
import { VertexVeoEngine } from '../vertex-veo/vertex-veo.ts';
import { start } from './test-start.ts';
import { startStudio } from './test-studio.ts';
import type { Adapter, Outcomes, Subject } from './test-subject.ts';

const queuedFirst = ['queued', 'running', 'done'] as const;
const usual: Outcomes = {
  filtered: 'failed FILTERED_PICTURE, billed unknown',
  'filtered-sound': 'failed FILTERED_SOUND, billed unknown',
  failed: 'failed JOB_FAILED, billed unknown',
  'no-video': 'failed NO_VIDEO, billed unknown',
  lost: 'poll threw REQUEST_REFUSED',
  missing: 'collect threw FILE_MISSING, billed yes',
  late: 'collect threw FILE_UNAVAILABLE, billed yes',
};

export const fal: Adapter = {
  name: 'fal',
  id: 'fal',
  variables: { key: 'FAL_KEY', model: 'FAL_VIDEO_MODEL' },
  models: [
    'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
    'fal-ai/veo3.1/fast',
    'fal-ai/kling-video/v3/standard/text-to-video',
    'fal-ai/wan/v2.7/text-to-video',
    'somebody/new-model',
  ],
  states: queuedFirst,
  tells: 'position',
  outcomes: {
    ...usual,
    missing: 'collect threw FILE_GONE, billed yes',
    // The result is late, in which the address stands.
    late: 'poll threw OVER_QUOTA',
  },
  unknownState: 'poll threw NO_ANSWER',
  filtersAt: 'poll',
  filterSays: {
    prompt: /: it contained material flagged by a content checker\.$/,
    picture: /of this prompt: it contained material flagged by a content checker\.$/,
  },
  cancelled: 'failed JOB_CANCELLED, billed unknown',
  cancelAfterEnd: 'refused',
  filesElsewhere: 'fetched',
  hasOpenFiles: true,
  createFake: createFakeFal,
  create({ url: baseUrl, ...rest }) {
    const enhance = createFalEnhance({ ...rest, baseUrl, model: 'google/a-text-model' });
    return new FalEngine({ ...rest, baseUrl, enhance });
  },
};

export const googleOmni: Adapter = {
  name: 'google-omni',
  id: 'google-omni',
  variables: { key: 'GEMINI_API_KEY', model: 'GEMINI_VIDEO_MODEL' },
  models: ['gemini-omni-1.2-flash', 'gemini-omni-3-flash'],
  states: queuedFirst,
  outcomes: {
    ...usual,
    // The model explains itself in place of a video.
    filtered: 'failed FILTERED_PROMPT, billed unknown',
    late: 'collect threw FILE_NOT_READY, billed yes',
  },
  unknownState: 'running',
  filtersAt: 'submit',
  filterSays: {
    prompt: /since it violates our policy on violence\.$/,
    picture: /I can’t make a video of violence\.$/,
  },
  cancelled: 'failed JOB_CANCELLED, billed unknown',
  cancelAfterEnd: 'refused',
  filesElsewhere: 'fetched',
  createFake: createFakeGoogleOmni,
  create({ url: baseUrl, ...rest }) {
    const enhance = createGeminiEnhance({
      url: `${baseUrl}/v1beta/models/gemini-3.5-flash-lite:generateContent`,
      headers: async () => ({ 'x-goog-api-key': rest.apiKey }),
      fetch: rest.fetch,
    });
    return new GoogleOmniEngine({ ...rest, baseUrl, enhance });
  },
};

const vertexVeo = (storageUri?: string): Omit<Adapter, 'name' | 'outcomes'> => ({
  id: 'vertex-veo',
  variables: { key: 'GOOGLE_APPLICATION_CREDENTIALS', model: 'VERTEX_VIDEO_MODEL' },
  models: ['veo-3.1-fast-generate-001'],
  states: ['running', 'done'],
  unknownState: 'running',
  filtersAt: 'poll',
  filterSays: { prompt: /\bviolent\b/, picture: /\bviolent\b/ },
  cancelAfterEnd: 'refused',
  filesElsewhere: 'refused',
  createFake: createFakeVertexVeo,
  create({ url: baseUrl, apiKey, ...rest }) {
    const enhance = createGeminiEnhance({
      url: `${baseUrl}/v1/projects/p/locations/global/publishers/google/models/gemini-3.5-flash-lite:generateContent`,
      headers: async () => ({ authorization: `Bearer ${apiKey}` }),
      fetch: rest.fetch,
    });
    return new VertexVeoEngine({
      ...{ ...rest, baseUrl, enhance, project: 'a-project', location: 'us-central1' },
      ...{ accessToken: async () => apiKey, storageOrigin: baseUrl },
      ...(storageUri === undefined ? {} : { storageUri }),
    });
  },
});

const vertexOutcomes: Outcomes = {
  ...usual,
  filtered: 'failed FILTERED_PICTURE, billed no',
  'filtered-sound': 'failed FILTERED_SOUND, billed no',
};
export const vertexBucket: Adapter = {
  ...vertexVeo('gs://a-bucket/videos'),
  name: 'vertex-veo with a bucket',
  outcomes: vertexOutcomes,
};
export const vertexInline: Adapter = {
  ...vertexVeo(),
  name: 'vertex-veo with videos inline',
  outcomes: {
    ...vertexOutcomes,
    // The file is in the answer to the poll.
    missing: 'failed NO_VIDEO, billed unknown',
    late: 'poll threw OVER_QUOTA',
  },
};

const openAiVideos = (
  dialect: 'vllm-omni' | 'sglang',
  body: 'multipart' | 'json',
): Omit<Adapter, 'cancelled' | 'cancelAfterEnd'> => ({
  name: `openai-videos at a server like ${dialect}`,
  id: 'openai-videos',
  variables: { key: 'OPENAI_VIDEOS_API_KEY', model: 'OPENAI_VIDEOS_MODEL' },
  models: ['a-model'],
  states: queuedFirst,
  tells: 'fraction',
  outcomes: {
    ...usual,
    // A server of one's own charges for nothing.
    filtered: 'failed FILTERED_PICTURE, billed no',
    'filtered-sound': 'failed FILTERED_SOUND, billed no',
    failed: 'failed JOB_FAILED, billed no',
    'no-video': 'collect threw FILE_MISSING, billed yes',
    lost: 'failed JOB_LOST, billed no',
    late: 'collect threw FILE_MISSING, billed yes',
  },
  unknownState: 'poll threw NO_ANSWER',
  filtersAt: 'submit',
  filterSays: { prompt: /rejected by the safety system\.$/, picture: /by the safety checker\.$/ },
  find: dialect === 'vllm-omni' ? 'the job' : 'nothing',
  filesElsewhere: 'fetched',
  createFake: (options: FakeOptions) => createFakeOpenAiVideos({ ...options, dialect }),
  create({ url, ...rest }) {
    const baseUrl = `${url}/v1`;
    const headers = { authorization: `Bearer ${rest.apiKey}` };
    const { fetch } = rest;
    const enhance = createChatEnhance({ baseUrl, headers, model: 'a-text-model', fetch });
    return new OpenAiVideosEngine({ ...rest, baseUrl, body, enhance });
  },
});
export const vllmOmni: Adapter = {
  ...openAiVideos('vllm-omni', 'multipart'),
  // Its cancel deletes the job.
  cancelled: 'failed JOB_LOST, billed no',
  cancelAfterEnd: 'accepted',
};
export const sglang: Adapter = {
  ...openAiVideos('sglang', 'json'),
  cancelled: 'failed JOB_CANCELLED, billed unknown',
  cancelAfterEnd: 'refused',
};

/** The studio filters nothing, and its files lie on our own disk: they come neither late nor cut. */
const studio: Subject = {
  name: 'studio',
  id: 'studio',
  states: ['running', 'done'],
  tells: 'fraction',
  outcomes: {
    failed: 'failed JOB_FAILED, billed no',
    lost: 'failed JOB_LOST, billed no',
    missing: 'collect threw JOB_LOST, billed no',
  },
  cancelled: 'failed JOB_LOST, billed no',
  cancelAfterEnd: 'accepted',
  find: 'the job',
  start: startStudio,
};

/** The adapters that ask over HTTP: a new one adds itself here. */
export const adapters: readonly Adapter[] = [
  fal,
  googleOmni,
  vertexBucket,
  vertexInline,
  vllmOmni,
  sglang,
];

/** All engines; the studio works in this process. */
export const subjects: readonly Subject[] = [
  ...adapters.map((adapter) => ({
    ...adapter,
    start: (behavior?: Behavior) => start(adapter, behavior),
  })),
  studio,
];
