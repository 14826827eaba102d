import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { switchedOff } from '../limits/switches.ts';

/** Nothing but faults over so long, and an engine is down. */
const DOWN_SECONDS = 600;

/** Faults that stand until the engine works again: its operator is needed. */
const STANDING = { KEY_REFUSED: 'key-refused', MODEL_GONE: 'model-gone' } as const;

/** How an engine is, since when it is not well, and whether it is switched on. */
export type Health = { enabled: boolean } & (
  | { health: 'ok' | 'unknown'; since: null }
  | { health: 'off' | 'down' | (typeof STANDING)[keyof typeof STANDING]; since: Date }
);

/** What is known of how an engine answered. */
type Answers = {
  engine: string;
  hasWorked: boolean;
  /** A refused key, or a model that is gone, since the engine last worked at what the fault was of. */
  standing: keyof typeof STANDING | null;
  standingSince: Date | null;
  /** The news that first said so. */
  standingNews: string | null;
  /** Of its faults since it last worked. */
  firstFaultAt: Date | null;
  faultsForSeconds: number;
};

/**
 * How each engine is, by what it answered lately (engine_news). `key-refused` and `model-gone`: the engine
 * said so and has not worked since; what was said of an ask is ended by an ask that is accepted, since a
 * job of yesterday may still be given out. `down`: nothing but faults for ten minutes. A switch mends none
 * of these. `off`: it is switched off, and was well. `unknown`: nobody has asked it.
 */
export async function readHealth(
  db: Kysely<DB>,
  engines: readonly string[],
): Promise<ReadonlyMap<string, Health>> {
  const off = await switchedOff(db);
  const answers = await readAnswers(db, engines);
  return new Map(
    answers.map((one): [string, Health] => [one.engine, healthOf(one, off.get(one.engine))]),
  );
}

function healthOf(answers: Answers, offSince: Date | undefined): Health {
  const { standing, standingSince, firstFaultAt, faultsForSeconds, hasWorked } = answers;
  const enabled = offSince === undefined;
  if (standing && standingSince) {
    return { enabled, health: STANDING[standing], since: standingSince };
  }
  if (firstFaultAt && faultsForSeconds >= DOWN_SECONDS) {
    return { enabled, health: 'down', since: firstFaultAt };
  }
  if (offSince) return { enabled, health: 'off', since: offSince };
  return { enabled, health: hasWorked ? 'ok' : 'unknown', since: null };
}

/** Which engines have refused their key, or lost their model, and have not worked since. */
export async function refusingEngines(
  db: Kysely<DB>,
  engines: readonly string[],
): Promise<ReadonlySet<string>> {
  const answers = await readAnswers(db, engines);
  return new Set(answers.flatMap(({ engine, standing }) => (standing ? [engine] : [])));
}

/** The ids of the news that a refused key or a missing model stands since. An engine that is off makes no others. */
export async function standingNews(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    select distinct engine from engine_news where ${STANDS}`.execute(db);
  const answers = await readAnswers(
    db,
    rows.map(({ engine }) => engine),
  );
  return answers.flatMap(({ standingNews }) => standingNews ?? []);
}

/** Each engine is six looks for one row each, by indexes: as quick for one that has failed for a week. */
async function readAnswers(db: Kysely<DB>, engines: readonly string[]): Promise<Answers[]> {
  const { rows } = await sql<Answers>`
    select engine, worked.id is not null as "hasWorked",
      stands.code as standing, stood.at as "standingSince", stood.id::text as "standingNews",
      failed.at as "firstFaultAt",
      coalesce(extract(epoch from fails.at - failed.at), 0)::float as "faultsForSeconds"
    from unnest(${engines}::text[]) as of (engine)
    left join lateral (
      select id from engine_news news where news.engine = of.engine and works
      order by id desc limit 1
    ) worked on true
    left join lateral (
      select id from engine_news news where news.engine = of.engine and works and about = 'ask'
      order by id desc limit 1
    ) accepted on true
    left join lateral (
      select at from engine_news news
      where news.engine = of.engine and not works and id > coalesce(worked.id, 0)
      order by id limit 1
    ) failed on true
    left join lateral (
      select at from engine_news news
      where news.engine = of.engine and not works and id > coalesce(worked.id, 0)
      order by id desc limit 1
    ) fails on true
    left join lateral (
      select code, case about when 'ask' then accepted.id else worked.id end as ended_by
      from engine_news news
      where news.engine = of.engine and ${STANDS}
        and id > coalesce(case about when 'ask' then accepted.id else worked.id end, 0)
      order by id desc limit 1
    ) stands on true
    left join lateral (
      select id, at from engine_news news
      where news.engine = of.engine and ${STANDS} and news.code = stands.code
        and id > coalesce(stands.ended_by, 0)
      order by id limit 1
    ) stood on true`.execute(db);
  return rows;
}

/** The words of `engine_news_stands`, or the index would not serve. */
const STANDS = sql`code in ('KEY_REFUSED', 'MODEL_GONE')`;
