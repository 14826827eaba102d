import type { Project } from '@shortcake/contract/project';
import type { Takedown } from '@shortcake/contract/report';
import { formatDay } from '../dates.ts';
import { formatNumber } from '../plural.ts';
import { standingOf } from './takedown.ts';
import { takedownWords } from './takedown-words.ts';

// What is said before something is deleted that was taken down: nothing is put back that is not there, and
// its files stay as evidence for the time that they have. `now` is in milliseconds.

type Deleted = Pick<Project, 'takedown'>;

/** Whether files stay, once the video is deleted: an objection keeps them no longer then. */
const isKept = ({ until }: Takedown, now: number) => now < Date.parse(until);

/** Completes the sentence that begins with a video's title. */
export function deletedText({ takedown }: Deleted, now = Date.now()): string {
  const words = takedownWords.deletion;
  if (!takedown) return `${words.gone}.`;
  const standing = standingOf(takedown, now);
  const objection =
    standing === 'may object'
      ? words.noObjection
      : standing === 'waiting'
        ? words.objectionEnds
        : '';
  return isKept(takedown, now)
    ? `${words.goneFromAccount}${objection}. ${words.kept(formatDay(takedown.until))}`
    : `${words.gone}${objection}.`;
}

/** A sentence on those of several that were taken down; null where none has anything left to end. */
export function takenDownAmong(videos: readonly Deleted[], now = Date.now()): string | null {
  const words = takedownWords.deletionOfSeveral;
  const takedowns = videos.flatMap(({ takedown }) =>
    takedown && (isKept(takedown, now) || standingOf(takedown, now) === 'waiting') ? takedown : [],
  );
  if (takedowns.length === 0) return null;
  const count = formatNumber(takedowns.length);
  const standings = takedowns.map((takedown) => standingOf(takedown, now));
  const kept = takedowns.filter((takedown) => isKept(takedown, now)).map(({ until }) => until);
  const last = kept.sort().at(-1);
  const ends = [
    standings.includes('waiting')
      ? words.objectionEnds
      : standings.includes('may object') && words.noObjection,
    last && words.kept(count, formatDay(last)),
  ];
  return `${words.takenDown(count)}: ${ends.filter(Boolean).join(', and ')}.`;
}
