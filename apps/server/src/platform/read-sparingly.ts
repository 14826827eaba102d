/** What is read costs the one who answers at most a hundredth of the time. */
const SHARE = 100;

/**
 * A read whose answer is kept for a hundred times as long as it took, at least `leastMs` and at most
 * `mostMs` milliseconds; so is a failure. Several at once read once.
 */
export function readSparingly<T>(
  read: () => Promise<T>,
  { leastMs, mostMs }: { leastMs: number; mostMs: number },
  now = () => performance.now(),
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const beganAt = now();
    if (kept && beganAt < kept.until) return kept.answer;
    const entry = { answer: read(), until: Number.POSITIVE_INFINITY };
    const done = () => {
      const keptMs = SHARE * (now() - beganAt);
      entry.until = now() + Math.min(mostMs, Math.max(leastMs, keptMs));
    };
    entry.answer.then(done, done);
    kept = entry;
    return entry.answer;
  };
}
