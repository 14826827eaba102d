import type { Look } from '../../engine/sprites.ts';
import type { CastShape } from '../../kit/cast/cast-frame.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import { linearRgb, roughen, setColor, tint } from '../../kit/cast/surface.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { bedroomLight } from './watermelon.ts';

/** A soft ball of down of a color (#rrggbb); the variant changes its bumps. */
export function fluffShape(variant: number, color: string): CastShape {
  const own = linearRgb(color);
  const ball: Solid = (x, y, z) => {
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length > 1.2) return length - 1.02;
    const bump = spaceNoise(x * 3 + variant * 7, y * 3, z * 3, 3) - 0.5;
    return (length - 0.72 - 0.5 * bump) * 0.6;
  };
  return {
    solid: ball,
    paint(point, surface) {
      setColor(surface, own);
      tint(surface, linearRgb('#ffffff'), clamp(point.y * 0.3));
      roughen(point, 1, 9);
      surface.soft = 1;
      surface.gloss = 0;
      surface.rim = 0.7;
    },
    alpha: (_point, facing) => smooth(0, 0.22, facing),
    light: bedroomLight,
  };
}

/** A curved feather, `side` pixels long, its quill to the left; CSS colors of its light and its shaded side. */
export function featherLook(side: number, light: string, shade: string): Look {
  return {
    paint(context) {
      context.scale(side / 2, side / 2);
      context.translate(1, 0.62);
      context.fillStyle = pen.down(context, [-0.35, 0.35], [light, shade]);
      context.beginPath();
      context.moveTo(-0.6, 0.12);
      const edge = (i: number, reach: number, notch: number) => {
        const x = -0.55 + i * 0.107;
        const wide = reach * Math.sin(((i + 1) / 16) * Math.PI) ** 0.7;
        context.lineTo(x, 0.1 - 0.16 * (x + 0.6) - wide + (i % 2) * notch);
      };
      for (let i = 0; i <= 14; i++) edge(i, 0.44, 0.045);
      context.lineTo(0.97, -0.2);
      for (let i = 14; i >= 0; i--) edge(i, -0.38, -0.045);
      context.fill();
      pen.line(context, 'M-0.96 0.17 Q0 0.05 0.9 -0.17', '#ffffffe6', 0.03);
      pen.nib(context, '#be788c40', 0.018);
      for (let i = 0; i < 11; i++) {
        const x = -0.45 + i * 0.115;
        const y = 0.1 - 0.16 * (x + 0.6);
        pen.line(context, ['M0 0 L0.14 -0.2 M0 0 L0.16 0.14', x, y]);
      }
    },
  };
}
