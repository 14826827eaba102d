import type { Size } from '../../engine/size.ts';
import type { Bake } from '../../engine/sprites.ts';
import type { Cast } from './cast.ts';

/** What is known of a cast without its shape: its name, and what its picture must hold. */
export type CastFrame = Pick<Cast, 'scale' | 'middle' | 'reach' | 'pitch' | 'pose'> & {
  name: string;
};

/** What a cast shows; for the workshop, where casts are made that ship with the package. */
export type CastShape = Pick<Cast, 'solid' | 'paint' | 'light' | 'alpha'>;

/** Pixels of a cast's picture. */
export function castSize({ reach, scale }: Pick<Cast, 'reach' | 'scale'>): Size {
  return { width: Math.ceil(reach[0] * 2 * scale), height: Math.ceil(reach[1] * 2 * scale) };
}

/** A bake whose shape is loaded where it is cast: a render opens the sprite that ships instead. */
export function castLater(frame: CastFrame, load: () => Promise<CastShape>): Bake {
  return {
    ...castSize(frame),
    name: frame.name,
    async look() {
      const [{ castBake }, shape] = await Promise.all([import('./cast.ts'), load()]);
      return castBake({ ...frame, ...shape });
    },
  };
}
