import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import { StartError } from '../../platform/start-error.ts';
import { StorageError } from '../../platform/storage/storage.ts';

/** Why a backup was not made, or not restored; the message says what the operator can do. */
export class BackupError extends StartError {}

/** By PostgreSQL, of its own disk. */
const DISK_FULL = '53100';

/**
 * Does some work; throws a BackupError in the place of what a disk or a bucket refused, which says what
 * was done and the way out. What else it throws stays as it is.
 */
export async function withWayOut<T>(
  { doing, wayOut }: { doing: string; wayOut: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new BackupError(`${doing} failed: ${error.message}. ${wayOut}`, { cause: error });
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof StorageError) return true;
  if (!(error instanceof Error) || isDatabaseAway(error)) return false;
  // The system's own errors name the call that failed.
  return 'syscall' in error || ('code' in error && error.code === DISK_FULL);
}
