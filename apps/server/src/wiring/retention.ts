import { MOST_USAGE_DAYS } from '@shortcake/contract/api-key-limits';
import { OBJECTION_DAYS } from '@shortcake/contract/report-limits';
import type { Kysely } from 'kysely';
import { forgetAttempts } from '../features/accounts/attempt-queries.ts';
import { forgetAlerts } from '../features/alerts/queries.ts';
import { forgetCreditOrders, forgetPlanOrders } from '../features/billing/orders/forget-orders.ts';
import { forgetPlanChanges } from '../features/billing/plans/plan-change-queries.ts';
import { forgetDisputes } from '../features/billing/reconcile/dispute-queries.ts';
import { forgetEvents } from '../features/billing/stripe-events/queries.ts';
import { forgetFindings } from '../features/findings/queries.ts';
import { forgetKeys } from '../features/keys/queries.ts';
import { forgetKeyDays, forgetKeyUses } from '../features/keys/usage-queries.ts';
import { forgetWordsOfReports } from '../features/reports/queries.ts';
import { forgetEmptySeries } from '../features/series/queries.ts';
import { forgetSessions } from '../features/sessions/queries.ts';
import { forgetTickets } from '../features/support/queries.ts';
import { forgetAbandonedAsks } from '../features/videos/abandoned/queries.ts';
import { forgetNews } from '../features/videos/health/news.ts';
import { forgetEngineSpend } from '../features/videos/limits/reservations.ts';
import { forgetIdempotencyKeys } from '../features/videos/queries.ts';
import { forgetWordsOfTakedowns } from '../features/videos/takedowns/queries.ts';
import { forgetDeliveries } from '../features/webhooks/queries.ts';
import { forgetChores } from '../platform/once-for-all.ts';
import { forgetMessages } from '../platform/outbox/queries.ts';
import type { DB } from '../schema.ts';
import { forgetSandboxMails } from './mailbox-store.ts';
import { forgetSandboxAnswers } from './stripe-store.ts';

/** Deletes some rows that are over, and at most so many. Answers how many. */
export type Forget = (db: Kysely<DB>, most: number) => Promise<number>;

/**
 * What a table holds, how long a row of it is kept, in how many days it goes where it goes by days, and who
 * deletes it then, if that is a chore.
 */
export type Kept = { holds: string; kept: string; days?: number; forget?: Forget };

/** Article 20 of the Digital Services Act gives six months to complain about a decision. */
const WORDS_OF_REPORTS_DAYS = 180;

const EVER = 'for ever';
const WITH_ACCOUNT = 'as long as the account';
const WITH_VIDEO = 'as long as the video';

/** Kept for so many days, counted from something. */
const days = (
  holds: string,
  count: number,
  from: string,
  forget: (db: Kysely<DB>, days: number, most: number) => Promise<number>,
): Kept => ({
  holds,
  kept: `${count} days after ${from}`,
  days: count,
  forget: (db, most) => forget(db, count, most),
});

/**
 * How long the rows of each table are kept. One that is missing does not compile; docs/operations.md
 * has the same table, which a test holds equal.
 */
