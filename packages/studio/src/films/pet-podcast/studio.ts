import type { Picture } from '../../engine/sprites.ts';
import { BLEED, type Size, type Stage } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { plateSize } from '../../kit/camera/plate-size.ts';
import { towards, withAlpha } from '../../kit/math/colors.ts';
import { scatter } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Colors of a studio: its foam, the light on it, and the neon sign (#rrggbb). */
export const studioColors = {
  violet: { foam: '#4a2a8a', glow: '#a86aff', neon: '#5af0ff', sign: 'bone' },
  blue: { foam: '#0f5a9a', glow: '#4ab8ff', neon: '#ffb03a', sign: 'paw' },
  teal: { foam: '#0c7078', glow: '#2af0dc', neon: '#ff5ab4', sign: 'paw' },
} as const;
export type StudioLook = keyof typeof studioColors;
export type StudioColors = (typeof studioColors)[StudioLook];

/** Foam wedges, a shelf at each side and a neon sign above; BLEED larger all around. */
export function studioWallBake(stage: Stage, name: StudioLook): Picture {
  const look = studioColors[name];
  const size = plateSize(stage);
  const tile = Math.min(stage.width, stage.height) / 6;
  const wall = { ...size, look, tile };
  const signY = size.height * (stage.height > stage.width ? 0.19 : 0.22);
  return blurredBake(
    size,
    3.2,
    (context) => {
      paintFoam(context, wall);
      paintShelf(context, wall);
    },
    (context) => paintSign(context, look, size.width / 2, signY, tile),
  );
}

type Wall = Size & { look: StudioColors; tile: number };

function paintFoam(context: pen.Context, { width, height, look, tile }: Wall) {
  const [lit, shade] = [towards(look.foam, look.glow, 0.45), towards(look.foam, '#060a20', 0.6)];
  const wedge = [lit, 0.5, look.foam, shade];
  for (let row = 0; row * tile < height; row++)
    for (let column = 0; column * tile < width; column++)
      for (let strip = 0; strip < 4; strip++) {
        const upright = (row + column) % 2 === 0;
        const x = column * tile + (upright ? (strip * tile) / 4 : 0);
        const y = row * tile + (upright ? 0 : (strip * tile) / 4);
        context.fillStyle = upright
          ? pen.across(context, [x, x + tile / 4], wedge)
          : pen.down(context, [y, y + tile / 4], wedge);
        pen.box(context, [x, y, upright ? tile / 4 : tile, upright ? tile : tile / 4]);
      }
  const from = [width / 2, height * 0.22, 0] as const;
  const to = [width / 2, height * 0.25, height * 0.6] as const;
  const light = [withAlpha(look.neon, 0.5), 0.35, withAlpha(look.glow, 0.16), '#04061899'];
  pen.box(context, [0, 0, width, height], pen.radial(context, [...from, ...to], light));
}

const books = ['#ff7a5a', '#ffd25a', '#f4ead8', '#5ad0a0', '#ff8ac0', '#6a9aff'] as const;

function paintShelf(context: pen.Context, { width, height, tile }: Wall) {
  for (const side of [0, 1]) {
    const wide = tile * 1.5;
    const left = side ? width - BLEED - wide : BLEED;
    const y = height * 0.36;
    pen.box(context, [side ? left : 0, y, wide + BLEED, tile * 0.14], '#c8843c');
    for (let i = 0; i < (side ? 3 : 5); i++) {
      const tall = tile * (0.55 + 0.4 * scatter(i + side * 9));
      const spine = [left + tile * (0.1 + i * 0.2), y - tall, tile * 0.17, tall] as const;
      pen.box(context, spine, books[(i + side * 3) % books.length]!);
    }
    if (!side) continue;
    const ball = [left + tile * 1.05, y - tile * 0.28] as const;
    pen.disc(context, [...ball, tile * 0.28], '#ff5a7a');
    pen.nib(context, '#ffb0c0', tile * 0.03);
    for (let i = 0; i < 4; i++)
      pen.ring(context, [...ball, tile * 0.24, tile * (0.06 + 0.06 * i), 0.7 - i * 0.5]);
  }
}

function paintSign(context: pen.Context, look: StudioColors, x: number, y: number, r: number) {
  context.lineJoin = 'round';
  context.beginPath();
  if (look.sign === 'paw') {
    context.moveTo(x + r * 0.62, y + r * 0.42);
    context.ellipse(x, y + r * 0.36, r * 0.62, r * 0.5, 0, 0, 7);
    for (const [dx, dy] of rows(2, [-0.78, -0.22, -0.3, -0.62, 0.3, -0.62, 0.78, -0.22])) {
      context.moveTo(x + (dx + 0.2) * r, y + dy * r);
      context.ellipse(x + dx * r, y + dy * r, r * 0.2, r * 0.27, dx * 0.4, 0, 7);
    }
  } else traceBone(context, x, y, r);
  for (const [width, color] of [
    [0.5, withAlpha(look.neon, 0.1)],
    [0.32, withAlpha(look.neon, 0.22)],
    [0.16, look.neon],
    [0.06, '#fff4fc'],
  ] as const) {
    pen.nib(context, color, r * width);
    context.stroke();
  }
}

function traceBone(context: pen.Context, x: number, y: number, r: number) {
  context.moveTo(x - r * 0.7, y - r * 0.2);
  context.lineTo(x + r * 0.7, y - r * 0.2);
  context.arc(x + r * 0.95, y - r * 0.3, r * 0.3, 2.6, 7.3);
  context.arc(x + r * 0.95, y + r * 0.3, r * 0.3, -1.1, 3.6);
  context.lineTo(x - r * 0.7, y + r * 0.2);
  context.arc(x - r * 0.95, y + r * 0.3, r * 0.3, -0.5, 4.2);
  context.arc(x - r * 0.95, y - r * 0.3, r * 0.3, 2.05, 6.75);
  context.closePath();
}
