import { type RefObject, useRef } from 'react';

/**
 * Radix returns the focus to a dialog's trigger only; ours are opened by state. What had the focus
 * gets it back, and when that is gone (an entry of a closed menu), the element of `fallback`, or the
 * page itself: the focus never falls to the start of the document.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const element = before.current;
      const target =
        element instanceof HTMLElement && element.isConnected && element !== document.body
          ? element
          : fallback?.current;
      target?.focus();
      if (document.activeElement === document.body) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    },
  };
}
