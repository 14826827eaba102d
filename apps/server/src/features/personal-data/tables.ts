import type { DB } from '../../schema.ts';

/** Files of an export. */
export type ExportedFile =
  | 'account.json'
  | 'keys.json'
  | 'mails.json'
  | 'orders.json'
  | 'other.json'
  | 'picture'
  | 'projects.json'
  | 'receipts.json'
  | 'series.json'
  | 'shares.json'
  | 'takedowns.json'
  | 'tickets.json'
  | 'transactions.json'
  | 'webhook-deliveries.json'
  | 'webhooks.json';

/**
 * What a table has of a person: rows that an export shows in `file` as they are, without the columns of
 * `hides`; a part of what that file shows; or nothing, and `why`. When the account is deleted its rows go,
 * by themselves or with a row of another table; or they stay, and say of nobody who that was.
 */
export type OfPerson =
  | { has: 'rows'; file: ExportedFile; hides: readonly string[]; erased: 'go' | 'stay' }
  | { has: 'part'; file: ExportedFile; erased: 'go' | 'go with another' | 'stay' }
  | { has: 'nothing'; why: string; erased: 'stay' };

const goes = (file: ExportedFile, hides: readonly string[] = []): OfPerson => ({
  ...{ has: 'rows', file, hides },
  erased: 'go',
});
const stays = (file: ExportedFile, hides: readonly string[] = []): OfPerson => ({
  ...{ has: 'rows', file, hides },
  erased: 'stay',
});
const partOf = (
  file: ExportedFile,
  erased: 'go' | 'go with another' | 'stay' = 'stay',
): OfPerson => ({ has: 'part', file, erased });
const nothing = (why: string): OfPerson => ({ has: 'nothing', why, erased: 'stay' });

const NO_PERSON = 'says of no person what they did';
const OF_ALL = 'belongs to the product, not to a person';
const OF_A_VIDEO = 'follows from a video, which is there whole';
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
    'erasure_ended_at',
  ]),
  acknowledged_losses: nothing(OF_ALL),
  alerts: nothing(OF_ALL),
  api_key_days: partOf('keys.json', 'go with another'),
  api_key_uses: partOf('keys.json', 'go with another'),
  api_keys: goes('keys.json', ['hash']),
  checks: nothing(OF_ALL),
  chores: nothing(OF_ALL),
  credit_balances: stays('account.json', ['list_version']),
  credit_entries: partOf('transactions.json'),
  credit_lots: partOf('transactions.json'),
  credit_orders: goes('orders.json', ['look_at']),
  credit_postings: partOf('transactions.json'),
  credit_words: partOf('transactions.json', 'go'),
  disputes: nothing(WAITS),
  engine_asks: nothing(NO_PERSON),
  engine_costs: nothing(OF_ALL),
  engine_invoices: nothing(OF_ALL),
  engine_news: nothing(OF_ALL),
  engine_spend: nothing(OF_ALL),
  engine_switches: nothing(OF_ALL),
  evidence: nothing(WAITS),
  file_removals: nothing(WAITS),
  findings: nothing(OF_ALL),
  fingerprint_keys: nothing(OF_A_VIDEO),
  fingerprints: nothing(OF_A_VIDEO),
  idempotency_keys: goes('other.json', ['body_hash']),
  notification_choices: goes('account.json'),
  operator_log: nothing('kept for the operator, who answers for it'),
  outbox: nothing('composed when it is sent'),
  payments: stays('receipts.json'),
  plan_changes: goes('orders.json'),
  plan_orders: goes('orders.json', ['look_at']),
  price_book: nothing(OF_ALL),
  profile_pictures: partOf('picture', 'go'),
  project_lists: partOf('projects.json', 'go'),
  projects: goes('projects.json', OF_THE_JOB),
  refunds: partOf('receipts.json'),
  // What others wrote is theirs, and who they are is told nobody.
  reports: partOf('takedowns.json'),
  sandbox_mails: goes('mails.json'),
  sandbox_stripe_answers: nothing("Stripe's, in the sandbox"),
  sandbox_stripe_deliveries: nothing("Stripe's, in the sandbox"),
  sandbox_stripe_objects: nothing("Stripe's, in the sandbox"),
  series: goes('series.json'),
  sessions: goes('account.json', ['id']),
  shares: partOf('shares.json', 'go with another'),
  sign_in_attempts: nothing('known by the hash of a cookie, for ten minutes'),
  stripe_customers: goes('account.json', ['lease_token', 'leased_until']),
  stripe_events: nothing(WAITS),
  subscriptions: goes('account.json'),
  support_tickets: goes('tickets.json', ['key']),
  takedowns: partOf('takedowns.json'),
  tallies: nothing(NO_PERSON),
  tally_entries: nothing(NO_PERSON),
  ticket_replies: partOf('tickets.json', 'go with another'),
  video_marks: nothing(NO_PERSON),
  video_outcomes: nothing(NO_PERSON),
  webhook_deliveries: partOf('webhook-deliveries.json', 'go with another'),
  webhooks: goes('webhooks.json', ['secret', 'former_secret', 'quick']),
};
