import type postgres from 'postgres';

/** Those who ask while it is measured, and what each has. */
export const ASKERS = 200;
const ASKERS_VIDEOS = 5;
/** Of each of these there is one, once there are more videos than theirs. */
const LONG = [10_000, 1000, 10];
const OTHERS_VIDEOS = 50;
/** Left over after their videos. */
export const CREDITS_LEFT = 10_000;

/** Makes the people, and a temporary table `person` of who has how many videos. */
export async function writePeople(sql: postgres.TransactionSql, finished: number): Promise<void> {
  await sql`create temp table person (
    account uuid primary key default gen_random_uuid(), kind text, videos int, n serial) on commit drop`;
  let left = finished;
  const add = async (kind: string, people: number, videos: number) => {
    await sql`insert into person (kind, videos)
      select ${kind}, ${videos}::int from generate_series(1, ${people}::int)`;
    left -= people * videos;
  };
  await add('asker', ASKERS, Math.min(ASKERS_VIDEOS, Math.floor(finished / ASKERS)));
  for (const videos of LONG) if (left > 2 * videos) await add(`has-${videos}`, 1, videos);
  await add('other', Math.floor(left / OTHERS_VIDEOS), OTHERS_VIDEOS);
  if (left > 0) await add('rest', 1, left);
  await sql`insert into accounts (id, issuer, subject, email)
    select account, 'scale', n, kind || '-' || n || '@example.com' from person`;
}
