import type { Project } from '@shortcake/contract/project';

/** Fewer tell of no pace; more are of another hour. */
const FEWEST_ENDS = 3;
const LATEST_ENDS = 13;

type Timed = Pick<Project, 'status' | 'createdAt' | 'completedAt' | 'etaSeconds'>;

/**
 * Seconds that a series is likely to take still, null where nothing tells. While some wait, by the pace
 * at which the latest got ready since those were asked for: how many are made at once, and who else is
 * in the line, is in it. When none waits, what the longest of them is told to take.
 */
export function secondsLeft(videos: readonly Timed[]): number | null {
  const waiting = videos.filter(({ status }) => status === 'pending');
  const processing = videos.filter(({ status }) => status === 'processing');
  if (waiting.length === 0) {
    const told = processing.flatMap(({ etaSeconds }) => etaSeconds ?? []);
    return told.length === 0 ? null : Math.max(...told);
  }
  const asked = Math.min(...waiting.map(({ createdAt }) => Date.parse(createdAt)));
  const ends = videos
    .flatMap(({ completedAt }) => (completedAt === null ? [] : [Date.parse(completedAt)]))
    .filter((end) => end >= asked)
    .sort((one, other) => one - other)
    .slice(-LATEST_ENDS);
  if (ends.length < FEWEST_ENDS) return null;
  const each = (ends.at(-1)! - ends[0]!) / (ends.length - 1) / 1000;
  return Math.ceil(each * (waiting.length + processing.length));
}
