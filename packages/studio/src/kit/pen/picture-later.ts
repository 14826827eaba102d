import type { Bake } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import type { Context } from './pen.ts';

/** Paints a picture of that size. */
export type Paint = (context: Context, size: Size) => void;

/** Pictures by name whose painters stand in one file, which the threads that bake them load. */
export function picturesLater<Name extends string>(
  sizes: Record<Name, Size>,
  load: () => Promise<Record<Name, Paint>>,
): Record<Name, Bake> {
  const bakes = {} as Record<Name, Bake>;
  for (const name of Object.keys(sizes) as Name[]) {
    const size = sizes[name];
    bakes[name] = {
      ...size,
      async look() {
        const { [name]: paint } = await load();
        return { paint: (context) => paint(context, size) };
      },
    };
  }
  return bakes;
}

/** Whole pixels of a picture `width` wide and `share` of that tall. */
export function widthwise(width: number, share = 1): Size {
  const whole = Math.round(width);
  return { width: whole, height: Math.round(whole * share) };
}

/** Whole pixels of a picture. */
export function rounded(width: number, height: number): Size {
  return { width: Math.round(width), height: Math.round(height) };
}
