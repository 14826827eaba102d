import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log.ts';
import { periodically } from '../../../platform/periodically.ts';
import type { DB } from '../../../schema.ts';
import { failOverdueProjects } from './outcome.ts';

const EVERY_MS = 2000;

/**
 * Fails projects past their deadline, until stopped. Any number of processes may do so at once.
 * Answers how to stop.
 */
export const keepDeadlines = (db: Kysely<DB>, log: Log): (() => Promise<void>) =>
  periodically('fail overdue projects', EVERY_MS, () => failOverdueProjects(db), log);
