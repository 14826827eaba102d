/**
 * What PostgreSQL says when it cut something short that may succeed later: a lock that another session
 * held too long (55P03), a statement or a transaction out of time (57014, 25P03), two transactions that
 * waited for each other (40P01), or met (40001).
 */
const BUSY_STATES = new Set(['55P03', '57014', '25P03', '40P01', '40001']);

/** Whether a query failed because of what others did at the time, rather than for what it asked. */
export function isDatabaseBusy(error: Error & { code?: unknown }): boolean {
  return typeof error.code === 'string' && BUSY_STATES.has(error.code);
}
