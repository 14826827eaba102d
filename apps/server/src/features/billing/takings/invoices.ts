import { compareTiers, type PlanName, planTitles } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import { grantCredits, isGranted } from '../../credits/service.ts';
import type { Catalogue, SoldPlan } from '../catalogue.ts';
import { type Billing, CURRENCY, idOf } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { isRecorded, type Payment, recordPaid } from '../journal/queries.ts';

/** What a paid invoice gives. */
export type InvoiceDue = { plan: PlanName; credits: number; cents: number; description: string };

/** Why Stripe makes the invoices that may charge a month, in the words of the history. */
const OCCASIONS: Partial<Record<Stripe.Invoice.BillingReason, string>> = {
  subscription_create: 'first month',
  subscription_cycle: 'renewal',
  subscription_update: 'upgrade',
};

/**
 * What an invoice gives: the credits of the price whose whole month it charged; undefined when nothing
 * is due. It follows from Stripe's state, so that it does not matter who asks or how often; of a month that
 * was only owed, from what was granted for it as well: once given it stays.
 */
export async function invoiceDue(
  billing: Billing,
  invoice: Stripe.Invoice,
): Promise<InvoiceDue | undefined> {
  const { catalogue } = billing;
  if (!isPaidHere(billing, invoice)) return undefined;
  // A coupon over the whole price leaves nothing to pay, and what was not paid for is not granted.
  if (invoice.total <= 0) return undefined;
  const occasion = invoice.billing_reason && OCCASIONS[invoice.billing_reason];
  const charged = occasion && (await planCharged(catalogue, invoice));
  if (!charged) return undefined;
  if (isOnlyOwed(invoice) && !(await mayGive(billing, invoice))) return undefined;
  const { plan, credits } = charged;
  const description = `${planTitles[plan]} plan: ${occasion}`;
  return { plan, credits, cents: invoice.amount_paid, description };
}

/**
 * Whether Stripe calls an invoice paid of which it took nothing: what is less than it can charge at once is
 * booked to the customer's balance, and charged with a later invoice if there is one.
 */
function isOnlyOwed({ amount_paid, total, starting_balance, ending_balance }: Stripe.Invoice) {
  const owed = (ending_balance ?? 0) - Math.max(0, starting_balance);
  return amount_paid === 0 && total > 0 && owed >= total;
}

/** Whether a month that was only owed gives its credits by now, or has. */
const mayGive = async (billing: Billing, invoice: Stripe.Invoice) =>
  (await isGranted(billing.db, invoice.id)) || !(await isOwedStill(billing, invoice));

/**
 * Whether its customer has not paid by now what was booked to their balance. The balance goes into the next
 * invoice when that is made final, before anybody pays it: then it is owed as long as that invoice is.
 */
async function isOwedStill({ stripe }: Billing, invoice: Stripe.Invoice): Promise<boolean> {
  const customer = idOf(invoice.customer)!;
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted === true || found.balance > 0) return true;
  const created = { gte: invoice.created };
  for await (const later of stripe.invoices.list({ customer, created, limit: 100 })) {
    const isUnpaid = later.status === 'open' || later.status === 'uncollectible';
    if (isUnpaid && later.starting_balance > 0) return true;
  }
  return false;
}

/**
 * What Stripe took by an invoice, whether it gives credits or not; undefined when it took nothing, as
 * where the customer's balance or a coupon paid all, or no money of this installation's.
 */
export async function paymentOf(
  billing: Billing,
  accountId: string,
  invoice: Stripe.Invoice,
): Promise<Payment | undefined> {
  const { id: source, amount_paid: cents, created } = invoice;
  if (!isPaidHere(billing, invoice) || cents <= 0) return undefined;
  const plan = await highestPlan(billing.catalogue, invoice);
  const sold = plan ? { kind: 'plan' as const, plan } : { kind: 'other' as const, plan: null };
  return { source, accountId, ...sold, cents, paidAt: new Date(created * 1000) };
}

const isPaidHere = ({ mode }: Billing, { status, currency, livemode }: Stripe.Invoice) =>
  status === 'paid' && currency === CURRENCY && livemode === (mode === 'live');

