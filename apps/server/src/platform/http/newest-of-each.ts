/**
 * Makes a function that takes something open in under a key, with how to end it, and answers how to
 * take it out again. Of each key the newest `most` stay; one more ends the oldest. Counted in this
 * process's memory.
 */
export function createNewestOfEach(most: number): (key: string, end: () => void) => () => void {
  const open = new Map<string, Set<() => void>>();
  return (key, end) => {
    const ends = open.get(key) ?? new Set();
    open.set(key, ends.add(end));
    const [oldest] = ends;
    if (ends.size > most) oldest!();
    return () => {
      ends.delete(end);
      if (ends.size === 0 && open.get(key) === ends) open.delete(key);
    };
  };
}
