const KEY = 'reloaded-for';

/** The error of a script that is not there: an update took its place while the page was open. */
export function isMissingScript(error: unknown): boolean {
  // Chromium's words, Firefox's, and Safari's.
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

/**
 * Whether loading the page anew may bring a missing script back: not when this very version of the
 * page was loaded for the same reason. Remembers that it was asked.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  version = import.meta.url,
): boolean {
  try {
    if (storage.getItem(KEY) === version) return false;
    storage.setItem(KEY, version);
    return true;
  } catch {
    // Nowhere to remember it: it might go on for ever.
    return false;
  }
}
