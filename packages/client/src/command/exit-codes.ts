import { ShortcakeError } from '../error.ts';
import { NotMadeError, UsageError } from './errors.ts';

/** How the command ends: scripts may rely on it. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 } as const;

/** What was written does not fit: another try with the same words would end alike. */
const USAGE = ['NO_KEY', 'WRONG_SETTING', 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE'];
/** The key, its scope, credits, its cap, or moderation. */
const REFUSED_STATUSES = [401, 402, 403, 422];
const REFUSED = ['TOO_MANY_REFUSALS', 'NO_REFUND'];

/** `signal` is aborted by Ctrl-C. */
export function exitCodeOf(error: unknown, signal: AbortSignal): number {
  if (error instanceof NotMadeError) return exitCodes.failed;
  if (signal.aborted) return exitCodes.interrupted;
  if (error instanceof UsageError) return exitCodes.usage;
  if (!(error instanceof ShortcakeError)) return exitCodes.failed;
  if (USAGE.includes(error.code)) return exitCodes.usage;
  const isRefused = REFUSED_STATUSES.includes(error.status ?? 0) || REFUSED.includes(error.code);
  return isRefused ? exitCodes.refused : exitCodes.failed;
}
