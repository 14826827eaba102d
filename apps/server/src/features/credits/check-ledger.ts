import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import type { Rule } from '../findings/advice.ts';
import { type Found, recordRun } from '../findings/service.ts';
import { RULES } from './ledger-check/rules.ts';
import {
  findMissingVideos,
  type Looked,
  MISSING_VIDEO,
  type Sample,
} from './ledger-check/stored-videos.ts';

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
 * each breach in words, and writes them down as findings; none is good. Throws when `stopping` aborts.
 */
export async function checkLedger(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  { sample, onProgress = () => {}, stopping }: Options = {},
): Promise<string[]> {
  const beganAt = performance.now();
  const found = await findBreaches(db, (now) => {
    stopping?.throwIfAborted();
    onProgress(now);
  });
  const onLooked = (looked: Looked) => onProgress({ what: 'videos', ...looked });
  const { breaches, isAll } = await findMissingVideos(db, hasVideo, {
    ...(sample && { sample }),
    onLooked,
  });
  // Another sample would not find these again.
  found.push(
    ...breaches.map((breach) => ({ ...breachOf(MISSING_VIDEO, breach), needsWhole: true })),
  );
  const tookMs = performance.now() - beganAt;
  await recordRun(db, { check: 'check-ledger', isWhole: isAll, tookMs, found });
  return found.map(({ text }) => text);
}

type Options = {
  sample?: Sample;
  onProgress?: (now: Progress) => void;
  stopping?: AbortSignal;
};

type Breach = Found<'check-ledger'>;

const breachOf = (rule: Rule, breach: string): Breach => ({
  ...{ kind: rule, text: `${rule}: ${breach}` },
});

function findBreaches(db: Kysely<DB>, onProgress: (now: Progress) => void): Promise<Breach[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(db);
      const found: Breach[] = [];
      const rules = Object.entries(RULES) as [Rule, (typeof RULES)[keyof typeof RULES]][];
      for (const [index, [rule, query]] of rules.entries()) {
        const { rows } = await query.execute(db);
        for (const { breach } of rows) found.push(breachOf(rule, breach));
        onProgress({ what: 'rules', done: index + 1, total: rules.length });
      }
      return found;
    });
}
