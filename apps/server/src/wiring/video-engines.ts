import { renderVideo } from '@shortcake/studio/render';
import type { Config } from '../config/config.ts';
import type { EngineConfig } from '../config/engines.ts';
import { createDownload } from '../engines/download/download.ts';
import type { VideoEngine } from '../engines/engine.ts';
import { createChatEnhance } from '../engines/enhance/chat.ts';
import { createFalEnhance } from '../engines/enhance/fal-text.ts';
import { createGeminiEnhance, GEMINI_TEXT_MODEL } from '../engines/enhance/gemini.ts';
import { FalEngine } from '../engines/fal/fal.ts';
import { createGoogleCredentials } from '../engines/google/credentials.ts';
import { GoogleOmniEngine } from '../engines/google-omni/google-omni.ts';
import { type LineUp, lineUp } from '../engines/line-up.ts';
import { OpenAiVideosEngine } from '../engines/openai-videos/openai-videos.ts';
import { lanesOn, thisMachine } from '../engines/studio/machine.ts';
import { type Enhance, StudioEngine } from '../engines/studio/studio.ts';
import { VertexVeoEngine } from '../engines/vertex-veo/vertex-veo.ts';

/** `workDirectory` is for the studio's files in the making. */
type Tools = { workDirectory: string; ffmpegPath: string };

/** The configured engines, in their order. */
export function createEngines(config: Config, tools: Tools): LineUp {
  const [first, ...others] = config.engines;
  const create = (engine: EngineConfig) => createEngine(engine, config, tools);
  return lineUp([create(first), ...others.map(create)]);
}

function createEngine(engine: EngineConfig, config: Config, tools: Tools): VideoEngine {
  switch (engine.id) {
    case 'studio':
      return createStudio(config, tools);
    case 'google-omni':
      return createGoogleOmni(engine, config);
    case 'vertex-veo':
      return createVertexVeo(engine, config);
    case 'fal':
      return createFal(engine, config);
    case 'openai-videos':
      return createOpenAiVideos(engine, config);
  }
}

type Of<Id extends EngineConfig['id']> = EngineConfig & { id: Id };

/** A private address is fetched from only at the engine's own origin, and where the operator says. */
const accessTo = (baseUrl: string, { engineDownloadOrigins }: Config) => ({
  fetch,
  download: createDownload({
    privateOrigins: [new URL(baseUrl).origin, ...engineDownloadOrigins],
  }),
});

function createStudio(config: Config, { workDirectory, ffmpegPath }: Tools): VideoEngine {
  const machine = thisMachine();
  return new StudioEngine({
    directory: workDirectory,
    lanes: config.studioLanes ?? lanesOn(machine),
    machine,
    render: (request, options) => renderVideo(request, { ...options, ffmpegPath }),
    enhance,
  });
}

/** Its thousands of words are read when somebody wants the first prompt rewritten. */
const enhance: Enhance = async ({ prompt, template, seed }) => {
  const { enhancePrompt } = await import('@shortcake/studio/enhance');
  return enhancePrompt(prompt, { template, seed });
};

function createGoogleOmni(engine: Of<'google-omni'>, config: Config): VideoEngine {
  const textModel = config.enhanceModel ?? GEMINI_TEXT_MODEL;
  const enhance = createGeminiEnhance({
    url: `${engine.baseUrl}/v1beta/models/${textModel}:generateContent`,
    headers: async () => ({ 'x-goog-api-key': engine.apiKey }),
    fetch,
  });
  return new GoogleOmniEngine({ ...engine, ...accessTo(engine.baseUrl, config), enhance });
}

function createVertexVeo(engine: Of<'vertex-veo'>, config: Config): VideoEngine {
  const { baseUrl, project, location, storageUri } = engine;
  const accessToken = createGoogleCredentials(project);
  const textModel = config.enhanceModel ?? GEMINI_TEXT_MODEL;
  const enhance = createGeminiEnhance({
    url: `${textModels(engine)}/${textModel}:generateContent`,
    headers: async () => ({ authorization: `Bearer ${await accessToken()}` }),
    fetch,
  });
  return new VertexVeoEngine({
    ...{ project, location, baseUrl, model: engine.model, accessToken, enhance },
    ...(storageUri === undefined ? {} : { storageUri }),
    ...accessTo(baseUrl, config),
  });
}

/** Google serves its newer text models at its global address alone, whatever region videos are made in. */
function textModels({ baseUrl, project, location }: Of<'vertex-veo'>): string {
  const isGoogles = new URL(baseUrl).hostname.endsWith('aiplatform.googleapis.com');
  const [base, place] = isGoogles
    ? ['https://aiplatform.googleapis.com', 'global']
    : [baseUrl, location];
  return `${base}/v1/projects/${project}/locations/${place}/publishers/google/models`;
}

function createFal(engine: Of<'fal'>, config: Config): VideoEngine {
  const { apiKey, baseUrl } = engine;
  const model = config.enhanceModel;
  return new FalEngine({
    ...engine,
    ...accessTo(baseUrl, config),
    ...(model ? { enhance: createFalEnhance({ apiKey, baseUrl, model, fetch }) } : {}),
  });
}

function createOpenAiVideos(engine: Of<'openai-videos'>, config: Config): VideoEngine {
  const { apiKey, baseUrl } = engine;
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const model = config.enhanceModel;
  return new OpenAiVideosEngine({
    ...{ apiKey, baseUrl, model: engine.model, body: engine.body },
    ...accessTo(baseUrl, config),
    ...(model ? { enhance: createChatEnhance({ baseUrl, headers, model, fetch }) } : {}),
  });
}
