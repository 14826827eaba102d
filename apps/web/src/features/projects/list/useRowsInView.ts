import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows kept ready above and below the window. Each more makes every dialog's opening dearer: styles are worked out anew for all. */
const OVERSCAN = 2;

/** A list of no more items is there whole: so most people's is, and the browser's own search finds all of it. */
const SHORT = 100;

/** The gap between rows in pixels, as the grid's own (gap-y-6). */
export const ROW_GAP = 24;

type Options = {
  list: RefObject<HTMLElement | null>;
  /** How many rows the list has. */
  count: number;
  columns: number;
  /** What a row is taken for until it was seen, in pixels. */
  usualHeight: number;
  /** Rows that stay, however far they are scrolled away. */
  kept: readonly number[];
};

/** Which rows of a long list there need be, as the window scrolls, and what room the others take. */
export function useRowsInView({ list, count, columns, usualHeight, kept }: Options) {
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the list comes and goes.
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    overscan: count * columns <= SHORT ? SHORT : OVERSCAN,
    gap: ROW_GAP,
    scrollMargin,
    // Or the first picture would have no rows, and a link to one of them would lead nowhere.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  });
  const rows = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  return {
    measure: virtualizer.measureElement,
    /** Each with the pixels between it and the row before it that there is, or the list's beginning. */
    rows: rows.map(({ index, start }, place) => {
      const before = rows[place - 1];
      const end = before ? before.end + ROW_GAP : scrollMargin;
      return { index, roomBefore: start - end };
    }),
    roomAfter: total + scrollMargin - (rows.at(-1)?.end ?? scrollMargin),
  };
}
