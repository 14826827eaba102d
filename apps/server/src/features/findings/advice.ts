import type { CheckName } from '@shortcake/contract/operator/findings';

const NEVER =
  'The product cannot do this: rows were changed by hand, or it has a fault. Make a backup now, and report it.';
const BALANCE =
  'The database keeps this by itself: rows were changed by hand, or the product has a fault. Make a backup, report it, and give or take back credits once it is known what is right.';
const FIX = 'Run reconcile --fix. The hourly comparison does it as well, for the last 40 days.';
const KEYS =
  'See whether STRIPE_SECRET_KEY is of the account that took the money. If it is, run reconcile --fix.';

/**
 * What to do about each kind of finding, for people. Rules of the ledger are kinds, and so is each
 * difference that a comparison with Stripe names.
 */
export const ADVICE = {
  'check-ledger': {
    'every entry sums to zero': NEVER,
    'all books together sum to zero': NEVER,
    'a balance is the sum of its postings': BALANCE,
    'a lot is the sum of its postings': BALANCE,
    'a posting is of the account and the book of its lot': NEVER,
    'a lot is below zero by a clawback alone': BALANCE,
    'a spend never takes a balance below zero': BALANCE,
    'nothing is granted, held or settled twice':
      'An index that keeps this is gone. Make a backup, report it, and take back what was given twice.',
    'what is held is in open holds alone': BALANCE,
    'a plan is granted with its price': NEVER,
    'no more is taken back than was granted': BALANCE,
    'every project has one hold of its owner': NEVER,
    'a hold is settled as its project ended':
      'Look in the log for what ended the project. Where a credit was kept wrongly, give one; report it.',
    'the credit of a deleted ask is where the ask says':
      'Look in the log for the project. Where a credit was kept wrongly, give one; report it.',
    'a balance is the arithmetic of its transactions':
      'The person reads a history that does not come to their balance. Make a backup, and report it.',
    "a list's counts are those of its projects":
      'Pages show wrong counts, and nothing is lost. Any change of one of these projects leaves it so: report it.',
    'every project ends by its deadline':
      'No process has ended it: see that a worker or a web process runs, and that the clocks of all agree.',
    'a lot costs what its grant says':
      'What is owed for credits is reckoned wrong, and nobody has lost a credit. Report it.',
    'a lot has held what its open holds took':
      'What is owed for credits is reckoned wrong, and nobody has lost a credit. Report it.',
    'a refund is of a payment': NEVER,
    'the sums of a day are those of its money':
      'The summary shows another sum than the payments have. Report it, with the day that is named.',
    'every video has its outcome':
      'The summary counts a video wrongly, and nobody has lost a credit. Report it.',
    'every finished video was asked for and is charged':
      'What engines cost is reckoned wrong. Compare the month with the invoice of the engine, and report it.',
    'an ask that is over has its word, that of its note':
      'What an engine charges is reckoned wrong. Compare the month with its invoice, and report it.',
    'a video has earned something where its credit is spent':
      'What an engine and a template brought in is reckoned wrong. Report it.',
    'kept sums are those of asks and videos':
      'The summary shows another sum than the rows have. Report it, with the day that is named.',
    'a captured credit has a stored video':
      'The file is lost. Take it from a backup, or give the person a credit; then run check-ledger --files.',
  },
  reconcile: {
    'a customer that is not known': FIX,
    'a payment without its credits': FIX,
    'a payment that does not fit its order':
      'Refund it at Stripe, or give the credits with grant-credits.',
    'money that is not in the journal': FIX,
    'credits that were not taken back': FIX,
    'a refund that came to nothing': FIX,
    'credits that nobody paid for': KEYS,
    'another subscription than at Stripe': FIX,
    'two subscriptions at once': 'Cancel one of them at Stripe.',
    'a customer that cannot be compared':
      'Read what Stripe says. The next comparison tries again; where it stays, ask Stripe.',
  },
} as const satisfies Record<CheckName, Record<string, string>>;

/** A kind of finding of a check. */
export type Kind<Check extends CheckName> = keyof (typeof ADVICE)[Check] & string;
export type Rule = Kind<'check-ledger'>;
export type DifferenceKind = Kind<'reconcile'>;

/** What to do about a finding; of a kind that only another version knows, where to read. */
export function adviceOn(check: CheckName, kind: string): string {
  const ofCheck: Readonly<Record<string, string>> = ADVICE[check];
  return ofCheck[kind] ?? 'See docs/operations.md.';
}
