export type SharedValue<T> = {
  get: () => T;
  set: (value: T) => void;
  /** For useSyncExternalStore; gives the way to stop. */
  subscribe: (onChange: () => void) => () => void;
};

/** One value for all previews of a page, which tells them when it changes. */
export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
