import type { Billing } from '../context.ts';
import type { Person } from '../customers.ts';
import type { Facts } from './facts.ts';

/** Something that Stripe and we do not agree on, in words for the operator, and how to mend it. */
export type Difference = { words: string; mend: () => Promise<unknown> };

/** Finds one kind of difference about one person. */
export type Comparison = (billing: Billing, person: Person, facts: Facts) => Promise<Difference[]>;
