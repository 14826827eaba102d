/** A phone decodes a handful of small videos at once; with more of them all stutter. */
export const MOST_AT_ONCE = 6;

/** A tile in view: its id, and how far its middle is from that of the window, in pixels. */
export type Seen = { id: string; distance: number };

/**
 * Which tiles play next, one step nearer to those that are nearest the middle: at most one begins and one
 * ends. Of two as near, one that plays already is preferred. The same set where nothing is left to change.
 */
export function nextPlaying(
  playing: ReadonlySet<string>,
  seen: readonly Seen[],
): ReadonlySet<string> {
  const wanted = seen
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(playing.has(other.id)) - Number(playing.has(one.id)),
    )
    .slice(0, MOST_AT_ONCE)
    .map(({ id }) => id);
  const begins = wanted.find((id) => !playing.has(id));
  const ends = [...playing].find((id) => !wanted.includes(id));
  if (begins === undefined && ends === undefined) return playing;
  const next = new Set(playing);
  if (ends !== undefined) next.delete(ends);
  if (begins !== undefined) next.add(begins);
  return next;
}
