import { setTimeout as sleep } from 'node:timers/promises';
import type { Series } from '@shortcake/contract/series';
import type { Visitor } from '../visitor.ts';
import { type AskedSeries, wrongSeries } from './judge-series.ts';
import { bodyOf, sendOnce, untilAnswered } from './people.ts';
import { makePlans, type Plan, seededRandom } from './plan.ts';
import { type ChaosReport, type Database, runStorm } from './storm.ts';
import { watchEnds } from './watch-ends.ts';

/** Every so many-th person cancels the rest of their series. */
const PEOPLE_A_CANCEL = 3;
/** As a product that nobody has configured; fewer than an engine has of somebody's who cancels. */
const FREE_ABANDONS_PER_DAY = 5;
/** Requests whose connection breaks before they are answered, and answered ones that are sent again. */
const BROKEN_SHARE = 0.5;
const REPEATED_SHARE = 0.4;
/** Milliseconds, from 1 to 500: a small series is answered soon, and twenty large ones late. */
const breaksAfter = (random: () => number) => Math.round(500 ** random());

export type SeriesReport = ChaosReport & {
  series: number;
  /** That were asked for and paid: at first, in the midst of it, and in place of failed ones. */
  videos: number;
  added: number;
  retried: number;
  /** Requests that were sent again after a broken connection, and after their answer. */
  broken: number;
  repeated: number;
  notices: number;
};

type Tally = Pick<SeriesReport, 'added' | 'retried' | 'broken' | 'repeated'>;

/**
 * Series of so many rows, one of a person each, through a storm: they are asked for all at once; while
 * they are made videos are added, failed ones are asked for again, and some people cancel the rest.
 */
export async function stormOfSeries(options: {
  series: number;
  rows: number;
  seed: number;
  deadlineSeconds: number;
  say?: (line: string) => void;
}): Promise<SeriesReport> {
  const { series, rows, seed, deadlineSeconds, say } = options;
  const random = seededRandom(seed);
  // Also how many are at engines at once, so that there are always some that wait.
  const more = Math.ceil(rows / 10);
  const each = { rows, more, retries: Math.ceil(rows / 3) };
  const scripts = scriptsOf(series, each, random);
  const plans = scripts.flatMap(({ rows, more, retries }) => [...rows, ...more, ...retries]);
  const tally: Tally = { added: 0, retried: 0, broken: 0, repeated: 0 };
  let asked: AskedSeries[] = [];
  const report = await runStorm({
    ...{ plans, random, deadlineSeconds, say },
    people: series,
    // What is asked for again is paid for by what came back.
    credits: rows + more,
    freeAbandonsPerDay: FREE_ABANDONS_PER_DAY,
    variables: { MAX_VIDEOS_AT_ONCE: String(more) },
    async ask(people) {
      const watches = people.map((person) => watchEnds(person));
      const made = await Promise.all(
        scripts.map((script, i) => makeSeries(people[i]!, script, seededRandom(seed + i), tally)),
      );
      return {
        deleted: new Map(),
        async judge(db: Database) {
          const notices = await Promise.all(watches.map((watch) => watch.stop()));
          asked = made.map((one, i) => ({ ...one, notices: notices[i]!.get(one.id) ?? 0 }));
          return wrongSeries(db, asked);
        },
      };
    },
  });
  return {
    ...report,
    ...{ series, ...tally },
    videos: asked.reduce((sum, { prompts }) => sum + prompts.length, 0),
    notices: asked.reduce((sum, { notices }) => sum + notices, 0),
  };
}

type Script = { name: string; rows: Plan[]; more: Plan[]; retries: Plan[]; isCancelled: boolean };

function scriptsOf(
  series: number,
  each: { rows: number; more: number; retries: number },
  random: () => number,
): Script[] {
  const total = each.rows + each.more + each.retries;
  const plans = makePlans(series * total, random);
  return Array.from({ length: series }, (_, i) => {
    const [first, ...rest] = plans.slice(i * total, (i + 1) * total) as [Plan, ...Plan[]];
    // Of each series one fails for sure, and soon.
    const rows = [{ ...first, behavior: { submit: 'filtered' as const } }, ...rest];
    return {
      name: `Series ${i}`,
      rows: rows.slice(0, each.rows),
      more: rows.slice(each.rows, each.rows + each.more),
      retries: rows.slice(each.rows + each.more),
      isCancelled: i % PEOPLE_A_CANCEL === PEOPLE_A_CANCEL - 1,
    };
  });
}

async function makeSeries(
  person: Visitor,
  script: Script,
  random: () => number,
  tally: Tally,
): Promise<Omit<AskedSeries, 'notices'>> {
  const { name, rows, more, retries, isCancelled } = script;
  const post = (path: string, body: unknown, key: string) =>
    postFirmly(person, { path, body, key }, random, tally);
  const { id } = await post('/api/series', { title: name, items: rows.map(bodyOf) }, 'series');
  const path = `/api/series/${id}`;
  const prompts = rows.map(({ prompt }) => prompt);
  let revivals = 0;
  const add = async (plans: readonly Plan[], key: string) => {
    const { counts } = await post(`${path}/items`, { items: plans.map(bodyOf) }, key);
    prompts.push(...plans.map(({ prompt }) => prompt));
    if (counts.pending + counts.processing <= plans.length) revivals += 1;
  };
  const failed = await untilSeries(
    person,
    path,
    ({ counts }) => counts.failed > 0 && ended(counts) >= rows.length / 8,
  );
  const again = retries.slice(0, failed.counts.failed);
  await add(again, 'again');
  tally.retried += again.length;
  await untilSeries(person, path, ({ counts }) => ended(counts) >= rows.length / 4);
  await add(more, 'more');
  tally.added += more.length;
  if (isCancelled) {
    await untilSeries(person, path, ({ counts }) => ended(counts) >= rows.length / 2);
    await untilAnswered(person, `${path}/cancel`, { method: 'POST' });
  }
  return { id, prompts, revivals };
}

const ended = ({ completed, failed }: Series['counts']) => completed + failed;

async function untilSeries(
  person: Visitor,
  path: string,
  is: (series: Series) => boolean,
): Promise<Series> {
  for (;;) {
    const { body } = await untilAnswered<Series>(person, path);
    if (is(body)) return body;
    await sleep(300);
  }
}

/**
 * Asks under a key until it is answered. The connection may break before, and what was answered may be
 * sent again: that must be the same series, and take nothing.
 */
async function postFirmly(
  person: Visitor,
  { path, body, key }: { path: string; body: unknown; key: string },
  random: () => number,
  tally: Tally,
): Promise<Series> {
  const sent = { method: 'POST', headers: { 'idempotency-key': key }, body };
  if (random() < BROKEN_SHARE) {
    const answer = await sendOnce(person, path, sent, AbortSignal.timeout(breaksAfter(random)));
    if (!answer) tally.broken += 1;
  }
  const first = await untilAnswered<Series>(person, path, sent);
  if (random() < REPEATED_SHARE) {
    tally.repeated += 1;
    const again = await untilAnswered<Series>(person, path, sent);
    if (again.status !== 200 || again.body.id !== first.body.id) {
      throw new Error(`${key} of ${first.body.id} was asked for twice: ${again.status}`);
    }
  }
  return first.body;
}
