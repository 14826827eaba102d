import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WallItem } from './wall-items.ts';

/** Which items of a list are selected, while several are. Escape ends it. */
export function useSelection(items: readonly WallItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null);
  const last = useRef<string | null>(null);
  const listed = useRef(items);
  useEffect(() => {
    listed.current = items;
  }, [items]);

  const onSelect = useCallback((key: string, isRange: boolean) => {
    const from = isRange ? last.current : null;
    last.current = key;
    setKeys((known) => known && withKey(known, key, between(listed.current, from, key)));
  }, []);

  const isSelecting = keys !== null;
  useEffect(() => {
    if (!isSelecting) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog or a menu has taken it.
      if (event.key === 'Escape' && !event.defaultPrevented) setKeys(null);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isSelecting]);

  return {
    keys,
    /** Those of the list: what is not shown any more is not selected either. */
    selected: useMemo(() => items.filter(({ key }) => keys?.has(key)), [items, keys]),
    onSelect,
    begin: () => {
      last.current = null;
      setKeys(new Set());
    },
    end: () => setKeys(null),
    /** Goes on with these alone. */
    keep: (kept: readonly string[]) => setKeys((known) => known && new Set(kept)),
  };
}

/** The keys from one item to another, both included, whichever stands first. */
export function between(items: readonly WallItem[], from: string | null, to: string): string[] {
  const places = [from, to].map((key) => items.findIndex((item) => item.key === key));
  if (places.includes(-1)) return [to];
  const [first, second] = places.sort((one, other) => one - other) as [number, number];
  return items.slice(first, second + 1).map(({ key }) => key);
}

/** Takes one out that is in; else puts it in, with all of its range. */
function withKey(keys: ReadonlySet<string>, key: string, range: readonly string[]) {
  if (!keys.has(key)) return new Set([...keys, ...range]);
  return new Set([...keys].filter((one) => one !== key));
}
