import type { EngineConfig, EngineId } from './engines.ts';
import { defaultModels } from './engines.ts';

/** What a video costs with a model of an engine, and where that was seen; in US cents. */
export type ShippedCost = { model: string; cents: number; source: string };

/**
 * List prices of 22 November 2026 for a video of 8 s with sound at 720p, by each engine's default model.
 * An installation takes them over at its first start. None is confirmed: the console says so until an
 * operator puts in what the invoices say.
 */
export const shippedCosts: Readonly<Record<EngineId, ShippedCost>> = {
  studio: { model: defaultModels.studio, cents: 0, source: 'drawn on this machine' },
  'google-omni': {
    model: defaultModels['google-omni'],
    cents: 56,
    source:
      "write-ups of November 2026, seen 2026-11-22: 30 % under 1.1's 0.10 a second, 8 s; unverified",
  },
  'vertex-veo': {
    model: defaultModels['vertex-veo'],
    cents: 120,
    source:
      'resellers’ "retail" figures, seen 2026-11-22: 0.15 a second with sound, 8 s; unverified',
  },
  fal: {
    model: defaultModels.fal,
    cents: 41.6,
    source:
      'https://fal.ai/models/fal-ai/bytedance/seedance/v1.5/pro/text-to-video, seen 2026-11-22: roughly 0.26 for 5 s with sound; unverified',
  },
  'openai-videos': {
    model: defaultModels['openai-videos'],
    cents: 2,
    source:
      'published timings, seen 2026-11-22: a clip on an own H100 at 4.50 an hour; your own server, so nobody else knows; unverified',
  },
};

const MICRO_USD_PER_CENT = 10_000;

/** Millionths of a US dollar. */
export const microUsd = (cents: number) => Math.round(cents * MICRO_USD_PER_CENT);

/** Each model that these engines may be asked for. */
export function modelsIn(engines: readonly EngineConfig[]): { engine: EngineId; model: string }[] {
  return engines.flatMap(({ id: engine, model }) => {
    // Fal's other models make nothing square and nothing silent: those go to its default one.
    const others = engine === 'fal' && model !== defaultModels.fal ? [defaultModels.fal] : [];
    return [model, ...others].map((model) => ({ engine, model }));
  });
}
