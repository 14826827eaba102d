import type { Config } from '../config/config.ts';
import type { EngineConfig } from '../config/engines.ts';
import { costToday } from '../features/videos/costs/facts.ts';
import type { ConfiguredEngine, EnginesOptions } from '../features/videos/health/service.ts';

/** The engines of an installation, as the console shows them. */
export function configuredEngines({ engines, engineBudgets }: Config): EnginesOptions {
  const [first, ...others] = engines;
  return {
    engines: [named(first), ...others.map(named)],
    budgets: engineBudgets,
    costToday,
  };
}

const named = (engine: EngineConfig): ConfiguredEngine => ({
  id: engine.id,
  model: 'model' in engine ? engine.model : null,
});
