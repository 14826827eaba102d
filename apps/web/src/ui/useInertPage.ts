import { useLayoutEffect } from 'react';

/**
 * Holds the page behind a dialog still and out of reach, for keyboard and screen reader too. What is
 * appended to the body beside it stays usable: toasts, and the overlays of Stripe.
 */
export function useInertPage(): void {
  // A layout effect, to be over before the dialog gives the focus back: what is inert cannot take it.
  useLayoutEffect(() => {
    const page = document.getElementById('root')!;
    const { documentElement, body } = document;
    // The room of the scroll bar that goes, so that nothing moves.
    body.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = 'hidden';
    page.inert = true;
    return () => {
      page.inert = false;
      documentElement.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, []);
}
