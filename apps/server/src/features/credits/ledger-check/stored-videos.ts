import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';

/** Of all finished videos the newest, and some by chance: the same seed leads to the same places. */
export type Sample = { newest: number; random: number; seed: number };

/** So many were looked for, of so many that will be; and whether these are all that there are. */
export type Looked = { done: number; total: number; isAll: boolean };

/** The rule that these looks hold the product to. */
export const MISSING_VIDEO = 'a captured credit has a stored video';

/** Ids in memory at a time. */
const PAGE = 1000;
/** A bucket answers after some 20 ms: 100,000 videos take a minute so, and half an hour in turn. */
const LOOKS_AT_ONCE = 32;

/**
 * Looks for the stored videos of finished projects, of all or of a sample. Answers each that is
 * missing, in words, and whether it looked for all. `onLooked` hears now and then how far it is.
 */
export async function findMissingVideos(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  { sample, onLooked }: { sample?: Sample; onLooked: (looked: Looked) => void },
): Promise<{ breaches: string[]; isAll: boolean }> {
  const breaches: string[] = [];
  const count = await countCompleted(db);
  const isAll = sample === undefined || count <= sample.newest + sample.random;
  const ids = isAll ? undefined : await sampleOf(db, sample);
  const total = ids?.length ?? count;
  let done = 0;
  for await (const page of ids ? pagesOf(ids) : allPages(db)) {
    const left = page.values();
    const look = async () => {
      for (const id of left) {
        if ((await hasVideo(id)) || !(await isShown(db, id))) continue;
        breaches.push(`project ${id} has none`);
      }
    };
    await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, look));
    done += page.length;
    onLooked({ done, total, isAll });
  }
  return { breaches, isAll };
}

async function countCompleted(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest; and, for random ids, the finished projects that come next in the order of ids. */
async function sampleOf(db: Kysely<DB>, { newest, random, seed }: Sample): Promise<string[]> {
  const points = Array.from({ length: random }, (_, n) =>
    createHash('sha256').update(`${seed} ${n}`).digest('hex').slice(0, 32),
  );
  const { rows } = await sql<{ id: string }>`
    (select id from projects where status = 'completed' order by completed_at desc limit ${newest})
    union
    select next.id from unnest(${points}::uuid[]) as point, lateral (
      select id from projects where status = 'completed' and id >= point order by id limit 1) next
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

function* pagesOf(ids: readonly string[]): Generator<string[]> {
  for (let i = 0; i < ids.length; i += PAGE) yield ids.slice(i, i + PAGE);
}

async function* allPages(db: Kysely<DB>): AsyncGenerator<string[]> {
  let page = await completedAfter(db, undefined);
  while (page.length > 0) {
    yield page;
    page = await completedAfter(db, page.at(-1));
  }
}

/** The next ids of finished projects, in their order. */
async function completedAfter(db: Kysely<DB>, after: string | undefined): Promise<string[]> {
  let query = db.selectFrom('projects').select('id').where('status', '=', 'completed');
  if (after !== undefined) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(PAGE).execute();
  return rows.map(({ id }) => id);
}

/**
 * Not where it was deleted since it was listed: its files go right after it. Nor while it is taken down, or
 * its files are on their way back.
 */
async function isShown(db: Kysely<DB>, projectId: string): Promise<boolean> {
  const query = db
    .selectFrom('projects')
    .leftJoin('evidence', 'evidence.project_id', 'projects.id')
    .select('id')
    .where('id', '=', projectId)
    .where('taken_down_at', 'is', null)
    .where('evidence.project_id', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}
