import { planCredits } from '@shortcake/contract/credits';
import { compareTiers, type PlanName, planTitles } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import { notifyChanged } from '../../platform/events.ts';
import { grant, isGranted } from '../credits/service.ts';
import { type Billing, CURRENCY, idOf } from './context.ts';
import type { Person } from './customers.ts';

/** What a paid invoice gives. */
export type InvoiceDue = { plan: PlanName; credits: number; cents: number; description: string };

/**
 * What an invoice gives: the plan's credits for the first one and for each renewal, the new plan's
 * for an upgrade; undefined when nothing is due. It follows from the invoice alone, so that it
 * does not matter who asks, when, or how often.
 */
export async function invoiceDue(
  { catalogue, mode }: Billing,
  invoice: Stripe.Invoice,
): Promise<InvoiceDue | undefined> {
  if (invoice.status !== 'paid' || invoice.currency !== CURRENCY) return undefined;
  if (invoice.livemode !== (mode === 'live')) return undefined;
  const lines = await Promise.all(
    invoice.lines.data.map(async (line) => ({ ...readLine(line), plan: await planOfLine(line) })),
  );
  const charged = highest(lines.filter(({ isCredit }) => !isCredit));
  switch (invoice.billing_reason) {
    case 'subscription_create':
      return due(charged, 'first month');
    case 'subscription_cycle':
      return due(highest(lines.filter(({ isProration }) => !isProration)), 'renewal');
    case 'subscription_update': {
      const credited = highest(lines.filter(({ isCredit }) => isCredit));
      const isUpgrade = charged && compareTiers(charged, credited ?? 'free') > 0;
      return isUpgrade && credited ? due(charged, 'upgrade') : undefined;
    }
    default:
      return undefined;
  }

  function due(plan: PlanName | undefined, words: string): InvoiceDue | undefined {
    if (!plan) return undefined;
    const description = `${planTitles[plan]} plan: ${words}`;
    return { plan, credits: planCredits[plan], cents: invoice.amount_paid, description };
  }

  async function planOfLine(line: Stripe.InvoiceLineItem): Promise<PlanName | undefined> {
    const price = line.pricing?.price_details?.price;
    return price === undefined ? undefined : catalogue.planOf(price);
  }
}

/**
 * Grants what an invoice of this person gives, once, however often it is told. Answers the credits
 * that this call added. Throws when it is somebody else's.
 */
export async function applyInvoice(
  billing: Billing,
  { accountId, customerId }: Person,
  invoice: Stripe.Invoice,
): Promise<number> {
  if (idOf(invoice.customer) !== customerId)
    throw new Error(`${invoice.id} is not ${customerId}'s`);
  // Most of what is told was told before: that costs one query, and no transaction.
  if (await isGranted(billing.db, invoice.id)) return 0;
  const given = await invoiceDue(billing, invoice);
  if (!given) return 0;
  return billing.db.transaction().execute(async (db) => {
    const isNew = await grant(db, {
      accountId,
      credits: given.credits,
      book: 'subscription',
      source: invoice.id,
      description: given.description,
      amountCents: given.cents,
    });
    if (!isNew) return 0;
    await notifyChanged(db, accountId, ['transactions', 'user']);
    return given.credits;
  });
}

function readLine({ amount, parent }: Stripe.InvoiceLineItem) {
  const item = parent?.subscription_item_details ?? parent?.invoice_item_details;
  // A few cents for a few hours may round to nothing, and then only this tells the two lines apart.
  const creditsEarlierLine = Boolean(item?.proration_details?.credited_items);
  return { isProration: item?.proration ?? false, isCredit: amount < 0 || creditsEarlierLine };
}

function highest(lines: { plan: PlanName | undefined }[]): PlanName | undefined {
  return lines
    .flatMap(({ plan }) => plan ?? [])
    .reduce<PlanName | undefined>(
      (best, plan) => (best && compareTiers(best, plan) > 0 ? best : plan),
      undefined,
    );
}
