import { setTimeout as sleep } from 'node:timers/promises';
import type { Script } from '@shortcake/sandbox/engines/behavior';
import type { Fake, FakeOptions } from '@shortcake/sandbox/engines/fake';
import { createFakeFal } from '@shortcake/sandbox/engines/fal/fal';
import { createFakeGoogleOmni } from '@shortcake/sandbox/engines/google-omni/google-omni';
import { createFakeOpenAiVideos } from '@shortcake/sandbox/engines/openai-videos/openai-videos';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo/vertex-veo';

/** The engines that there are fakes of. */
export const fakedEngines = ['openai-videos', 'google-omni', 'fal', 'vertex-veo'] as const;
export type FakedEngine = (typeof fakedEngines)[number];

const KEY = 'a key for fakes only';

const makers: Record<FakedEngine, (options: FakeOptions) => Fake> = {
  'openai-videos': createFakeOpenAiVideos,
  'google-omni': createFakeGoogleOmni,
  fal: createFakeFal,
  'vertex-veo': createFakeVertexVeo,
};

/** What leads the product to a fake, in place of the engine. */
const variables: Record<FakedEngine, (url: string) => Record<string, string>> = {
  'openai-videos': (url) => ({
    OPENAI_VIDEOS_BASE_URL: `${url}/v1`,
    OPENAI_VIDEOS_API_KEY: KEY,
    OPENAI_VIDEOS_MODEL: 'Wan-AI/Wan2.2-T2V-A14B-Diffusers',
  }),
  'google-omni': (url) => ({ GEMINI_BASE_URL: url, GEMINI_API_KEY: KEY }),
  fal: (url) => ({ FAL_QUEUE_BASE_URL: url, FAL_KEY: KEY }),
  'vertex-veo': (url) => ({
    VERTEX_BASE_URL: url,
    VERTEX_PROJECT: 'shortcake-test',
    GCE_METADATA_HOST: new URL(url).host,
    GOOGLE_APPLICATION_CREDENTIALS: '',
  }),
};

export type FakeEngines = {
  /** For the product's environment: all of them, in the order in which they were named. */
  variables: Record<string, string>;
  journals: Record<string, Fake['journal']>;
  stop(): Promise<void>;
};

/** Serves fakes of engines, each with a script of its own. */
export async function serveFakeEngines(
  engines: readonly FakedEngine[],
  options: {
    video: FakeOptions['video'];
    script: (engine: FakedEngine) => Script;
    /** Milliseconds that a POST waits before it is looked at; none by default. */
    postMs?: () => number;
  },
): Promise<FakeEngines> {
  const served = await Promise.all(
    engines.map(async (engine) => ({
      engine,
      ...(await serveFake((baseUrl) => {
        const fake = makers[engine]({
          baseUrl,
          // The vertex fake gives its own tokens.
          ...(engine === 'vertex-veo' ? {} : { key: KEY }),
          video: options.video,
          script: options.script(engine),
        });
        const handler = async (request: Request) => {
          if (request.method === 'POST') await sleep(options.postMs?.() ?? 0);
          return fake.handler(request);
        };
        return { ...fake, handler };
      })),
    })),
  );
  return {
    variables: Object.assign(
      { VIDEO_ENGINE: engines.join(',') },
      ...served.map(({ engine, url }) => variables[engine](url)),
    ),
    journals: Object.fromEntries(served.map(({ engine, journal }) => [engine, journal])),
    async stop() {
      await Promise.all(served.map(({ stop }) => stop()));
    },
  };
}
