import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { recentMakingTimes, type ViewedRow } from './queries.ts';

/** How long an engine took for its latest videos, from the ask until they could be played. */
export type EngineHistory = { medianSeconds: number; p90Seconds: number };

/** With fewer videos there is no history to speak of. */
const FEWEST_VIDEOS = 5;
/** Engines change with the hour: what was long ago tells little. */
const LATEST_VIDEOS = 100;
const KEPT_MS = 10_000;

/** What the videos of an engine took, in seconds in any order; null for too few. */
export function historyOf(seconds: readonly number[]): EngineHistory | null {
  if (seconds.length < FEWEST_VIDEOS) return null;
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] as number;
  return { medianSeconds: at(0.5), p90Seconds: at(0.9) };
}

/**
 * Whole seconds that a video is likely to take still: as long as half of them take, then as long as
 * nine in ten take; null when there is nothing to go by, or it is late beyond that.
 */
export function etaSeconds(
  { status, submit_started_at, engine }: ViewedRow,
  histories: EngineHistories,
  now = Date.now(),
): number | null {
  const history = engine === null ? null : histories.get(engine);
  if (status !== 'processing' || submit_started_at === null || !history) return null;
  const elapsed = (now - submit_started_at.getTime()) / 1000;
  const likely = [history.medianSeconds, history.p90Seconds].find((seconds) => seconds > elapsed);
  return likely === undefined ? null : Math.ceil(likely - elapsed);
}

export type EngineHistories = ReadonlyMap<string, EngineHistory | null>;

/** Reads histories from the projects that are there, at most every few seconds. */
export function createHistoryReader(db: Kysely<DB>) {
  const known = new Map<string, { at: number; history: Promise<EngineHistory | null> }>();
  const read = async (engine: string) =>
    historyOf(await recentMakingTimes(db, engine, LATEST_VIDEOS));

  /** The histories of the engines that these projects are with. */
  return async (rows: readonly ViewedRow[]): Promise<EngineHistories> => {
    const engines = new Set(
      rows.flatMap(({ status, engine }) => (status === 'processing' && engine ? [engine] : [])),
    );
    const histories = new Map<string, EngineHistory | null>();
    for (const engine of engines) {
      let entry = known.get(engine);
      if (!entry || performance.now() - entry.at > KEPT_MS) {
        entry = { at: performance.now(), history: read(engine) };
        known.set(engine, entry);
        entry.history.catch(() => known.delete(engine));
      }
      histories.set(engine, await entry.history);
    }
    return histories;
  };
}

export type ReadHistories = ReturnType<typeof createHistoryReader>;
