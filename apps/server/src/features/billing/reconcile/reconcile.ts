import type { Billing } from '../context.ts';
import type { Person } from '../customers.ts';
import { knownPeople, strayCustomer } from './customers.ts';
import type { Comparison, Difference } from './difference.ts';
import { type Facts, factsOf, NO_FACTS } from './facts.ts';
import { compareInvoices } from './invoices.ts';
import { comparePayments } from './payments.ts';
import { compareSubscription } from './subscription.ts';
import { compareTakings } from './takings.ts';
import { compareUnpaidGrants } from './unpaid-grants.ts';

/** Grants go before what takes them back. */
const COMPARISONS: Comparison[] = [
  comparePayments,
  compareInvoices,
  compareTakings,
  compareSubscription,
  compareUnpaidGrants,
];

/**
 * Compares the ledger and the subscriptions here with what Stripe says: all of it, or what is newer
 * than `since`. With `fix`, mends each difference. Answers the differences found, in words.
 */
export async function reconcile(
  billing: Billing,
  { fix, since }: { fix: boolean; since?: Date },
): Promise<string[]> {
  const found: string[] = [];
  const note = async ({ words, mend }: Difference) => {
    found.push(words);
    if (fix) await mend();
  };
  const facts = await factsOf(billing, { since });
  const known = await knownPeople(billing);
  for (const customerId of facts.keys()) {
    if (known.has(customerId)) continue;
    const stray = await strayCustomer(billing, customerId);
    if (stray) await note(stray);
  }
  for (const [customerId, person] of await knownPeople(billing)) {
    await comparePerson(billing, person, facts.get(customerId) ?? { ...NO_FACTS, since }, note);
  }
  return found;
}

/** The same for one person, mended at once: what the webhooks missed is here after this. */
export async function mendPerson(billing: Billing, person: Person): Promise<void> {
  const facts = await factsOf(billing, { customer: person.customerId });
  await comparePerson(billing, person, facts.get(person.customerId) ?? NO_FACTS, ({ mend }) =>
    mend().then(() => {}),
  );
}

async function comparePerson(
  billing: Billing,
  person: Person,
  facts: Facts,
  note: (difference: Difference) => Promise<void>,
): Promise<void> {
  for (const compare of COMPARISONS) {
    for (const difference of await compare(billing, person, facts)) await note(difference);
  }
}
