import { useRef } from 'react';

/**
 * For menus of pages. Radix gives the focus back to what opened a menu; once a page is chosen it
 * belongs there instead, and which of the two comes last would be a matter of luck.
 */
export function useFocusAfterChoice() {
  const hasChosen = useRef(false);
  return {
    onChoose: () => {
      hasChosen.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!hasChosen.current) return;
      hasChosen.current = false;
      event.preventDefault();
      document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}
