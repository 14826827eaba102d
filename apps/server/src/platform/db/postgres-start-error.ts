import { StartError } from '../start-error.ts';

/** The embedded PostgreSQL could not be started; the message says why and what to do. */
export class PostgresStartError extends StartError {}

/** What every way out of an impossible start comes to. */
export const WAY_OUT =
  'Run as an ordinary user who owns the data directory, or set DATABASE_URL to a PostgreSQL of your own.';
