import type { Timeouts } from '../platform/db/connection.ts';

// `answerMs` is what PostgreSQL lets a statement run, and some seconds: who waits longer waits for a host
// that is gone. Migrations, LISTEN and the operator's commands have none: they take as long as they take.

/**
 * Somebody is waiting for the answer. A request that finds a row locked holds a connection that others
 * need, hence the short first one; two seconds are a hundred times what a spend of credits takes.
 */
export const WEB_TIMEOUTS: Timeouts = {
  lockMs: 2000,
  statementMs: 15_000,
  idleInTransactionMs: 15_000,
  connectionMs: 5000,
  answerMs: 20_000,
};

/**
 * Nobody is waiting, and what fails is tried again; chores read much. A lock is waited for less long
 * than a lease lasts (12 s), so that a worker behind one can go on renewing.
 */
export const WORKER_TIMEOUTS: Timeouts = {
  lockMs: 5000,
  statementMs: 120_000,
  idleInTransactionMs: 60_000,
  connectionMs: 10_000,
  answerMs: 125_000,
};

/**
 * Somebody outside asks whether the process is well, and a probe that waits longer has given up. Behind a
 * pooler a single statement has the limits of its sessions, and `answerMs`.
 */
export const PROBE_TIMEOUTS: Timeouts = {
  lockMs: 1000,
  statementMs: 2000,
  idleInTransactionMs: 2000,
  connectionMs: 2000,
  answerMs: 2000,
};
