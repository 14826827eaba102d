import { useEffect } from 'react';
import { turnSoundOff, turnSoundOn } from './sounding.ts';

/** A finger hovers over nothing: it has the sound button. */
const hovers = (event: PointerEvent) => event.pointerType !== 'touch';

/**
 * Sound while the pointer is over the preview, or over its card: the nearest element around it with
 * `data-preview-area`. None for null.
 */
export function useHoverSound(preview: Element | null): void {
  useEffect(() => {
    if (!preview) return;
    const area = preview.closest<HTMLElement>('[data-preview-area]') ?? (preview as HTMLElement);
    const stop = new AbortController();
    let isOver = false;
    const turn = (over: boolean) => (event: PointerEvent) => {
      if (!hovers(event) || over === isOver) return;
      isOver = over;
      (over ? turnSoundOn : turnSoundOff)(preview);
    };
    // Not `pointerenter`, which also comes when the page moves beneath a resting pointer: that would
    // take the sound from a preview that was just chosen with the keyboard.
    area.addEventListener('pointermove', turn(true), { signal: stop.signal });
    area.addEventListener('pointerleave', turn(false), { signal: stop.signal });
    return () => stop.abort();
  }, [preview]);
}
