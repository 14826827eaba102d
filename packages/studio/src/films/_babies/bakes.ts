import type { Bake, Bakes, Picture, Sprites } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { aim, type Camera } from '../../kit/camera/camera.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import type { CastFrame, CastShape } from '../../kit/cast/cast-frame.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import type { Context } from '../../kit/pen/pen.ts';

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
  return byName(Object.keys(frames) as Part[], (part) => {
    const { finer = 1, ...frame }: PartFrame = frames[part];
    const cast = { ...frame, name: `baby/${frame.name}`, scale: scale * finer };
    return castLater(cast, async () => (await load())[part]);
  });
}

/** One of each name. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
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

/** Draws the set behind, at a depth of its own; then the context is at the subject's. */
export function drawBackdrop(
  context: Context,
  sprites: Sprites,
  stage: Stage,
  view: Camera,
  depth = 0.4,
) {
  aim(context, stage, view, depth);
  context.drawCanvas(sprites.backdrop!, -BLEED, -BLEED);
  aim(context, stage, view);
}
