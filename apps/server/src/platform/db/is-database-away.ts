/**
 * What PostgreSQL says when it cannot serve for now: shutting down or starting (57P01 to 57P03),
 * connection trouble (08...), too many connections (53300).
 */
const AWAY_STATE = /^(57P0[1-3]|08\w{3}|53300)$/;
/** pg gives these no code. The last is for what is asked of a client that was ended as late. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;
const LATE_MESSAGE = 'Query read timeout';
/** By the pool, of a connection that was waited for. */
const UNREACHED_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Looking for the server's address, and for the server: whatever these fail with. */
const REACHING = new Set(['getaddrinfo', 'connect']);
/** How a connection ends with a query in flight; files are read and written, too, with other codes. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

type SystemError = Error & { code?: unknown; syscall?: unknown };

/** Whether a query failed because the database is out of reach, rather than for what it asked. */
export function isDatabaseAway(error: SystemError): boolean {
  // A host of several addresses, such as localhost, each of which was tried.
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.every(isDatabaseAway);
  }
  const { code, syscall } = error;
  if (typeof code !== 'string') return AWAY_MESSAGE.test(error.message) || isLate(error);
  if (AWAY_STATE.test(code)) return true;
  if (syscall === 'read' || syscall === 'write') return LOST.has(code);
  return typeof syscall === 'string' && REACHING.has(syscall);
}

/** Whether pg gave up waiting for the answer to a statement, which may still run. */
export const isLate = (error: Error): boolean => error.message === LATE_MESSAGE;

/**
 * Whether an answer, or a connection, was waited for in vain for as long as that is waited for. Who asks
 * the same again right away waits as long again.
 */
export const isDatabaseSilent = (error: Error): boolean =>
  isLate(error) || UNREACHED_MESSAGE.test(error.message);
