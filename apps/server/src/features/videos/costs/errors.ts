import { KnownError } from '../../../platform/errors.ts';

/** What was asked is counted at the price of its moment: a price cannot hold for what is over. */
export class CostInThePastError extends KnownError {
  constructor() {
    super(
      422,
      'COST_IN_THE_PAST',
      'A price holds from now on, or from a later moment: leave validFrom out, or give one that is to come.',
    );
  }
}
