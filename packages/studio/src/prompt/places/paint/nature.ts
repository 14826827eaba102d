import { towards } from '../../../kit/math/colors.ts';
import { TURN } from '../../../kit/math/easing.ts';
import { fractal } from '../../../kit/math/noise.ts';
import { rows } from '../../../kit/math/rows.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Brush } from './brush.ts';

/** Fills everything below a wavy line; lengths in units, colors (#rrggbb) of its edge and depth. */
export function hill(
  { context, half, near, random }: Brush,
  top: number,
  height: number,
  waves: number,
  [light, dark]: readonly [string, string],
) {
  const shift = random() * 200;
  context.fillStyle = pen.down(context, [top - height, top + height + 0.5], [light, dark]);
  context.beginPath();
  context.moveTo(-half, near);
  for (let i = 0; i <= 60; i++) {
    const x = -half + (half * 2 * i) / 60;
    context.lineTo(x, top - height * (fractal(x * waves + shift, shift, 2) - 0.5) * 2);
  }
  context.lineTo(half, near);
  context.fill();
}

/** Jagged peaks with lit left flanks and white caps when `snow` is a color. */
export function peaks(
  { context, half, near, random }: Brush,
  base: number,
  tall: number,
  [light, dark]: readonly [string, string],
  snow?: string,
) {
  for (let x = -half; x < half + tall; x += tall * (0.5 + 0.4 * random())) {
    const height = tall * (0.6 + 0.4 * random());
    const wide = height * (0.72 + 0.2 * random());
    const lean = wide * (random() - 0.5) * 0.3;
    const slope = (left: number, right: number, color: string) => {
      context.fillStyle = color;
      pen.shape(context, [x + lean, base - height, x + left * wide, near, x + right * wide, near]);
    };
    const spread = (near - base + height) / height;
    slope(-spread, spread, light);
    slope(0.15, spread, dark);
    if (!snow) continue;
    context.fillStyle = snow;
    context.beginPath();
    context.moveTo(x + lean, base - height);
    const cap = 0.36;
    for (const [share, drop] of rows(
      2,
      [-1, 1, -0.55, 0.72, -0.2, 1.15, 0.2, 0.8, 0.6, 1.1, 1, 0.9],
    )) {
      context.lineTo(
        x + lean * (1 - cap) + share * wide * cap * drop,
        base - height * (1 - cap * drop),
      );
    }
    context.fill();
  }
}

/** A stone with a lit upper left. */
export function rock({ context }: Brush, x: number, y: number, size: number, color: string) {
  context.fillStyle = pen.radial(
    context,
    [x - size * 0.4, y - size * 0.7, 0, x, y - size * 0.3, size * 1.2],
    [towards(color, '#ffffff', 0.35), 0.5, color, towards(color, '#0a0824', 0.45)],
  );
  pen.shape(context, ['M-1 0 Q-1 -0.75 -0.35 -0.85 Q0.5 -0.95 1 0 Q0 0.22 -1 0', x, y, size]);
}

/** A tuft of grass blades standing at (x, y). */
export function tuft(brush: Brush, x: number, y: number, tall: number, color: string) {
  const { context, random } = brush;
  for (let i = 0; i < 6; i++) {
    const lean = (i / 5 - 0.5) * tall * 1.3;
    const height = tall * (0.6 + 0.5 * random());
    context.fillStyle = towards(color, i % 2 ? '#f4ffa0' : '#02301c', 0.2);
    context.beginPath();
    context.moveTo(x + lean * 0.3 - tall * 0.07, y);
    context.quadraticCurveTo(x + lean * 0.4, y - height * 0.6, x + lean, y - height);
    context.quadraticCurveTo(x + lean * 0.6, y - height * 0.4, x + lean * 0.3 + tall * 0.07, y);
    context.fill();
  }
}

/** A flower of five petals seen a little from above. */
export function flower(
  { context }: Brush,
  x: number,
  y: number,
  size: number,
  [petal, heart]: readonly [string, string],
) {
  context.fillStyle = petal;
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TURN;
    const [left, top] = [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.42];
    pen.oval(context, [left, top, size * 0.5, size * 0.36, angle]);
  }
  pen.oval(context, [x, y, size * 0.36, size * 0.28], heart);
}
