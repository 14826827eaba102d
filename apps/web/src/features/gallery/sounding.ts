import { useSyncExternalStore } from 'react';
import { sharedValue } from './shared-value.ts';

/** The one preview that may be heard, by its element. */
const sounding = sharedValue<Element | null>(null);

/** Lets this preview be heard, and no other. */
export const turnSoundOn = (preview: Element): void => sounding.set(preview);

/** Takes the sound from this preview, if it has it. */
export function turnSoundOff(preview: Element): void {
  if (sounding.get() === preview) sounding.set(null);
}

export function useSounding(preview: Element | null): boolean {
  return useSyncExternalStore(
    sounding.subscribe,
    () => preview !== null && sounding.get() === preview,
  );
}
