/** `localStorage` outlives the browser; `sessionStorage` this tab's reloads and trips elsewhere. */
type Keeper = 'localStorage' | 'sessionStorage';

/** What was kept here under a key: of any shape, null when there is nothing or it cannot be read. */
export function readKept(keeper: Keeper, key: string): unknown {
  try {
    return JSON.parse(window[keeper].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. False where the browser refuses: storage is off, or full. */
export function keepValue(keeper: Keeper, key: string, value: unknown): boolean {
  try {
    if (value === null) window[keeper].removeItem(key);
    else window[keeper].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
