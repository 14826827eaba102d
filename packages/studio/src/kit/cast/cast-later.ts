import type { Bake } from '../../engine/sprites.ts';
import { type CastFrame, type CastShape, castSize } from './cast-frame.ts';

/** A bake whose shape is loaded where it is cast: a render opens the sprite that ships instead. */
export function castLater(frame: CastFrame, load: () => Promise<CastShape>): Bake {
  return {
    ...castSize(frame),
    name: frame.name,
    async look() {
      const { hair, ...shape } = await load();
      const cast = { ...frame, ...shape };
      if (hair) return (await import('./pelt.ts')).peltBake(cast, hair);
      return (await import('./cast.ts')).castBake(cast);
    },
  };
}

/** Casts by name that are framed alike; their shapes stand in one file of the workshop. */
export function castsLater<Name extends string>(
  alike: Pick<CastFrame, 'scale' | 'pitch'>,
  frames: Record<Name, Pick<CastFrame, 'name' | 'reach'> & Partial<CastFrame>>,
  load: () => Promise<Record<Name, CastShape>>,
): Record<Name, Bake> {
  const bakes = {} as Record<Name, Bake>;
  for (const name of Object.keys(frames) as Name[])
    bakes[name] = castLater({ ...alike, ...frames[name] }, async () => (await load())[name]);
  return bakes;
}
