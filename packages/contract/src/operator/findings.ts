import { z } from 'zod';

/** What compares the product with itself, and with Stripe. */
export const checkNames = ['check-ledger', 'reconcile'] as const;
export type CheckName = (typeof checkNames)[number];

const Check = z.object({
  check: z.enum(checkNames),
  /** When it ended last. */
  ranAt: z.iso.datetime(),
  tookMs: z.number(),
  /** How many of its findings are open. */
  findings: z.number(),
});

/** Something that is not as it must be, until a later run of its check no longer finds it. */
const Finding = z.object({
  id: z.string(),
  check: z.enum(checkNames),
  /** What it is about: an account, an entry of the ledger, an object of Stripe's; empty for all at once. */
  subject: z.string(),
  text: z.string(),
  /** What to do about it. */
  advice: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

/** When each check ran, the checks that never did left out; and what is open, the newest first. */
export const Findings = z.object({ checks: z.array(Check), findings: z.array(Finding) });
export type Findings = z.infer<typeof Findings>;
