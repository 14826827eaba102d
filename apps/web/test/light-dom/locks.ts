import { vi } from 'vitest';

/** Gives the page shared locks of its own: Node's are held by all threads, and so by pages of other tests. */
export function playLocks() {
  const held = new Set<{ name: string }>();
  const hold = async (name: string, _options: object, work: () => unknown) => {
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  const locks = { request: hold, query: async () => ({ held: [...held] }) };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
  return {
    /** Another tab holds a lock until the returned function is called. */
    holdElsewhere(name: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      void hold(name, {}, () => promise);
      return resolve;
    },
  };
}
