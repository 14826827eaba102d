import type { Canvas } from '@napi-rs/canvas';
import { easeBack } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';

const COUNT = 13;

/** A shock of fries that grow out of a cut at height `y` (pixels); `grown` 0 to 1. */
export function drawFries(
  context: Context,
  fry: Canvas,
  { y, scale }: { y: number; scale: number },
  grown: number,
  seconds: number,
) {
  if (grown <= 0) return;
  for (let row = 0; row < 2; row++) {
    for (let i = row; i < COUNT; i += 2) {
      const across = (i / (COUNT - 1)) * 2 - 1;
      const late = 0.25 * Math.abs(Math.sin(i * 5.3));
      const out = easeBack((grown - late) / 0.7) * (0.78 + 0.22 * Math.abs(Math.sin(i * 2.9)));
      if (grown <= late) continue;
      context.save();
      context.beginPath();
      context.rect(-scale * 2, y - scale * 2, scale * 4, scale * 2 + scale * (row ? 0.12 : -0.02));
      context.clip();
      context.translate(across * scale * 0.64, y + scale * (row ? 0.1 : -0.06));
      context.rotate(across * 0.62 + 0.05 * Math.sin(seconds * 9 + i));
      context.drawImage(fry, -fry.width / 2, -out * fry.height * 0.92);
      context.restore();
    }
  }
}
