import { TURN } from '../../../kit/math/easing.ts';
import { scatter } from '../../../kit/math/noise.ts';
import { rows } from '../../../kit/math/rows.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** Painters of plants right before the lens; each grows from the lower left corner of a square from -1 to 1. */

type Root = { x: number; y: number; turn: number };

/** A pointed leaf with a middle vein, `long` units. */
function leaf(context: pen.Context, root: Root, long: number, color: string) {
  pen.at(context, root, () => {
    pen.shape(context, ['M0 0 Q0.4 -0.42 1 0 Q0.4 0.42 0 0', 0, 0, long], color);
    pen.line(context, ['M0 0 L0.9 0', 0, 0, long], '#f0ffc866', long * 0.04);
  });
}

/** Sprigs of mint. */
export function mint(context: pen.Context) {
  for (let i = 0; i < 11; i++) {
    const share = i / 10;
    const [x, y] = [-1 + share * 0.85, 0.75 - share * 0.85];
    const color = `hsl(${132 + 16 * scatter(i)} 52% ${34 + 18 * scatter(i + 20)}%)`;
    for (const turn of [-1.9 + 0.3 * scatter(i + 5), 0.25 + 0.4 * scatter(i + 9)])
      leaf(context, { x, y, turn }, 0.52 * (1.1 - 0.6 * share), color);
  }
}

/** Broad tropical leaves and a red hibiscus. */
export function hibiscus(context: pen.Context) {
  for (let i = 0; i < 7; i++) {
    const color = `hsl(${140 + 14 * scatter(i + 3)} 62% ${22 + 16 * scatter(i + 7)}%)`;
    leaf(context, { x: -1, y: 0.9, turn: -1.5 + i * 0.26 }, 1.25 + 0.3 * scatter(i), color);
  }
  context.translate(-0.55, 0.42);
  for (let i = 0; i < 5; i++) {
    context.rotate(TURN / 5);
    const petal = pen.halo(context, [0, 0, 0.05, 0.48], ['#8a0a3a', 0.35, '#f02a5a', '#ff7a8a']);
    pen.oval(context, [0, -0.27, 0.22, 0.27], petal);
  }
  context.lineCap = 'round';
  pen.line(context, 'M0 0 L0.2 -0.26', '#ffd84a', 0.06);
}

/** Clover leaves on their stalks. */
export function clover(context: pen.Context) {
  for (const [x, y, size, turn] of rows(
    4,
    [-0.72, -0.1, 0.4, 0.3, -0.2, 0.5, 0.36, 1.1, -0.85, 0.6, 0.42, 0.8, 0.3, 0.86, 0.3, 0.1],
  )) {
    pen.line(context, { curve: [x * 0.6 - 0.4, 1.1, x, 0.8, x, y] }, '#2f8a3a', 0.06);
    for (let i = 0; i < 3; i++) {
      pen.at(context, { x, y, turn: turn + (i * TURN) / 3, scale: size }, () => {
        context.fillStyle = i === 1 ? '#57b848' : '#3f9f42';
        pen.shape(context, 'M0 0 C-0.9 -0.4 -0.55 -1.25 0 -0.85 C0.55 -1.25 0.9 -0.4 0 0');
      });
    }
  }
}

/** Daisies and grass. */
export function daisies(context: pen.Context) {
  for (let i = 0; i < 16; i++) {
    const color = `hsl(${96 + 26 * scatter(i)} 55% ${32 + 16 * scatter(i + 4)}%)`;
    const root = { x: -1.05 + 1.5 * scatter(i * 3), y: 1.05, turn: -1.75 + 0.5 * scatter(i * 5) };
    leaf(context, root, 0.9 + 0.6 * scatter(i * 7), color);
  }
  for (const [x, y, size] of rows(3, [-0.7, 0.05, 0.3, -0.2, 0.5, 0.24, -0.92, 0.62, 0.22])) {
    for (let i = 0; i < 11; i++) {
      pen.at(context, { x, y, turn: (i / 11) * TURN }, () => {
        const white = i % 2 ? '#ffffff' : '#f2f4ff';
        pen.oval(context, [0, -size * 0.68, size * 0.17, size * 0.36], white);
      });
    }
    pen.disc(context, [x, y, size * 0.34], '#ffc928');
  }
}

/** A tall glass of orange juice with a slice on its rim. */
export function longDrink(context: pen.Context) {
  const glass = pen.across(context, [-0.9, -0.2], ['#ffb02a', 0.4, '#ffd85a', '#f07a1a']);
  pen.box(context, [-0.95, -0.42, 0.8, 1.5], '#ffffff80');
  pen.box(context, [-0.91, -0.22, 0.72, 1.3], glass);
  pen.line(context, 'M-0.6 0.6 L-0.34 -0.9', '#ff4f7a', 0.09);
  pen.disc(context, [-0.14, -0.36, 0.3], '#ff9a1f');
  pen.disc(context, [-0.14, -0.36, 0.22], '#ffd27a');
}
