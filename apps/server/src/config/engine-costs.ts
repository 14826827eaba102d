import type { EngineId } from './engines.ts';

/**
 * US cents for a video of 8 s with sound at 720p, by each engine's default model, as of 22 November
 * 2026. All are unverified: put what your invoices say into ENGINE_COST_CENTS.
 */
export const defaultCostCents: Readonly<Record<EngineId, number>> = {
  // Drawn on this machine.
  studio: 0,
  // gemini-omni-1.2-flash: about 0.07 a second, reckoned from write-ups (30 % under 1.1's 0.10). Unverified.
  'google-omni': 56,
  // veo-3.1-fast-generate-001: 0.15 a second with sound, by resellers' "retail" figures. Unverified.
  'vertex-veo': 120,
  // Seedance 1.5 Pro: fal's page says roughly 0.26 for 5 s with sound. Unverified.
  fal: 41.6,
  // Your own server, so nobody else knows: an H100 at 4.50 an hour with LTX-2 takes about 0.02 a clip.
  // Unverified.
  'openai-videos': 2,
};
