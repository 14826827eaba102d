import type { Bake } from '../../../engine/sprites.ts';

/** Pixels of an open paper umbrella's picture; its stick's lower end is at the middle of the bottom. */
export const UMBRELLA = { width: 240, height: 260 };

export function umbrellaBake(color: string): Bake {
  return {
    ...UMBRELLA,
    look: async () => (await import('./umbrella-and-straw.ts')).umbrella(color),
  };
}

/** A straw's foot is at the middle of the bottom. */
export function strawBake(color: string): Bake {
  return {
    width: 140,
    height: 280,
    look: async () => (await import('./umbrella-and-straw.ts')).straw(color),
  };
}
