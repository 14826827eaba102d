import { featureRules, partRules } from './features.ts';
import { packages } from './packages.ts';
import type { Rule } from './rule.ts';
import { serverButFeatures } from './server.ts';
import { webApp } from './web.ts';

/** The table of ARCHITECTURE.md: whom the files of each room may not import. */
export const roomRules: readonly Rule[] = [
  ...packages,
  ...serverButFeatures,
  ...featureRules,
  ...partRules,
  ...webApp,
];
