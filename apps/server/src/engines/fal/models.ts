import type { Capabilities } from '../capabilities.ts';
import type { VideoRequest } from '../engine.ts';

/** Takes all that is asked for: it stands in where the configured model has no square or no silence. */
export const SQUARE_OR_SILENT = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';

type FalModel = Capabilities & {
  /** 8 seconds and 720p in the model's own way; `duration` may be a number or a text. */
  fixed: Readonly<Record<string, string | number>>;
  hasSoundSwitch: boolean;
  hasSeed: boolean;
  /** The field that has the model rewrite prompts; on unless it is set. */
  rewrites?: 'auto_fix' | 'enable_prompt_expansion';
};

const SEEDANCE: FalModel = {
  aspectRatios: ['9:16', '16:9', '1:1'],
  sound: 'asked',
  fixed: { duration: '8', resolution: '720p' },
  hasSoundSwitch: true,
  hasSeed: true,
};
const VEO: FalModel = {
  aspectRatios: ['9:16', '16:9'],
  sound: 'asked',
  fixed: { duration: '8s', resolution: '720p' },
  hasSoundSwitch: true,
  hasSeed: true,
  rewrites: 'auto_fix',
};
const KLING: FalModel = {
  aspectRatios: ['9:16', '16:9', '1:1'],
  sound: 'asked',
  fixed: { duration: '8' },
  hasSoundSwitch: true,
  hasSeed: false,
};
const WAN: FalModel = {
  aspectRatios: ['9:16', '16:9', '1:1'],
  // No switch: it makes up music, or not.
  sound: 'maybe',
  fixed: { duration: 8, resolution: '720p' },
  hasSoundSwitch: false,
  hasSeed: true,
  rewrites: 'enable_prompt_expansion',
};

/** As the pages at https://fal.ai/models/<id>/llms.txt say. */
const MODELS: ReadonlyMap<string, FalModel> = new Map([
  [SQUARE_OR_SILENT, SEEDANCE],
  ['fal-ai/veo3.1', VEO],
  ['fal-ai/veo3.1/fast', VEO],
  ['fal-ai/veo3.1/lite', VEO],
  ['fal-ai/kling-video/v3/standard/text-to-video', KLING],
  ['fal-ai/kling-video/v3/pro/text-to-video', KLING],
  ['fal-ai/wan/v2.7/text-to-video', WAN],
]);

/**
 * Is asked in the form that most models take. One that takes another refuses it at the submit, which
 * costs nothing; asked for less, it would make, and charge, 5 seconds. It then needs a row above.
 */
const UNKNOWN: FalModel = {
  aspectRatios: ['9:16', '16:9'],
  sound: 'maybe',
  fixed: { duration: '8s', resolution: '720p' },
  hasSoundSwitch: true,
  hasSeed: false,
};

/** What is known of a model of fal's. */
export function falModel(model: string): FalModel {
  return MODELS.get(model) ?? UNKNOWN;
}

/** The model to ask: the configured one, unless only Seedance makes what is wanted. */
export function modelFor(request: VideoRequest, configured: string): string {
  return request.aspectRatio === '1:1' || !request.generateAudio ? SQUARE_OR_SILENT : configured;
}