/** Whether what follows from an invoice is here: its credits, and its payment in the journal. */
export async function isApplied(
  { db }: Billing,
  invoice: Stripe.Invoice,
  { due, payment }: { due: InvoiceDue | undefined; payment: Payment | undefined },
): Promise<boolean> {
  return (
    (!due || (await isGranted(db, invoice.id))) && (!payment || (await isRecorded(db, invoice.id)))
  );
}

/**
 * Writes down what an invoice of this person paid, and grants what it gives, and what others give that were
 * only owed until it, once, however often it is told. Answers the credits that this call added. Throws when
 * it is somebody else's.
 */
export async function applyInvoice(
  billing: Billing,
  person: Person,
  invoice: Stripe.Invoice,
): Promise<number> {
  const { customerId } = person;
  if (idOf(invoice.customer) !== customerId)
    throw new Error(`${invoice.id} is not ${customerId}'s`);
  if (invoice.starting_balance > 0 && invoice.amount_paid > 0) {
    return (await applyOwed(billing, person, invoice)) + (await applyOne(billing, person, invoice));
  }
  return applyOne(billing, person, invoice);
}

/** What was only owed until an invoice charged it as well. */
async function applyOwed(
  billing: Billing,
  person: Person,
  { customer, created }: Stripe.Invoice,
): Promise<number> {
  let credits = 0;
  const filter = { customer: idOf(customer)!, status: 'paid', created: { lte: created } } as const;
  for await (const earlier of billing.stripe.invoices.list({ ...filter, limit: 100 })) {
    if (isOnlyOwed(earlier)) credits += await applyOne(billing, person, earlier);
  }
  return credits;
}

async function applyOne(
  billing: Billing,
  { accountId }: Person,
  invoice: Stripe.Invoice,
): Promise<number> {
  const due = await invoiceDue(billing, invoice);
  const payment = await paymentOf(billing, accountId, invoice);
  // Most of what is told was told before: that costs two queries, and no transaction.
  if (await isApplied(billing, invoice, { due, payment })) return 0;
  return billing.db.transaction().execute(async (db) => {
    if (payment) await recordPaid(db, payment);
    if (!due) return 0;
    const isNew = await grantCredits(db, {
      accountId,
      credits: due.credits,
      book: 'subscription',
      source: invoice.id,
      description: due.description,
      amountCents: due.cents,
    });
    if (!isNew) return 0;
    await notifyChanged(db, accountId, ['transactions', 'user']);
    return due.credits;
  });
}

/**
 * The highest plan of which an invoice charges a whole month, unless time that it gives back brings
 * it below that price: credits are sold at the full price, and prorated time or a trial buys none.
 * A part that the operator takes off by a coupon, and what the customer's balance pays, counts as paid.
 */
async function planCharged(
  catalogue: Catalogue,
  { lines }: Stripe.Invoice,
): Promise<SoldPlan | undefined> {
  const charges = await Promise.all(lines.data.map((line) => readLine(catalogue, line)));
  const ofPlans = charges.filter((charge) => charge !== undefined);
  const charged = ofPlans.reduce((sum, { amount }) => sum + amount, 0);
  return ofPlans
    .filter(
      ({ isProration, amount, sold }) =>
        !isProration && Math.min(amount, charged) >= sold.priceCents,
    )
    .map(({ sold }) => sold)
    .sort((one, other) => compareTiers(one.plan, other.plan))
    .at(-1);
}

/** The highest plan that an invoice charges anything for. */
async function highestPlan(
  catalogue: Catalogue,
  { lines }: Stripe.Invoice,
): Promise<PlanName | undefined> {
  const charges = await Promise.all(lines.data.map((line) => readLine(catalogue, line)));
  return charges
    .flatMap((charge) => (charge && charge.amount > 0 ? charge.sold.plan : []))
    .sort(compareTiers)
    .at(-1);
}

/** A line that is of a plan, with what its price sells. */
async function readLine(
  catalogue: Catalogue,
  { amount, parent, pricing }: Stripe.InvoiceLineItem,
): Promise<{ sold: SoldPlan; amount: number; isProration: boolean } | undefined> {
  const priceId = idOf(pricing?.price_details?.price);
  if (priceId === undefined) return undefined;
  const sold = await catalogue.soldAt(priceId);
  if (sold === undefined) return undefined;
  const item = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return { sold, amount, isProration: item?.proration ?? false };
}
