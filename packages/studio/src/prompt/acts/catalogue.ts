import type { Travel } from '../places/scenery.ts';
import type { ActionName } from '../words/names.ts';
import type { ActMaker } from './act.ts';

const running: Travel = { backdrop: 0, middle: 1, ground: 2, front: 3 };

/**
 * Each action's act, which is loaded when a story plays it. Those that cover ground say how the place
 * runs past, those that need room make everybody smaller.
 */
export const acts: Record<
  ActionName,
  { load: () => Promise<ActMaker>; travel?: Travel; size?: number }
> = {
  slice: { load: async () => (await import('./slice.ts')).slice },
  sing: { load: async () => (await import('./sing.ts')).sing },
  talk: { load: async () => (await import('./talk.ts')).talk },
  dance: { load: async () => (await import('./dance.ts')).dance },
  run: { load: async () => (await import('./run.ts')).run, travel: running },
  fly: {
    load: async () => (await import('./fly.ts')).fly,
    size: 0.88,
    travel: { backdrop: 0, middle: 1, ground: 1, front: 0 },
  },
  explode: { load: async () => (await import('./explode.ts')).explode },
  melt: { load: async () => (await import('./melt.ts')).melt },
  grow: { load: async () => (await import('./grow.ts')).grow },
  pour: { load: async () => (await import('./pour.ts')).pour, size: 0.8 },
  jump: { load: async () => (await import('./jump.ts')).jump, size: 0.92 },
  sleep: { load: async () => (await import('./sleep.ts')).sleep },
  eat: { load: async () => (await import('./eat.ts')).eat },
  swim: { load: async () => (await import('./swim.ts')).swim },
  drive: { load: async () => (await import('./drive.ts')).drive, travel: running },
  wave: { load: async () => (await import('./wave.ts')).wave },
  spin: { load: async () => (await import('./spin.ts')).spin },
  cry: { load: async () => (await import('./cry.ts')).cry },
  laugh: { load: async () => (await import('./laugh.ts')).laugh },
  cook: { load: async () => (await import('./cook.ts')).cook },
};
