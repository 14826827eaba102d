import { towards } from '../../kit/math/colors.ts';
import * as pen from '../../kit/pen/pen.ts';

/**
 * One thing that a face wears: the box it fills, and how it is painted, in face units around the
 * middle between the eyes (eyes 0.35 to each side, mouth at 0.37, top of the head at -0.75).
 */
export type WearLook = {
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  paint: (context: pen.Context) => void;
};

/** Light from the upper left over a round thing. Colors are #rrggbb. */
export function round(context: pen.Context, x: number, y: number, radius: number, color: string) {
  return pen.radial(
    context,
    [x - radius * 0.4, y - radius * 0.45, radius * 0.05, x, y, radius * 1.1],
    [towards(color, '#ffffff', 0.65), 0.45, color, towards(color, '#1a0630', 0.45)],
  );
}

/** Light from the left over something upright between two x. */
export function barrel(context: pen.Context, left: number, right: number, color: string) {
  const [dark, darker] = [towards(color, '#1a0630', 0.3), towards(color, '#1a0630', 0.5)];
  const light = towards(color, '#ffffff', 0.35);
  return pen.across(context, [left, right], [dark, 0.25, light, 0.5, color, darker]);
}

/** The soft shade that a hat throws on the head under its brim. */
export function brimShade(context: pen.Context, y: number, half: number) {
  pen.at(context, { y, scale: [1, 0.3] }, () => {
    const soft = pen.halo(context, [0, 0, half * 0.5, half], ['#1e08146b', '#1e081400']);
    pen.oval(context, [0, 0, half, half], soft);
  });
}
