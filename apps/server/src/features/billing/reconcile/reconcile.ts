import { ADVICE } from '../../findings/advice.ts';
import { type Found, recordRun } from '../../findings/service.ts';
import type { Billing } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { knownPeople, strayCustomer } from './customers.ts';
import type { Comparison, Difference } from './difference.ts';
import { noteDisputes } from './disputes.ts';
import { factsOf } from './facts.ts';
import { compareInvoices } from './invoices.ts';
import { comparePayments } from './payments.ts';
import { compareSubscription } from './subscription.ts';
import { suspects } from './survey.ts';
import { compareTakings } from './takings.ts';
import { compareUndoneRefunds } from './undone-refunds.ts';
import { compareUnpaidGrants } from './unpaid-grants.ts';

/** Grants go before what takes them back. */
const COMPARISONS: Comparison[] = [
  comparePayments,
  compareInvoices,
  compareTakings,
  compareUndoneRefunds,
  compareSubscription,
  compareUnpaidGrants,
];

/** What to do about differences: name them, mend what is beyond doubt, or mend all that can be. */
export type Mending = 'none' | 'certain' | 'all';

/**
 * Compares the ledger and the subscriptions here with what Stripe says: all of it, or what is newer
 * than `since`. Answers the differences found, in words, and writes them down as findings. What cannot
 * be compared or mended is named among them, and does not hold up the rest. Notes how disputes stand,
 * whatever it may mend: what is open is told by an alert of its own, and is no difference.
 */
export async function reconcileBilling(
  billing: Billing,
  { mending, since }: { mending: Mending; since?: Date },
): Promise<string[]> {
  const beganAt = performance.now();
  const found: Noted[] = [];
  const note = noteInto(found, mending);
  const known = await knownPeople(billing);
  const suspected = await suspects(billing, known, since);
  for (const customerId of suspected) {
    if (known.has(customerId)) continue;
    const stray = await strayCustomer(billing, customerId);
    if (stray) await note(stray);
  }
  for (const [customerId, person] of await knownPeople(billing)) {
    if (suspected.has(customerId)) await comparePerson(billing, person, since, note);
  }
  const untold = await faultOf(noteDisputes(billing, since));
  if (untold !== undefined) billing.log.error({ fault: untold }, 'disputes were not looked for');
  const isWhole = since === undefined;
  const tookMs = performance.now() - beganAt;
  await recordRun(billing.db, {
    ...{ check: 'reconcile', isWhole, tookMs },
    found: found.map(({ line, ...one }) => ({ ...one, needsWhole: isWhole })),
  });
  return found.map(({ line }) => line);
}

/**
 * The same for one person, mended at once: what the webhooks missed is here after this. Throws what
 * went wrong first, after mending what could be.
 */
export async function mendPerson(billing: Billing, person: Person): Promise<void> {
  const facts = await factsOf(billing, { customer: person.customerId });
  const faults: unknown[] = [];
  const mendAtOnce = async ({ words, mend, isDoubtful }: Difference) => {
    billing.log.info({ difference: words }, 'Stripe and the ledger differed about a person');
    if (mend && !isDoubtful) await mend();
  };
  for (const compare of COMPARISONS) {
    await each(compare(billing, person, facts), mendAtOnce).catch((fault) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}

/** A difference that was found, with the operator's line of it. */
type Noted = Found<'reconcile'> & { line: string };

type Note = (difference: Difference) => Promise<void>;

function noteInto(found: Noted[], mending: Mending): Note {
  return async ({ kind, words, mend, isDoubtful }) => {
    const mends = mend !== null && (mending === 'all' || (mending === 'certain' && !isDoubtful));
    const fault = mends ? await faultOf(mend()) : undefined;
    const text = fault === undefined ? words : `${words} (mending it failed: ${fault})`;
    // What only a person can decide says what there is to do.
    const line = mend ? text : `${text}. ${ADVICE.reconcile[kind]}`;
    found.push({ kind, text, line, isMended: mends && fault === undefined });
  };
}

async function comparePerson(
  billing: Billing,
  person: Person,
  since: Date | undefined,
  note: Note,
): Promise<void> {
  const { customerId } = person;
  const orNote = async (work: Promise<unknown>) => {
    const fault = await faultOf(work);
    if (fault === undefined) return;
    const words = `${customerId} could not be compared: ${fault}`;
    await note({ kind: 'a customer that cannot be compared', words, mend: null });
  };
  const compareAll = async () => {
    const facts = await factsOf(billing, { customer: customerId, since });
    for (const compare of COMPARISONS) await orNote(each(compare(billing, person, facts), note));
  };
  await orNote(compareAll());
}

async function each(differences: Promise<Difference[]>, note: Note): Promise<void> {
  for (const difference of await differences) await note(difference);
}

async function faultOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
