import type { Config } from '../config/config.ts';
import type { AskLimits } from '../features/videos/limits/limits.ts';

/** Filters may end four times as many asks as people may by deletion, and one at least. */
export function askLimitsOf(config: Config): AskLimits {
  return {
    videosAtOnce: config.maxVideosAtOnce,
    filteredAsks: Math.max(1, 4 * config.freeAbandonsPerDay),
    budgets: config.engineBudgets,
  };
}
