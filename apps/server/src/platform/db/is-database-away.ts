/**
 * What PostgreSQL says when it cannot serve for now: shutting down or starting (57P01 to 57P03),
 * connection trouble (08...), too many connections (53300).
 */
const AWAY_STATE = /^(57P0[1-3]|08\w{3}|53300)$/;
const AWAY_SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** pg gives these no code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether a query failed because the database is out of reach, rather than for what it asked. */
export function isDatabaseAway(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  const { code } = error;
  if (typeof code !== 'string') return AWAY_MESSAGE.test(error.message);
  return AWAY_STATE.test(code) || (error.syscall === 'connect' && AWAY_SYSTEM_CODES.has(code));
}
