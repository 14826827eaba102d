import type Stripe from 'stripe';
import type { Billing } from '../context.ts';
import { isMissing } from '../errors.ts';
import { disputesSeenOpen, openDisputes, type Seen, saveDisputes } from './dispute-queries.ts';

/** The others are closed. */
const OPEN: readonly Stripe.Dispute.Status[] = [
  ...(['needs_response', 'under_review'] as const),
  ...(['warning_needs_response', 'warning_under_review'] as const),
];

/**
 * Writes down how disputes stand at Stripe, whether or not their events came: all that were opened since a
 * time, or ever, and each that is open as far as we know.
 */
export async function noteDisputes(billing: Billing, since: Date | undefined): Promise<void> {
  const { db, stripe } = billing;
  const recent = since && { created: { gte: Math.floor(since.getTime() / 1000) } };
  const seen = new Map<string, Seen>();
  for await (const dispute of stripe.disputes.list({ limit: 100, ...recent })) {
    seen.set(dispute.id, seenOf(dispute));
  }
  for (const id of [...(await openDisputes(db, [])), ...(await disputesSeenOpen(db))]) {
    if (!seen.has(id)) seen.set(id, await lookAt(billing, id));
  }
  await saveDisputes(db, [...seen.values()]);
}

async function lookAt({ stripe }: Billing, id: string): Promise<Seen> {
  try {
    return seenOf(await stripe.disputes.retrieve(id));
  } catch (error) {
    // Of a test account that was emptied, for one: nobody can answer it.
    if (isMissing(error)) return { id, isOpen: false };
    throw error;
  }
}

const seenOf = ({ id, status }: Stripe.Dispute): Seen => ({ id, isOpen: OPEN.includes(status) });
