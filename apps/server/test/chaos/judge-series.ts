import { sql } from 'kysely';
import type { Database } from './storm.ts';

/** What somebody asked for, and what they were told. */
export type AskedSeries = {
  id: string;
  /** Of all its videos. */
  prompts: readonly string[];
  /** How often an open page told that it has ended. */
  notices: number;
  /** How often it went on after it may have ended. */
  revivals: number;
};

/**
 * Compares what is there with what people asked for: of each series its videos, each once; credits
 * captured as videos are finished, or were charged for after a cancel, and released as they are not;
 * nothing held, nobody below zero; and one notice for each series. Answers a line for each breach.
 */
export async function wrongSeries(db: Database, asked: readonly AskedSeries[]): Promise<string[]> {
  const projects = await db
    .selectFrom('projects')
    .select(['series_id', 'prompt', 'status', 'failure_code', 'credit_kept'])
    .execute();
  const bySeries = Map.groupBy(projects, ({ series_id }) => series_id);
  const breaches: string[] = [];
  if (bySeries.size !== asked.length) breaches.push(`there are ${bySeries.size} series`);
  for (const { id, prompts, notices, revivals } of asked) {
    const videos = bySeries.get(id) ?? [];
    const there = videos.map(({ prompt }) => prompt).toSorted();
    if (there.join() !== prompts.toSorted().join()) {
      breaches.push(
        `series ${id} has ${there.length} videos, and not the ${prompts.length} asked for`,
      );
    }
    // Who cancels the rest knows that it has ended; a page that has not looked meanwhile may tell it yet.
    const least = videos.some(({ failure_code }) => failure_code === 'CANCELLED') ? 0 : 1;
    if (notices < least || notices > 1 + revivals) {
      breaches.push(`series ${id} was told of ${notices} times, and went on ${revivals} times`);
    }
  }
  const finished = projects.filter(({ status }) => status === 'completed').length;
  const kept = projects.filter((project) => project.credit_kept).length;
  const { rows } = await sql<{ hold: number; capture: number; release: number }>`
    select (count(*) filter (where type = 'hold'))::int as hold,
      (count(*) filter (where type = 'capture'))::int as capture,
      (count(*) filter (where type = 'release'))::int as release
    from credit_entries`.execute(db);
  const { hold, capture, release } = rows[0]!;
  const paid = asked.reduce((sum, { prompts }) => sum + prompts.length, 0);
  const equal = { hold: paid, capture: finished + kept, release: paid - finished - kept };
  if (JSON.stringify({ hold, capture, release }) !== JSON.stringify(equal)) {
    breaches.push(`credits are ${JSON.stringify(rows[0])}, and should be ${JSON.stringify(equal)}`);
  }
  const wrong = await db
    .selectFrom('credit_balances')
    .select(['account_id', 'purchased', 'held'])
    .where((eb) => eb.or([eb('purchased', '<', 0), eb('held', '<>', 0)]))
    .execute();
  return [...breaches, ...wrong.map((balance) => `balance ${JSON.stringify(balance)}`)];
}
