import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../engine/sprites.ts';
import { easeBack } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

const COUNT = 13;

/** One golden crinkle fry standing upright, `length` pixels long. */
export function fryBake(length: number): Picture {
  const width = Math.ceil(length * 0.26);
  return {
    width,
    height: length,
    paint(context) {
      const outline = () => {
        context.beginPath();
        for (let i = 0; i <= 60; i++) {
          const y = (i / 60) * length * 0.97 + 2;
          context.lineTo(width * (0.12 + 0.09 * Math.sin(i * 0.75)), y);
        }
        for (let i = 60; i >= 0; i--) {
          const y = (i / 60) * length * 0.97 + 2;
          context.lineTo(width * (0.86 + 0.09 * Math.sin(i * 0.75)), y);
        }
        context.closePath();
      };
      outline();
      context.fillStyle = pen.across(
        context,
        [0, width],
        ['#ffe88a', 0.55, '#ffcf4a', 0.6, '#f0a626', '#d9821a'],
      );
      context.fill();
      context.strokeStyle = 'rgba(150,80,10,0.55)';
      context.lineWidth = 2;
      context.stroke();
      context.clip();
      context.strokeStyle = 'rgba(190,110,20,0.35)';
      context.lineWidth = length * 0.022;
      for (let i = 0; i < 8; i++) {
        pen.line(context, [0, length * (0.06 + i * 0.125), width, length * (0.06 + i * 0.125)]);
      }
      const tip = context.createLinearGradient(0, 0, 0, length * 0.25);
      tip.addColorStop(0, 'rgba(196,104,20,0.7)');
      tip.addColorStop(1, 'rgba(196,104,20,0)');
      pen.box(context, [0, 0, width, length], tip);
    },
  };
}

/** A shock of fries that grow out of a cut at height `y` (pixels); `grown` 0 to 1. */
export function drawFries(
  context: SKRSContext2D,
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
