import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import { type Kysely, sql } from 'kysely';
import { LOW } from '../../src/features/credits/service.ts';
import type { DB } from '../../src/schema.ts';

/** What a person's webhook heard, once however often it came. */
export type Heard = { account: string; type: string; data: Record<string, unknown> };

/** Something to be told of, in words by which what was heard is compared, and how often. */
type Event = { account: string; event: string; least: number; most: number };

/**
 * Compares what webhooks heard with what the database says has happened, whose it was, and how often. Of
 * people who left, what had not arrived when they left never does. Answers a line for each breach.
 */
export async function wrongEvents(db: Kysely<DB>, heard: readonly Heard[]): Promise<string[]> {
  const happened = [...(await videosOf(db)), ...(await seriesOf(db)), ...(await lowCreditsOf(db))];
  const staying = await db
    .selectFrom('accounts')
    .select('id')
    .where('erasure_requested_at', 'is', null)
    .execute();
  const stay = new Set(staying.map(({ id }) => id));
  const told = new Map<string, number>();
  for (const one of heard) {
    const key = `${one.account}: ${wordsOf(one)}`;
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  const breaches: string[] = [];
  for (const { account, event, least, most } of happened) {
    const key = `${account}: ${event}`;
    const times = told.get(key) ?? 0;
    told.delete(key);
    if (times > most)
      breaches.push(`${key} was told of ${times} times, and happened ${most} times`);
    if (times < least && stay.has(account)) {
      breaches.push(`${key} was told of ${times} times, and happened ${least} times`);
    }
  }
  return [...breaches, ...[...told.keys()].map((key) => `${key} did not happen`)];
}

function wordsOf({ type, data }: Heard): string {
  if (type === 'credits.low') return lowCredits(Number(data.creditsRemaining));
  if (type !== 'series.completed') return `${type} ${(data as Project).id}`;
  const { id, counts, projectIds } = data as Series;
  return endOfSeries(id, counts, projectIds);
}

const lowCredits = (left: number) => `credits.low ${left}`;

const endOfSeries = (
  id: string,
  { completed, failed }: { completed: number; failed: number },
  projectIds: readonly string[],
) => `series.completed ${id} ${completed} completed ${failed} failed of ${projectIds.join()}`;

/** Each video that ended by itself, deleted ones too: their holds say whose they were. */
async function videosOf(db: Kysely<DB>): Promise<Event[]> {
  const { rows } = await sql<{ account: string; event: string }>`
    select account_id as account, 'video.' || outcome || ' ' || project_id as event
    from video_outcomes join credit_entries using (project_id)
    where outcome in ('completed', 'failed')`.execute(db);
  return rows.map((row) => ({ ...row, least: 1, most: 1 }));
}

/**
 * Each series as it is at the end; and as it was before videos were added to it, if it had ended then, which
 * the database does not tell.
 */
async function seriesOf(db: Kysely<DB>): Promise<Event[]> {
  const rows = await db
    .selectFrom('projects')
    .select(['account_id', 'id', 'status', 'failure_code'])
    .select((eb) => eb.ref('series_id').$notNull().as('series_id'))
    .where('series_id', 'is not', null)
    .orderBy('series_index')
    .execute();
  return [...Map.groupBy(rows, ({ series_id }) => series_id)].flatMap(([id, all]) =>
    all.flatMap((_, index): Event[] => {
      const videos = all.slice(0, index + 1);
      if (videos.every(({ failure_code }) => failure_code === 'CANCELLED')) return [];
      const completed = videos.filter(({ status }) => status === 'completed').length;
      const counts = { completed, failed: videos.length - completed };
      const event = endOfSeries(
        id,
        counts,
        videos.map(({ id }) => id),
      );
      const account = videos[0]!.account_id;
      return [{ account, event, least: videos.length === all.length ? 1 : 0, most: 1 }];
    }),
  );
}

/**
 * Each time that somebody's credits became few, by their movements in the order of their commits: one after
 * the other under the balance. What is taken in one commit for several videos is one movement. The first
 * time is told, a later one only where credits were given since.
 */
async function lowCreditsOf(db: Kysely<DB>): Promise<Event[]> {
  const { rows } = await sql<Movement>`
    with movements as (
      select entry.account_id, pg_xact_commit_timestamp(entry.xmin) as at, min(entry.id) as id,
        sum(posting.amount) as credits, bool_or(entry.type = 'grant') as "isGrant"
      from credit_entries entry join credit_postings posting on posting.entry_id = entry.id
      where posting.book in ('purchased', 'subscription')
      group by entry.account_id, at, case when entry.type <> 'hold' then entry.id end
    )
    select account_id as account, "isGrant", credits::int,
      sum(credits) over (partition by account_id order by at, id)::int as left
    from movements order by account_id, at, id`.execute(db);
  const events: Event[] = [];
  for (const [account, movements] of Map.groupBy(rows, (row) => row.account)) {
    const byLeft = new Map<number, Event>();
    let told: 'never' | 'lately' | 'before a grant' = 'never';
    for (const { isGrant, credits, left } of movements) {
      if (isGrant && told === 'lately') told = 'before a grant';
      if (left >= LOW || left - credits < LOW || told === 'lately') continue;
      const event = lowCredits(Math.max(0, left));
      const { least, most } = byLeft.get(left) ?? { least: 0, most: 0 };
      const isFirst = told === 'never';
      byLeft.set(left, { account, event, least: least + (isFirst ? 1 : 0), most: most + 1 });
      told = 'lately';
    }
    events.push(...byLeft.values());
  }
  return events;
}

type Movement = { account: string; isGrant: boolean; credits: number; left: number };
