import type { Bake } from '../../engine/sprites.ts';
import { type CastFrame, type CastShape, castSize } from './cast-frame.ts';

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
