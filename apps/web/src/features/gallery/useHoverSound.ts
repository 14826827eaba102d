import { useEffect } from 'react';
import { silence, sound } from './sounding.ts';

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
    const on = (type: 'pointerenter' | 'pointerleave', act: (preview: Element) => void) =>
      area.addEventListener(type, (event) => hovers(event) && act(preview), {
        signal: stop.signal,
      });
    on('pointerenter', sound);
    on('pointerleave', silence);
    return () => stop.abort();
  }, [preview]);
}
