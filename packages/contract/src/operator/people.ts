import { z } from 'zod';
import { PageQuery } from '../page.ts';
import { accountPlans, planNames } from '../plans.ts';
import { MAX_SEARCH } from '../project-limits.ts';
import { textField } from '../text-field.ts';
import { FoundProject } from './projects.ts';
import { Reason } from './reason.ts';
import { Ticket } from './tickets.ts';

/** What GET /api/admin/people takes beside the page. */
export const PeopleQuery = PageQuery.extend({
  /** Text of the address or the name, in any case, or a whole id. Blank means everybody. */
  q: textField(MAX_SEARCH).optional(),
});

/** Somebody, as a list has them. */
export const FoundPerson = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  plan: z.enum(accountPlans),
  /** Null for one who never subscribed. */
  subscriptionStatus: z.enum(['active', 'cancelled']).nullable(),
  creditsRemaining: z.int().min(0),
  suspendedAt: z.iso.datetime().nullable(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

const book = z.enum(['purchased', 'subscription']);

/** Credits that were granted together. */
export const Lot = z.object({
  id: z.string(),
  book,
  description: z.string(),
  createdAt: z.iso.datetime(),
  granted: z.int(),
  /** Below zero where more was refunded than was left. */
  remaining: z.int(),
});
export type Lot = z.infer<typeof Lot>;

/** A line of the ledger, as it moves what can be spent. */
export const LedgerLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  type: z.enum(['grant', 'hold', 'release', 'clawback']),
  book,
  /** Of a hold and a release none: the title of a video may be words of its prompt. */
  description: z.string().nullable(),
  /** Below zero for what was taken. */
  credits: z.int(),
  projectId: z.string().nullable(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** A wish to pay. */
export const Order = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** What was ordered: credits, or a plan. */
  credits: z.int().nullable(),
  plan: z.enum(planNames).nullable(),
  /** Of credits. */
  amountCents: z.int().nullable(),
  status: z.string(),
  /** Where Stripe's dashboard shows it; null in the sandbox, and before Stripe knew of it. */
  stripeUrl: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

/** A payment that credits were granted for. */
export const PaidGrant = z.object({
  /** The transaction's, as its owner sees it. */
  id: z.string(),
  at: z.iso.datetime(),
  description: z.string(),
  stripeUrl: z.string().nullable(),
});
export type PaidGrant = z.infer<typeof PaidGrant>;

/** One person, with what an operator may know of them: no prompt, no title that quotes one, no token. */
export const PersonDetails = FoundPerson.extend({
  suspendedReason: z.string().nullable(),
  balance: z.object({
    purchased: z.int(),
    subscription: z.int(),
    held: z.int(),
    /** Of which something is left, or owed, in the order of spending. */
    lots: z.array(Lot),
  }),
  /** The newest 100. */
  ledger: z.array(LedgerLine),
  /** The newest 100. */
  orders: z.array(Order),
  /** The newest 100. */
  receipts: z.array(PaidGrant),
  /** Null for one who never subscribed. */
  subscription: z
    .object({
      plan: z.enum(planNames),
      status: z.enum(['active', 'cancelled', 'ended']),
      periodEnd: z.iso.datetime(),
      nextPlan: z.enum(planNames),
      nextCents: z.int(),
      stripeUrl: z.string().nullable(),
    })
    .nullable(),
  /** Where Stripe's dashboard shows the person. */
  customerUrl: z.string().nullable(),
  /** The newest 100. */
  projects: z.array(FoundProject),
  /** The newest 100. */
  tickets: z.array(Ticket),
  /** Signed-in browsers, the latest used first, 100 at most. */
  sessions: z.array(z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() })),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** More than anybody can buy at once (1000), and few enough to be no slip of the keyboard. */
export const MOST_CREDITS_CHANGED = 100_000;

/** What POST /api/admin/people/{id}/credits takes. */
export const CreditChange = z.strictObject({
  /** To be given, or below zero to be taken back. */
  credits: z
    .int()
    .min(-MOST_CREDITS_CHANGED)
    .max(MOST_CREDITS_CHANGED)
    .refine((credits) => credits !== 0, 'must not be 0'),
  reason: Reason,
});

/** What became of it. */
export const CreditsChanged = z.object({
  /** Given, or below zero taken back: never more than there was. */
  credits: z.int(),
  creditsRemaining: z.int().min(0),
});

/** What a change takes that needs no more than a reason. */
export const ReasonOnly = z.strictObject({ reason: Reason });
