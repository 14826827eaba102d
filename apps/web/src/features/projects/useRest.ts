import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Shorter than this a pointer passes over, and a finger taps. */
const REST_MS = 150;

/**
 * What a film takes to play while a pointer or a finger rests on it, or while the keyboard's focus is there.
 * A finger that has rested has not tapped: when it is lifted, nothing more comes of it.
 */
export function useRest(onRest: (isResting: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      hasHeld.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        hasHeld.current = pointerType === 'touch';
        onRest(true);
      }, REST_MS);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      onRest(false);
    },
    onFocus: ({ target }: { target: Element }) => {
      if (target.matches(':focus-visible')) onRest(true);
    },
    onBlur: () => onRest(false),
    onClickCapture: (event: MouseEvent) => {
      if (!hasHeld.current) return;
      hasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
