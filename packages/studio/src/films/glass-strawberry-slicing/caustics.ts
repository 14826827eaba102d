import type { Look } from '../../engine/sprites.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

/** A pool, `side` pixels wide, of the bright wavering lines that light draws after it went through glass or water. */
export function causticLook(side: number, color: readonly [number, number, number]): Look {
  return {
    antialias: false,
    shade(px, py, out) {
      const x = (px / side) * 2 - 1;
      const y = (py / side) * 2 - 1;
      const bend = fractal(x * 2.5 + 40, y * 2.5 + 40, 2) * 2.4;
      const fine = Math.abs(fractal(x * 3 + bend + 20, y * 3 - bend + 20, 2) - 0.5);
      const wide = Math.abs(fractal(x * 1.6 - bend + 60, y * 1.6 + bend + 60, 2) - 0.5);
      const line = smooth(0.09, 0, fine) ** 2 + 0.8 * smooth(0.05, 0, wide) ** 2;
      const away = Math.hypot(x, y);
      const level = (0.2 + line) * smooth(1, 0.15, away);
      for (let c = 0; c < 3; c++) out[c] = 255 * Math.min(1, color[c]! + 0.55 * line * line);
      out[3] = 255 * Math.min(1, level);
    },
  };
}
