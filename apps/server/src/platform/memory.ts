/** Answers kept at most; beyond it the oldest goes. */
const MOST = 10_000;

/** Remembers what was asked at some cost, by key, for `forMs` milliseconds. */
export type Memory<T> = {
  /** What is remembered, else what `ask` answers; several at once ask once. A failure is not kept. */
  get(key: string, ask: () => Promise<T>): Promise<T>;
  /** Whatever is under way counts as forgotten, too. */
  forget(key: string): void;
};

export function createMemory<T>(forMs: number, now = () => performance.now()): Memory<T> {
  const known = new Map<string, { answer: Promise<T>; until: number }>();
  return {
    get(key, ask) {
      const remembered = known.get(key);
      if (remembered && remembered.until > now()) return remembered.answer;
      const answer = ask();
      const entry = { answer, until: now() + forMs };
      known.delete(key);
      known.set(key, entry);
      if (known.size > MOST) known.delete(known.keys().next().value as string);
      answer.catch(() => {
        if (known.get(key) === entry) known.delete(key);
      });
      return answer;
    },
    forget: (key) => void known.delete(key),
  };
}
