import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import type { AskLimits } from './limits.ts';
import { TODAY } from './reservations.ts';

/** The words of `abandoned_asks_filtered`, or the index would not serve. */
export const FILTERED_LATELY = sql<boolean>`starts_with(reason, 'FILTERED_')
  and abandoned_at > now() - interval '24 hours'`;

/** A video is at an engine from the intent to ask until the engine is done with it. */
export const AT_ENGINES = sql<boolean>`status = 'processing' and step in ('submit', 'poll')`;

/** An engine that is to be asked, and the ids of all that are not in this process. */
type Asking = { engine: string; elsewhere: readonly string[] };

/**
 * What a person has at engines elsewhere, and what of it is at one engine; how many of their asks of
 * that engine a filter ended; and which day it is (UTC). One statement, hence one moment: an ask that
 * is filtered meanwhile is counted once.
 */
export async function countAsks(
  db: Kysely<DB>,
  accountId: string,
  { engine, elsewhere }: Asking,
): Promise<{ atOnce: number; atEngine: number; filtered: number; today: string }> {
  const { rows } = await sql<{
    atOnce: number;
    atEngine: number;
    filtered: number;
    today: string;
  }>`
    select count(*)::int as "atOnce",
      (count(*) filter (where engine = ${engine}))::int as "atEngine",
      (select count(*)::int from abandoned_asks
        where account_id = ${accountId} and engine = ${engine} and ${FILTERED_LATELY}) as filtered,
      ${TODAY} as today
    from projects
    where account_id = ${accountId} and ${AT_ENGINES}
      and submit_started_at is not null and engine = any(${elsewhere})`.execute(db);
  return rows[0]!;
}

/** The engines that take no more of a person's asks, with the seconds until they do again. */
export async function closedEngines(
  db: Kysely<DB>,
  accountId: string,
  { filteredAsks }: AskLimits,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ engine: string; seconds: number }>`
    select engine, ceil(extract(epoch from abandoned_at + interval '24 hours' - now()))::int as seconds
    from (
      select engine, abandoned_at,
        row_number() over (partition by engine order by abandoned_at desc) as place
      from abandoned_asks
      where account_id = ${accountId} and ${FILTERED_LATELY}
    ) filtered
    where place = ${filteredAsks}`.execute(db);
  return new Map(rows.map(({ engine, seconds }) => [engine, seconds]));
}
