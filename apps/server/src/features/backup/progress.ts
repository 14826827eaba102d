/** Tells whoever waits, beside the outcome. */
export type Say = (line: string) => void;

const EVERY_MS = 5000;

/** Counts the calls of what it gives, and says so of what takes long. */
export function sayNowAndThen(say: Say, line: (count: number) => string): () => void {
  let nextAt = performance.now() + EVERY_MS;
  let count = 0;
  return () => {
    count += 1;
    if (performance.now() < nextAt) return;
    say(line(count));
    nextAt = performance.now() + EVERY_MS;
  };
}
