import type { DifferenceKind } from '../../findings/advice.ts';
import type { Billing } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import type { Facts } from './facts.ts';

/** Something that Stripe and we do not agree on, in words for the operator, and how to mend it. */
export type Difference = {
  kind: DifferenceKind;
  words: string;
  /** Null when only a person can decide what is right. */
  mend: (() => Promise<unknown>) | null;
  /** Only at the operator's word: with the wrong keys, what is paid may look as if it were not. */
  isDoubtful?: true;
};

/** Finds one kind of difference about one person. */
export type Comparison = (billing: Billing, person: Person, facts: Facts) => Promise<Difference[]>;
