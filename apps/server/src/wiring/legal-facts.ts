import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import type { Config } from '../config/config.ts';
import type { EngineConfig } from '../config/engines.ts';
import type { LegalFacts } from '../features/legal/fill.ts';
import { RETENTION } from './retention.ts';

/** Who gets a prompt when an engine is asked; nobody for the studio. */
function companyOf(engine: EngineConfig): string[] {
  switch (engine.id) {
    case 'studio':
      return [];
    case 'fal':
      return ['fal (fal.ai)'];
    case 'google-omni':
      return ['Google (Gemini API)'];
    case 'vertex-veo':
      return ['Google Cloud (Vertex AI)'];
    case 'openai-videos':
      // Many services speak OpenAI's language.
      return [new URL(engine.baseUrl).host];
  }
}

/** What the legal pages of this installation say of it, by the names that their texts may use. */
export function legalFactsOf({
  publicUrl,
  google,
  stripe,
  s3,
  moderation,
  smtp,
  engines,
}: Config): LegalFacts {
  const companies = engines.flatMap(companyOf);
  const kept = Object.entries(RETENTION);
  return {
    conditions: {
      google: google !== undefined,
      'google-sandbox': google === undefined,
      stripe: stripe !== undefined,
      'stripe-sandbox': stripe === undefined,
      s3: s3 !== undefined,
      disk: s3 === undefined,
      engines: companies.length > 0,
      studio: engines.some(({ id }) => id === 'studio'),
      moderation: moderation !== undefined,
      mail: smtp !== undefined,
      'mail-sandbox': smtp === undefined,
    },
    values: {
      origin: publicUrl.origin,
      'objection days': String(OBJECTION_DAYS),
      bucket: s3 ? new URL(s3.endpoint).host : '',
      engines: companies.join(', '),
      'mail-server': smtp ? new URL(smtp.url).hostname : '',
      ...Object.fromEntries(kept.map(([table, { kept }]) => [`kept ${table}`, kept])),
      ...Object.fromEntries(
        kept.flatMap(([table, { days }]) => (days ? [[`days ${table}`, String(days)]] : [])),
      ),
    },
  };
}
