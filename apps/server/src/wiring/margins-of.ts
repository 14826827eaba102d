import type { Config } from '../config/config.ts';
import { modelsIn } from '../config/engine-costs.ts';
import type { MarginsOf } from '../features/operator/margins/service.ts';
import type { Payments } from './stripe.ts';

/** What the console holds prices against. */
export const marginsOf = (
  config: Config,
  { minimumCents }: Pick<Payments, 'minimumCents'>,
): MarginsOf => ({
  models: modelsIn(config.engines),
  budgets: config.engineBudgets,
  minimumCents,
});
