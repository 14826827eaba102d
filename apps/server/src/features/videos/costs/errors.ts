import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import { InvalidRequestError, KnownError } from '../../../platform/errors.ts';
import type { ModelOfEngine } from './queries.ts';

/** What was asked is counted at the price of its moment: a price cannot hold for what is over. */
export class CostInThePastError extends InvalidRequestError {
  constructor() {
    super('validFrom: must not be in the past; leave it out to change the cost now');
  }
}

/** Somebody else has said meanwhile what a model costs. */
export class CostsChangedError extends KnownError {
  override readonly details: Readonly<{ costs: EngineCost[] }>;

  /** What was said of the model last, and `costs`, all that there are. */
  constructor(
    { engine, model }: ModelOfEngine,
    last: { micro_usd_per_video: number; source: string } | undefined,
    costs: EngineCost[],
  ) {
    const now = last
      ? `${last.micro_usd_per_video / 1_000_000} USD a video (${last.source})`
      : 'nobody has said so yet';
    super(
      409,
      'COSTS_CHANGED',
      `What ${engine} costs with ${model} has been changed meanwhile: ${now}. Nothing was changed by you: press again if you still want to.`,
    );
    this.details = { costs };
  }
}
