import { isDatabaseAway } from './db/is-database-away.ts';
import { StartError } from './start-error.ts';

/** SQLSTATE classes of a refusal at the door: wrong name or password, no such database. */
const REFUSED_AT_THE_DOOR = /^(28|3D)/;

/**
 * What an operator needs to read of an error that stopped a start or a command; undefined for one
 * that nobody foresaw, of which only the stack tells.
 */
export function startAdvice(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (isDatabaseAway(error) || REFUSED_AT_THE_DOOR.test(code ?? '')) {
    return `Cannot use the database (${error.message}). If DATABASE_URL is set, is it right?`;
  }
  return undefined;
}
