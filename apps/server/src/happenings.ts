import type { Kysely, Selectable } from 'kysely';
import { tellOnceCommitted } from './platform/db/telling-dialect.ts';
import type { Listeners } from './platform/listeners.ts';
import type { DB, Projects } from './schema.ts';

type Of = { project: string; account: string };

/** A worker at a project: under which lease, at which step, with which engine and ask. */
export type Work = Of & {
  step: Selectable<Projects>['step'];
  engine: string;
  attempt: number;
  lease: number;
};

/**
 * What happens to jobs and money, by its name, with the facts that are told beside it: ids, numbers and
 * words of this file; never what a person wrote, an address, a secret or an engine's own words.
 */
type Facts = {
  /** A project is in line, with the commit that also holds its credit. */
  'job.asked': Of;
  /** A worker has taken a project and begins. Once for each lease; unless the worker dies, `job.handed-back`, `job.lost` or `job.ended` follows. */
  'job.claimed': Work;
  /** A step begins. A poll is one, so that a job has many of it. */
  'job.step-began': Work;
  /** The step ended, whichever way. What it wrote is committed, unless it threw. */
  'job.step-ended': Work & {
    outcome: 'next' | 'waits' | 'in line' | 'failed' | 'published' | 'threw';
    tookMs: number;
  };
  /** A worker has given a project back, due again in `waitMs`; in line it is due when its owner has a place. */
  'job.handed-back': Work & {
    why: 'waits' | 'other lane' | 'in line' | 'stopping' | 'trouble';
    waitMs: number;
  };
  /** A worker leaves a project that somebody else has ended, deleted or taken over, or that it cannot give back. */
  'job.lost': Work;
  /** An engine was asked for a video, and has answered, or will not any more. */
  'engine.asked': {
    engine: string;
    outcome: 'accepted' | 'refused' | 'unknown';
    tookMs: number;
  };
  /** An engine failed at an ask or at a job: its filter counts, what keeps us from asking does not. */
  'engine.failed': {
    engine: string;
    about: 'ask' | 'job';
    kind: 'retryable' | 'fatal' | 'filtered' | 'lost';
    /** Of the code's own words (`engines/faults.ts`). */
    code: string;
  };
  /** A project has ended, with the commit that says so. Once for each project; `tookMs` since it was asked for. */
  'job.ended': Of & {
    outcome: 'completed' | 'failed' | 'withdrawn';
    engine: string | null;
    /** Why it failed (`failure_code`). */
    code: string | null;
    tookMs: number;
  };
  /** Credits were given. Once for each source. */
  'credits.granted': {
    account: string;
    credits: number;
    book: 'purchased' | 'subscription';
    source: string;
  };
  /** Credits were set aside for a project. Once for each project. */
  'credits.held': Of & { credits: number };
  /** What was held is spent. This or `credits.released`, once for each hold. */
  'credits.captured': Of & { credits: number };
  /** What was held went back to its owner. */
  'credits.released': Of & { credits: number };
  /** Credits of a grant were taken back. Once for each source (a refund, a dispute, a payment never made). */
  'credits.clawed-back': {
    account: string;
    credits: number;
    grantSource: string;
    source: string;
  };
  /** A mail was tried, or is given up; `moot` where what it was to tell is over, or nobody wants to hear it. */
  'mail.tried': {
    kind: string;
    outcome: 'sent' | 'failed' | 'refused' | 'moot' | 'given_up';
  };
  /** A webhook was tried, or what was to be told it is given up. */
  'webhook.tried': {
    type: string;
    outcome: 'delivered' | 'failed' | 'given_up';
  };
  /** An event of Stripe is done with; `nothing` was to be done where its object is gone or not ours. */
  'stripe.event-applied': {
    /** Not `event`: a line of the log with that field is one of the security log. */
    stripeEvent: string;
    type: string;
    object: string;
    attempts: number;
    outcome: 'applied' | 'nothing';
    tookMs: number;
  };
};

/** One of them; `name` tells which. */
export type Happening = {
  [Name in keyof Facts]: { readonly name: Name } & Readonly<Facts[Name]>;
}[keyof Facts];

/** The stream of a process: who wants to know what happens listens to it. */
export type Happenings = Listeners<Happening>;

/**
 * Tells what happens, once the transaction of `db` has committed, or at once outside of one, to who
 * listens in this process. At most once: what was rolled back is never told, and what a dying process, or
 * a lost answer to a commit, has not told stays untold. Rows and ledger are the truth; this is word of it.
 */
export function tell<Name extends keyof Facts>(
  db: Kysely<DB>,
  name: Name,
  facts: Facts[Name],
): Promise<void> {
  return tellOnceCommitted(db, { name, ...facts });
}

/** Milliseconds since a row's time, by this machine's clock. */
export const msSince = (time: Date): number => Math.max(0, Date.now() - time.getTime());