export const RETENTION: Readonly<Record<keyof DB | 'schema_migrations', Kept>> = {
  abandoned_asks: days(
    'asks of engines that came to nothing, and what became of their bill',
    // Two invoices of an engine can still be compared with it. Allowances look back a day, and the
    // look for a job in an engine's list as far as a project lives.
    90,
    'they were given up, once the engine need not be told of them any more',
    forgetAbandonedAsks,
  ),
  accounts: {
    holds: 'people, as their identity provider names them',
    kept: 'until they are deleted; then an id is left, which the ledger names',
  },
  acknowledged_losses: { holds: 'sales below cost that an operator knows of', kept: EVER },
  alerts: days('what an operator was told of', 90, 'it was over', forgetAlerts),
  api_key_days: days('what API keys did on each day', MOST_USAGE_DAYS, 'that day', forgetKeyDays),
  api_key_uses: days('which videos API keys asked for', MOST_USAGE_DAYS, 'the ask', forgetKeyUses),
  api_keys: days(
    'API keys, by their hashes and the names that people give them',
    MOST_USAGE_DAYS,
    'they were revoked; at once where they had asked for no video, and no longer than the account',
    forgetKeys,
  ),
  checks: { holds: 'when each check ran', kept: EVER },
  chores: days('when each recurring chore is due', 90, 'it was last due', forgetChores),
  credit_balances: { holds: 'what people have of credits', kept: EVER },
  credit_entries: { holds: 'the ledger: what happened to credits', kept: EVER },
  credit_lots: { holds: 'the ledger: credits that were granted together', kept: EVER },
  credit_orders: days(
    'orders of credits',
    // Completing one again answers the same for so long. After it the grant alone is left, which is
    // what reconcile, receipts and refunds go by.
    365,
    'they were written, once paid or expired; those that did not fit their payment for ever',
    forgetCreditOrders,
  ),
  credit_postings: { holds: 'the ledger: between which books credits moved', kept: EVER },
  credit_words: {
    holds: 'words beside the ledger: titles of videos, and what an operator wrote',
    kept: WITH_ACCOUNT,
  },
  disputes: days(
    'disputes that were compared with Stripe',
    365,
    'they were seen closed',
    forgetDisputes,
  ),
  engine_asks: { holds: 'asks of engines, and what they cost: no person, no prompt', kept: EVER },
  engine_costs: { holds: 'what a video costs with each model, from when on', kept: EVER },
  engine_invoices: { holds: 'what engines sent invoices for', kept: EVER },
  engine_news: days(
    'how engines answered',
    7,
    'they did; what says that a key is refused, or a model gone, as long as that stands',
    forgetNews,
  ),
  engine_spend: days(
    "what asks have of an engine's budget of a day",
    400,
    'that day',
    forgetEngineSpend,
  ),
  engine_switches: { holds: 'which engines are switched off', kept: EVER },
  evidence: {
    holds: 'videos that were taken down, whose files are kept apart, with the report',
    kept: `${OBJECTION_DAYS} days and an hour after that; while an objection waits, until it is decided`,
  },
  file_removals: { holds: 'projects whose files are to go', kept: 'until a day after they went' },
  findings: days('what checks found', 90, 'they were over', forgetFindings),
  fingerprint_keys: { holds: 'numbers by which copies of a video are found', kept: WITH_VIDEO },
  fingerprints: { holds: 'what videos look like, in 2 kB, to know copies by', kept: WITH_VIDEO },
  idempotency_keys: days('keys of repeated requests', 7, 'the request', forgetIdempotencyKeys),
  notification_choices: { holds: 'what people would like to hear of by mail', kept: WITH_ACCOUNT },
  operator_log: { holds: 'what operators changed, and why', kept: EVER },
  outbox: days('what is to be sent to others', 30, 'it arrived, or was given up', forgetMessages),
  payments: { holds: 'what Stripe took, by invoice and purchase', kept: EVER },
  plan_changes: days(
    'changes of a subscription that people asked for',
    365,
    'they were asked for, once they have an outcome',
    forgetPlanChanges,
  ),
  plan_orders: days(
    'orders of plans',
    365,
    'they were written, once they have ended',
    forgetPlanOrders,
  ),
  price_book: { holds: 'what is sold, at which price, from when on', kept: EVER },
  profile_pictures: { holds: 'profile pictures', kept: `${WITH_ACCOUNT} has them` },
  project_lists: { holds: "versions and counts of people's lists", kept: WITH_ACCOUNT },
  projects: {
    holds: 'videos that people asked for, with their prompts',
    kept: 'until they are deleted',
  },
  refunds: { holds: 'what went back of it', kept: EVER },
  reports: {
    holds: 'what was reported of videos, and what was decided',
    kept: `words until ${WORDS_OF_REPORTS_DAYS} days after the decision, and no longer than the account of the video's owner, or of who reported; a row without them for ever`,
    forget: (db, most) => forgetWordsOfReports(db, WORDS_OF_REPORTS_DAYS, most),
  },
  sandbox_mails: days(
    'mails of an installation that sends none, the newest 500',
    30,
    'they were written',
    forgetSandboxMails,
  ),
  sandbox_stripe_answers: days(
    'answers of the sandbox, for requests that come again',
    30,
    'they were given',
    forgetSandboxAnswers,
  ),
  sandbox_stripe_deliveries: {
    holds: 'events of the sandbox that nobody has taken yet',
    kept: 'until they are taken, 3 days at most',
  },
  sandbox_stripe_objects: { holds: 'what the sandbox knows in the place of Stripe', kept: EVER },
  schema_migrations: { holds: 'migrations that were applied', kept: EVER },
  series: {
    holds: 'titles of videos that were asked for together',
    kept: 'until they are deleted, or an hour after the last of their videos was',
    forget: forgetEmptySeries,
  },
  sessions: {
    holds: 'signed-in browsers',
    kept: 'until they are signed out, 14 days without use, or 90 days',
    forget: forgetSessions,
  },
  shares: {
    holds: 'links to videos, with the name that people give there and how often they were opened',
    kept: 'until they are ended, or their video is deleted',
  },
  sign_in_attempts: {
    holds: 'sign-ins under way',
    kept: 'until they are done, 10 minutes at most',
    forget: forgetAttempts,
  },
  stripe_customers: { holds: "which of Stripe's customers somebody is", kept: WITH_ACCOUNT },
  // Stripe sends an event again for 30 days.
  stripe_events: days(
    "names of Stripe's events",
    60,
    'they were applied, or given up',
    forgetEvents,
  ),
  subscriptions: { holds: 'subscriptions, as Stripe has them', kept: WITH_ACCOUNT },
  support_tickets: days('support tickets', 365, 'they were closed', forgetTickets),
  takedowns: {
    holds: 'which videos were taken down, why, and what their owners said against it',
    kept: `words as long as the video, ${WORDS_OF_REPORTS_DAYS} days at least, and no longer than the account; a row without them for ever`,
    forget: (db, most) => forgetWordsOfTakedowns(db, WORDS_OF_REPORTS_DAYS, most),
  },
  tallies: { holds: 'sums of what happened on each day', kept: EVER },
  tally_entries: { holds: 'what is not in these sums yet', kept: 'until it is, some seconds' },
  ticket_replies: { holds: 'what operators answered to tickets', kept: 'as long as the ticket' },
  video_marks: {
    holds: 'which videos are signed, and until when their signatures hold',
    kept: WITH_VIDEO,
  },
  video_outcomes: { holds: 'what became of each video: no person, no prompt', kept: EVER },
  webhook_deliveries: days(
    'what is to be told to webhooks, and what they answered: the newest 1,000 of each',
    30,
    'what they tell of',
    forgetDeliveries,
  ),
  webhooks: {
    holds: 'addresses that people have told of their videos, with the secrets that sign',
    kept: `until they are deleted, and no longer than the account`,
  },
};
