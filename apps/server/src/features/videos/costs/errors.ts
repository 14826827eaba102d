import { InvalidRequestError } from '../../../platform/errors.ts';

/** What was asked is counted at the price of its moment: a price cannot hold for what is over. */
export class CostInThePastError extends InvalidRequestError {
  constructor() {
    super('validFrom: must not be in the past; leave it out to change the cost now');
  }
}
