import { towards, withAlpha } from '../../../kit/math/colors.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';

/** The bare ground from the horizon to the viewer, lit where the subject stands. */
export function paintFloor(brush: Brush, near: string, far: string) {
  const { context, half, mood } = brush;
  const colors = [brush.tone(far, 0.3), 0.3, brush.tone(far, 0.04), brush.tone(near)];
  const fill = pen.down(context, [0, brush.near], colors);
  pen.box(context, [-half, 0, half * 2, brush.near], fill);
  if (!brush.moving) paintPool(brush, mood.light.key.color[0] > 1 ? '#fff0b8' : '#b8ccff');
}

function paintPool({ context, feet }: Brush, color: string) {
  pen.at(context, { y: feet, scale: [1, 0.34] }, () => {
    const light = [withAlpha(color, 0.3), 0.5, withAlpha(color, 0.12), withAlpha(color, 0)];
    pen.box(context, [-2, -2, 4, 4], pen.halo(context, [0, 0, 0, 1.9], light));
  });
}

/** Dabs that grow towards the viewer: grass, sand, pebbles. `dab` is told where, and how large 1 is. */
export function strew(
  { near, half, random }: Brush,
  count: number,
  dab: (x: number, y: number, size: number, chance: number) => void,
) {
  const rows = Array.from({ length: count }, () => random() ** 1.25).sort((a, b) => a - b);
  for (const row of rows)
    dab((random() * 2 - 1) * half, 0.03 + row * near, 0.2 + row * 0.8, random());
}

/** Soft darker and lighter patches across the ground. */
export function mottleGround(brush: Brush, light: string, dark: string, count = 60) {
  const { context } = brush;
  strew(brush, count, (x, y, size, chance) => {
    context.fillStyle = withAlpha(chance < 0.5 ? brush.tone(light) : brush.tone(dark), 0.16);
    pen.oval(context, [x, y, size * (0.3 + chance * 0.4), size * 0.09]);
  });
}

/** How far a floor's lines meet above the horizon, in units. */
const VANISH = 0.9;

/** A line across the floor that runs away from the viewer; `at` counts units at the feet. */
function rail(brush: Brush, at: number, y: number): number {
  if (brush.moving) return at + (y - brush.feet) * 0.35;
  return (at * (y + VANISH)) / (brush.feet + VANISH);
}

/** Boards that run away from the viewer. */
export function planks(brush: Brush, colors: readonly [string, string], wide = 0.42) {
  const { context, half, near } = brush;
  const count = Math.ceil((half * 3) / wide);
  for (let i = -count; i < count; i++) {
    const own = ((i * 37) & 15) / 15;
    const far = brush.tone(towards(colors[1], colors[0], own * 0.5), 0.12);
    const close = brush.tone(towards(colors[0], colors[1], own * 0.7));
    context.fillStyle = pen.down(context, [0, near], [far, close]);
    quad(brush, i * wide + 0.012, (i + 1) * wide, 0, near);
  }
}

function quad(brush: Brush, left: number, right: number, top: number, bottom: number) {
  const corner = (at: number, y: number) => [rail(brush, at, y), y];
  const far = [...corner(left, top), ...corner(right, top)];
  pen.shape(brush.context, [...far, ...corner(right, bottom), ...corner(left, bottom)]);
}

/** Square tiles in two colors. */
export function checkers(brush: Brush, colors: readonly [string, string], wide = 0.6) {
  const { context, half, near } = brush;
  const count = Math.ceil((half * 3) / wide);
  const rows = [0, 0.05, 0.12, 0.21, 0.33, 0.49, 0.7, 0.98, 1.35, 1.84, 2.5, 3.4].filter(
    (_, i, all) => i === 0 || all[i - 1]! < near,
  );
  for (let row = 0; row < rows.length - 1; row++) {
    for (let i = -count; i < count; i++) {
      context.fillStyle = brush.tone(colors[(i + row) & 1]!, 0.2 - row * 0.02);
      quad(brush, i * wide, (i + 1) * wide, rows[row]!, rows[row + 1]!);
    }
  }
}

/** Brings the light back over a painted floor: bright around the subject, dark in the corners. */
export function lightFloor(brush: Brush) {
  const { context, half, near, feet, moving } = brush;
  if (moving) return;
  const around = [0, feet, 0.4, Math.max(2.4, half * 0.9)] as const;
  const shade = pen.halo(context, around, ['#fff4d642', 0.4, '#fff4d60a', '#14062857']);
  pen.box(context, [-half, 0, half * 2, near], shade);
}
