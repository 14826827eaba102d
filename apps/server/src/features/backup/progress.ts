import { nowAndThen } from '../../platform/now-and-then.ts';

/** Tells whoever waits, beside the outcome. */
export type Say = (line: string) => void;

/** Counts the calls of what it gives, and says so now and then. */
export function sayCount(say: Say, line: (count: number) => string): () => void {
  const aloud = nowAndThen();
  let count = 0;
  return () => {
    count += 1;
    aloud(() => say(line(count)));
  };
}
