import type { Fault } from '../../engines/faults.ts';

// Why an engine is not asked, although it may be well.

export const TOO_MANY_REFUSALS: Fault = {
  kind: 'fatal',
  code: 'TOO_MANY_REFUSALS',
  message: 'The safety filter refused too many of your prompts in the last 24 hours.',
  detail: 'a person is past FREE_ABANDONS_PER_DAY times 4',
  billed: 'no',
};

export const SOLD_OUT_TODAY: Fault = {
  kind: 'fatal',
  code: 'SOLD_OUT_TODAY',
  message: 'All videos that can be made today have been asked for.',
  detail: 'the engine’s budget of ENGINE_BUDGET_CENTS_PER_DAY is spent',
  billed: 'no',
};
