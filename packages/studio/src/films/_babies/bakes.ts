import type { Size } from '../../engine/size.ts';
import type { Bake, Bakes, Picture } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import type { CastFrame, CastShape } from '../../kit/cast/cast-frame.ts';
import { castLater } from '../../kit/cast/cast-later.ts';

/** What frames a part that is cast; `finer` times as many pixels per unit as the others. */
export type PartFrame = Omit<CastFrame, 'scale'> & { finer?: number };

/**
 * Sprites of parts, `scale` pixels per unit, whose shapes are loaded where they are cast. The names
 * of all of them begin with `baby/`.
 */
export function partBakes<Part extends string>(
  scale: number,
  frames: Record<Part, PartFrame>,
  load: () => Promise<Record<Part, CastShape>>,
): Bakes {
  const bakes: Bakes = {};
  for (const part in frames) {
    const { finer = 1, ...frame }: PartFrame = frames[part];
    bakes[part] = castLater(
      { ...frame, name: `baby/${frame.name}`, scale: scale * finer },
      async () => (await load())[part],
    );
  }
  return bakes;
}

/** A picture of so many units, `scale` pixels each, which is loaded to paint it. */
export function paintedBake(
  scale: number,
  { wide, tall }: { wide: number; tall: number },
  load: (size: Size) => Promise<Picture>,
): Bake {
  const size = { width: Math.ceil(scale * wide), height: Math.ceil(scale * tall) };
  return { ...size, look: () => load(size) };
}

/** The set behind, which is loaded to paint it; reaches BLEED beyond the picture. */
export function backdropBake(stage: Stage, load: (size: Size) => Promise<Picture>): Bake {
  const size = plateSize(stage);
  return { ...size, look: () => load(size) };
}
