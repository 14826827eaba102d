import type { DB } from '../../schema.ts';

/**
 * What a table has of a person: rows that an export shows in `file`, without the columns of `hides`; or
 * nothing of its own to show, and `why`. When the account is deleted its rows go, or they stay and say of
 * nobody who that was.
 */
export type OfPerson = (
  | { file: ExportedFile; hides: readonly string[] }
  | { file: null; why: string }
) & { erased: 'goes' | 'stays' };

export type ExportedFile =
  | 'account.json'
  | 'mails.json'
  | 'orders.json'
  | 'other.json'
  | 'projects.json'
  | 'receipts.json'
  | 'series.json'
  | 'tickets.json';

const goes = (file: ExportedFile, hides: readonly string[] = []): OfPerson => ({
  ...{ file, hides },
  erased: 'goes',
});
const stays = (file: ExportedFile, hides: readonly string[] = []): OfPerson => ({
  ...{ file, hides },
  erased: 'stays',
});
const nobody = (why: string): OfPerson => ({ file: null, why, erased: 'stays' });
const goesElsewhere = (why: string): OfPerson => ({ file: null, why, erased: 'goes' });

const LEDGER = 'shown by transactions.json';
const NO_PERSON = 'says of no person what they did';
const OF_ALL = 'belongs to the product, not to a person';
const WAITS = 'names of objects alone, for some days';

/** How a worker and its engines speak of a project: no more than status and times tell. */
const OF_THE_JOB = [
  ...['due_at', 'lease_number', 'leased_until', 'step', 'step_errors', 'trouble', 'turn'],
  ...['handle', 'output', 'reserved_day', 'reserved_micro_usd', 'held_back', 'engine_state'],
  ...['lost_jobs', 'bad_files', 'enhance_tried', 'line_until', 'turn_seconds', 'queue_position'],
];

/** One that is missing does not compile. */
export const TABLES: Readonly<Record<keyof DB, OfPerson>> = {
  abandoned_asks: stays('other.json', [
    'handle',
    'cancel_due_at',
    'cancel_tries',
    'reserved_day',
    'reserved_micro_usd',
  ]),
  accounts: stays('account.json', [
    'erasure_requested_at',
    'erasure_due_at',
    'erasure_attempts',
    'erased_at',
  ]),
  acknowledged_losses: nobody(OF_ALL),
  alerts: nobody(OF_ALL),
  checks: nobody(OF_ALL),
  chores: nobody(OF_ALL),
  credit_balances: stays('account.json', ['list_version']),
  credit_entries: nobody(LEDGER),
  credit_lots: nobody(LEDGER),
  credit_orders: goes('orders.json', ['look_at']),
  credit_postings: nobody(LEDGER),
  credit_words: goesElsewhere(LEDGER),
  disputes: nobody(WAITS),
  engine_asks: nobody(NO_PERSON),
  engine_costs: nobody(OF_ALL),
  engine_invoices: nobody(OF_ALL),
  engine_news: nobody(OF_ALL),
  engine_spend: nobody(OF_ALL),
  engine_switches: nobody(OF_ALL),
  file_removals: nobody(WAITS),
  findings: nobody(OF_ALL),
  idempotency_keys: goes('other.json', ['body_hash']),
  notification_choices: goes('account.json'),
  operator_log: nobody('kept for the operator, who answers for it'),
  outbox: nobody('composed when it is sent'),
  payments: stays('receipts.json'),
  plan_changes: goes('orders.json'),
  plan_orders: goes('orders.json', ['look_at']),
  price_book: nobody(OF_ALL),
  profile_pictures: goesElsewhere('shown by the picture itself'),
  project_lists: goesElsewhere('counts of what projects.json has'),
  projects: goes('projects.json', OF_THE_JOB),
  refunds: nobody('shown by receipts.json, beside its payment'),
  sandbox_mails: goes('mails.json'),
  sandbox_stripe_answers: nobody("Stripe's, in the sandbox"),
  sandbox_stripe_deliveries: nobody("Stripe's, in the sandbox"),
  sandbox_stripe_objects: nobody("Stripe's, in the sandbox"),
  series: goes('series.json'),
  sessions: goes('account.json', ['id']),
  shares: nobody('shown by shares.json; goes with its project'),
  sign_in_attempts: nobody('known by the hash of a cookie, for ten minutes'),
  stripe_customers: goes('account.json', ['lease_token', 'leased_until']),
  stripe_events: nobody(WAITS),
  subscriptions: goes('account.json'),
  support_tickets: goes('tickets.json', ['key']),
  tallies: nobody(NO_PERSON),
  tally_entries: nobody(NO_PERSON),
  ticket_replies: nobody('shown by tickets.json, beside its ticket, with which it goes'),
  video_marks: nobody(NO_PERSON),
  video_outcomes: nobody(NO_PERSON),
};
