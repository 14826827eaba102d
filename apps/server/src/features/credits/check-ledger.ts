import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import { RULES } from './ledger-check/rules.ts';
import { findMissingVideos, type Looked, type Sample } from './ledger-check/stored-videos.ts';

/** How far a check has come. Of the finished videos it may look for all, or for a sample. */
export type Progress = { done: number; total: number } & (
  | { what: 'rules' }
  | { what: 'videos'; isAll: boolean }
);

/**
 * For one join or sort, in the place of 4 MB. PostgreSQL needed 89 MB so for two million entries, and
 * what does not fit goes to the disk: a longer ledger needs no more. With 64 MB it needed 248, and was
 * a fifth quicker on a busy machine.
 */
const WORK_MEMORY = '16MB';

/**
 * Verifies every invariant of the ledger on one snapshot of the database. `hasVideo` tells whether
 * a project's video is stored; it is asked about all finished projects, or about a sample. Answers
 * each breach in words; none is good.
 */
export async function checkLedger(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  { sample, onProgress = () => {} }: { sample?: Sample; onProgress?: (now: Progress) => void } = {},
): Promise<string[]> {
  const found = await findBreaches(db, onProgress);
  const onLooked = (looked: Looked) => onProgress({ what: 'videos', ...looked });
  const missing = await findMissingVideos(db, hasVideo, { ...(sample && { sample }), onLooked });
  return [...found, ...missing];
}

function findBreaches(db: Kysely<DB>, onProgress: (now: Progress) => void): Promise<string[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(db);
      const found: string[] = [];
      const rules = Object.entries(RULES);
      for (const [index, [rule, query]] of rules.entries()) {
        const { rows } = await query.execute(db);
        for (const { breach } of rows) found.push(`${rule}: ${breach}`);
        onProgress({ what: 'rules', done: index + 1, total: rules.length });
      }
      return found;
    });
}
