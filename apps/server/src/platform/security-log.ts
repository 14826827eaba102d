import type { Log } from './log.ts';
import { isSeldom } from './seldom.ts';

/** What the security log tells of, with the facts that may stand beside it; docs/operations.md has all. */
type SecurityEvent =
  | { event: 'sign-in' }
  | { event: 'sign-in-refused'; code: string; reason?: string }
  | { event: 'sign-out'; sessions?: 'one' | 'others' }
  | { event: 'account-deleted' }
  | { event: 'api-key-made' | 'api-key-changed' | 'api-key-revoked'; key: string }
  | { event: 'forbidden'; code: string }
  | { event: 'rate-limited'; limit: string }
  | { event: 'webhook-refused'; reason: string }
  | { event: 'key-refused'; service: string }
  | { event: 'webhook-made'; webhook: string }
  | { event: 'webhook-deleted'; webhook: string }
  | { event: 'webhook-secret-rotated'; webhook: string }
  | { event: 'operator-command'; command: string; exitCode: number };

/** `account` is the id of whom it is about, null where that is nobody, or nobody knows. */
export type SecurityLine = SecurityEvent & { account: string | null };

/** Anybody may cause these as often as they like. */
const AT_MOST_ONCE_A_MINUTE = new Set<SecurityEvent['event']>([
  'sign-in-refused',
  'forbidden',
  'rate-limited',
  'webhook-refused',
  'key-refused',
]);

/**
 * Writes one line of the security log, at info: ids and codes alone. Of what a visitor can repeat at
 * will it writes one line a minute for each account and kind, so that nobody floods the log.
 */
export function logSecurity(log: Pick<Log, 'info'>, line: SecurityLine): void {
  const isFrequent = AT_MOST_ONCE_A_MINUTE.has(line.event);
  if (isFrequent && !isSeldom(JSON.stringify(line))) return;
  log.info(line, 'security');
}
