import { z } from 'zod';
import { STUDIO_MODEL } from '../engines/studio/model.ts';
import { ConfigError } from './error.ts';
import { address, key, name } from './kinds.ts';

export const engineIds = ['studio', 'google-omni', 'vertex-veo', 'fal', 'openai-videos'] as const;
export type EngineId = (typeof engineIds)[number];

/** The model of each engine unless another is set; of a server of one's own, that of its documents. */
export const defaultModels = {
  studio: STUDIO_MODEL,
  'google-omni': 'gemini-omni-1.2-flash',
  'vertex-veo': 'veo-3.1-fast-generate-001',
  fal: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
  'openai-videos': 'Wan-AI/Wan2.2-T2V-A14B-Diffusers',
} as const satisfies Record<EngineId, string>;

/** What each engine in the list is reached with; in the order in which they stand in for one another. */
export type EngineConfig =
  | { id: 'studio'; model: string }
  | { id: 'google-omni'; apiKey: string; baseUrl: string; model: string }
  | { id: 'fal'; apiKey: string; baseUrl: string; model: string }
  | {
      id: 'openai-videos';
      apiKey: string | undefined;
      baseUrl: string;
      model: string;
      body: 'multipart' | 'json';
    }
  | {
      id: 'vertex-veo';
      project: string;
      location: string;
      baseUrl: string;
      model: string;
      storageUri: string | undefined;
    };

const addressOr = (fallback: string) => address(fallback).default(fallback);
const nameOr = (fallback: string) => name(fallback).default(fallback);

const ENGINES = `must name one of ${engineIds.join(', ')}, or several with commas between`;

/** The variables about engines. */
export const engineVariables = {
  VIDEO_ENGINE: z
    .string()
    .default('studio')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(engineIds, ENGINES), ENGINES))
    .refine((names) => new Set(names).size === names.length, 'must name no engine twice'),
  GEMINI_API_KEY: key,
  GEMINI_BASE_URL: addressOr('https://generativelanguage.googleapis.com'),
  GEMINI_VIDEO_MODEL: nameOr(defaultModels['google-omni']),
  FAL_KEY: key,
  FAL_QUEUE_BASE_URL: addressOr('https://queue.fal.run'),
  FAL_VIDEO_MODEL: nameOr(defaultModels.fal),
  OPENAI_VIDEOS_API_KEY: key,
  OPENAI_VIDEOS_BASE_URL: address('http://127.0.0.1:8000/v1').optional(),
  OPENAI_VIDEOS_MODEL: name(defaultModels['openai-videos']).optional(),
  OPENAI_VIDEOS_BODY: z
    .enum(['multipart', 'json'], 'must be multipart or json')
    .default('multipart'),
  VERTEX_PROJECT: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be the id of a project of Google Cloud, such as my-videos')
    .optional(),
  VERTEX_LOCATION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a location of Google Cloud, such as us-central1')
    .default('us-central1'),
  VERTEX_BASE_URL: address('https://us-central1-aiplatform.googleapis.com').optional(),
  VERTEX_VIDEO_MODEL: nameOr(defaultModels['vertex-veo']),
  VERTEX_STORAGE_URI: z
    .string()
    .regex(/^gs:\/\/[^/]+(\/.*)?$/, 'must be a place in Cloud Storage: gs://bucket/folder')
    .optional(),
  ENHANCE_MODEL: name('gemini-3.5-flash-lite').optional(),
  ENGINE_DOWNLOAD_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
    .pipe(
      z.array(
        z
          .string()
          .trim()
          .refine(isOrigin, 'must be origins with commas between, such as http://10.0.0.5:8000')
          .transform((origin) => new URL(origin).origin),
      ),
    ),
};

type Values = z.output<z.ZodObject<typeof engineVariables>>;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** What is set of the engines that are listed. Throws ConfigError for what one of them lacks. */
export function enginesOf(values: Values): readonly [EngineConfig, ...EngineConfig[]] {
  const engines = values.VIDEO_ENGINE.map((id) => engineOf(id, values));
  return Object.freeze(engines) as unknown as readonly [EngineConfig, ...EngineConfig[]];
}

function engineOf(id: EngineId, values: Values): EngineConfig {
  const need = (
    name:
      | 'GEMINI_API_KEY'
      | 'FAL_KEY'
      | 'OPENAI_VIDEOS_BASE_URL'
      | 'OPENAI_VIDEOS_MODEL'
      | 'VERTEX_PROJECT',
  ) => {
    const value = values[name];
    if (value === undefined) {
      throw new ConfigError(`${name} must be set too: VIDEO_ENGINE names ${id}, which needs it`);
    }
    return value;
  };
  switch (id) {
    case 'studio':
      return { id, model: defaultModels.studio };
    case 'google-omni':
      return {
        id,
        apiKey: need('GEMINI_API_KEY'),
        baseUrl: values.GEMINI_BASE_URL,
        model: values.GEMINI_VIDEO_MODEL,
      };
    case 'fal':
      return {
        id,
        apiKey: need('FAL_KEY'),
        baseUrl: values.FAL_QUEUE_BASE_URL,
        model: values.FAL_VIDEO_MODEL,
      };
    case 'openai-videos':
      return {
        id,
        apiKey: values.OPENAI_VIDEOS_API_KEY,
        baseUrl: need('OPENAI_VIDEOS_BASE_URL'),
        model: need('OPENAI_VIDEOS_MODEL'),
        body: values.OPENAI_VIDEOS_BODY,
      };
    case 'vertex-veo': {
      const location = values.VERTEX_LOCATION;
      return {
        id,
        project: need('VERTEX_PROJECT'),
        location,
        baseUrl: values.VERTEX_BASE_URL ?? vertexUrl(location),
        model: values.VERTEX_VIDEO_MODEL,
        storageUri: values.VERTEX_STORAGE_URI,
      };
    }
  }
}

// The global location has no name in its address.
function vertexUrl(location: string): string {
  return `https://${location === 'global' ? '' : `${location}-`}aiplatform.googleapis.com`;
}
