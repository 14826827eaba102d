import { ShortcakeError } from '../error.ts';
import { InterruptedError, NotMadeError, UsageError } from './errors.ts';

/** What is printed of an error, with --json as it stands. */
type ToldError = { code: string; message: string; status?: number; id?: string };

export function describeError(error: unknown, signal: AbortSignal): ToldError {
  if (error instanceof InterruptedError || error instanceof NotMadeError) {
    return { code: error.code, message: error.message, id: error.id };
  }
  if (signal.aborted) return { code: 'INTERRUPTED', message: 'Stopped.' };
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ShortcakeError)) {
    return { code: error instanceof UsageError ? error.code : 'FAILED', message };
  }
  const status = error.status === null ? {} : { status: error.status };
  return { code: error.code, message, ...status };
}
