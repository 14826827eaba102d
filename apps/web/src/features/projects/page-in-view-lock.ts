const LOCK = 'in-view';

/**
 * Lets other tabs know, until the returned function is called, while this page is in view: by a lock,
 * which goes with its tab however that ends.
 */
export function sayWhileInView(): () => void {
  const stop = new AbortController();
  let release = () => {};
  const follow = () => {
    release();
    if (document.hidden) return;
    void navigator.locks?.request(LOCK, { mode: 'shared' }, () => {
      // Hidden since it was asked for.
      if (document.hidden || stop.signal.aborted) return;
      return new Promise<void>((done) => {
        release = done;
      });
    });
  };
  follow();
  document.addEventListener('visibilitychange', follow, { signal: stop.signal });
  return () => {
    stop.abort();
    release();
  };
}

/** Whether any tab of ours that says so is in view. */
export async function isAnyInView(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === LOCK) ?? false;
}
